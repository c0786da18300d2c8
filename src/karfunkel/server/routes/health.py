"""For administrators: whether the server is healthy, and how busy it is."""

from fastapi import APIRouter, Response

from karfunkel.server.routes.asking import InHall

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthy() -> dict[str, bool]:
    """The server runs."""
    return {"ok": True}


@router.get("/readyz")
async def ready(hall: InHall) -> dict[str, bool]:
    """Its store can be read and written: with a full disk this is refused."""
    await hall.check_store()
    return {"ok": True}


@router.get("/metrics")
async def metrics(hall: InHall) -> Response:
    """Figures for Prometheus: of this process, and with a label those of all others."""
    reports = hall.tenancy.reports if hall.tenancy else {}
    others = {process: report.figures for process, report in reports.items()}
    return Response(
        hall.metrics.page(others), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
