"""What helps people to find each other."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from karfunkel.server import messages
from karfunkel.server.routes.asking import WHY, Serving, address, text_answer

LONGEST_QR = 300
router = APIRouter(prefix="/api", tags=["around"])


@router.get("/qr", responses=WHY | text_answer("image/svg+xml"), response_class=Response)
async def qr(
    text: Annotated[str, Query(min_length=1, max_length=LONGEST_QR)],
    request: Request,
    serving: Serving,
) -> Response:
    """A link as a picture that phones can read."""
    drawn = await serving.costly.answer(address(request), ("qr", text), lambda: draw(text))
    return Response(drawn, media_type="image/svg+xml")


def draw(text: str) -> bytes:
    """The picture."""
    import segno  # see `command.qr_code`

    drawn = segno.make(text, error="m", micro=False).svg_inline(scale=4, border=2, omitsize=True)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode()


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request, serving: Serving) -> Response:
    """The OpenAPI schema, for programs."""
    describe = type(request.app).describe
    made = await serving.solving.answer(address(request), "openapi", describe)
    return Response(made, media_type="application/json")


@router.get("/lan")
async def local_address(serving: Serving) -> messages.Lan:
    """Where others in the local network find this server, if they can."""
    return {"address": serving.lan}
