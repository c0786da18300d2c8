"""Being called when it is one's turn: by Web Push, on devices that asked for it."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from karfunkel.core.errors import Refusal
from karfunkel.server.admin_messages import Done
from karfunkel.server.messages import Incoming
from karfunkel.server.push import LONGEST_ADDRESS
from karfunkel.server.routes.asking import WHY, Holder, Serving, address
from karfunkel.server.store.base import Subscription

router = APIRouter(prefix="/api", tags=["push"])
Address = Annotated[str, Field(max_length=LONGEST_ADDRESS)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,100}={0,2}$")]


class NewDevice(Incoming):
    """A device that wants to be called, as its browser describes it."""

    endpoint: Address
    p256dh: Key
    auth: Key


class OldDevice(Incoming):
    """A device that does not want to be called any more."""

    endpoint: Address


class PushInfo(TypedDict):
    """Whether this server can call."""

    key: str | None
    """The key for `applicationServerKey`; null if it cannot."""


@router.get("/push", responses=WHY)
async def key(serving: Serving) -> PushInfo:
    """The key with which a browser subscribes."""
    return {"key": serving.push.public if serving.push else None}


@router.post("/push", responses=WHY)
async def subscribe(device: NewDevice, holder: Holder, request: Request, serving: Serving) -> Done:
    """Call this device when it is the turn of this person, at most once for each turn."""
    if serving.push is None:
        raise Refusal("server-no-push")
    found = Subscription(device.endpoint, holder, device.p256dh, device.auth)
    serving.push.check(found)
    if not serving.guard.may_subscribe(address(request)):
        raise Refusal("server-too-fast")
    if not await serving.hall.store.subscribe(found, int(serving.hall.clock())):
        raise Refusal("server-full")
    return {"ok": True}


@router.post("/push/forget", responses=WHY)
async def unsubscribe(device: OldDevice, holder: Holder, serving: Serving) -> Done:
    """Do not call this device any more."""
    await serving.hall.store.unsubscribe(device.endpoint, holder)
    return {"ok": True}
