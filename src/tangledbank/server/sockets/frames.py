"""WebSocket connections that charge for every frame before they process it."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tangledbank.server.limits.rate_limit import Admission, Bucket, Peer
from tangledbank.server.protocol import wire
from tangledbank.server.protocol.responses import Heartbeat

PARSED_BYTES: Final = 1024  # bytes that are parsed before their frames are charged
CONTROL_FRAME_COST: Final = 10.0  # messages that a ping, a fragment or an empty message counts for
CLOSE_SECONDS: Final = 1.0  # seconds for which the connection of a flooding client stays open
HEARTBEAT: Final = wire.write(Heartbeat())
MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY)


class FrameMeter:
    """A meter that charges frames to an accepted connection and to its address."""

    def __init__(self) -> None:
        self.payers: tuple[Bucket, Admission, Peer] | None = None
        self.exceeded = False

    def charge(self, cost: float) -> bool:
        """Charge a frame; return whether the connection and its address could pay."""
        if self.payers is None:
            return True
        bucket, admission, peer = self.payers
        return bucket.take(admission.now(), cost) and admission.take("frames", peer, cost)


class CountedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; once a client exceeds its limit, reading from it stops.

    uvicorn answers pings by itself and collects fragments until a message is whole, so the
    application sees neither.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.meter = FrameMeter()
        self.counted = ""  # the address whose open connections include this one

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise the handshake is refused, and there is no scope
            self.scope["state"]["meter"] = self.meter

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # otherwise it waits for the garbage collector
        if self.counted:
            self.app_state["admission"].disconnect(self.counted)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # clients wait until the handshake is answered
            return
        for start in range(0, len(data), PARSED_BYTES):
            if self.meter.exceeded or self.transport.is_closing():
                return
            super().data_received(data[start : start + PARSED_BYTES])

    def send_keepalive_ping(self) -> None:
        """Send a heartbeat, which pages can see, and a ping, which browsers answer."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(HEARTBEAT)
        super().send_keepalive_ping()

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and not self.meter.charge(self.cost(event)):
                self.stop()
                return
        super().handle_events()

    def cost(self, frame: Frame) -> float:
        """Return the number of messages that a frame counts as."""
        if frame.opcode is Opcode.CLOSE:
            return 0.0
        whole = frame.opcode in MESSAGES and frame.fin and bool(frame.data)
        awaited = frame.opcode is Opcode.PONG and bytes(frame.data) == self.pending_ping_payload
        return 1.0 if whole or awaited else CONTROL_FRAME_COST

    def stop(self) -> None:
        """Stop reading, and let the application send the reason and close the connection."""
        self.meter.exceeded = True
        if self.close_sent:  # the application is done with it already
            self.transport.abort()
            return
        self.close_timeout = CLOSE_SECONDS
        self.conn.data_to_send()  # pings are answered no longer
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # so that uvicorn does not read on
        self.queue.put_nowait({"type": "websocket.disconnect", "code": wire.CLOSE_POLICY})
