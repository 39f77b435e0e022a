"""The engine: a process that speaks the protocol, one JSON object a line."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import shlex
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any

from tetrarch.answers import Hello, Json, Progress
from tetrarch.decode import decode
from tetrarch.errors import EngineDied, error_of
from tetrarch.game import Game
from tetrarch.pending import PendingRequest, request_line

_SECONDS_TO_END = 5
_STDERR_SHOWN = 2000


class Engine:
    """Starts `tetrarch engine` and plays one game at a time in it. Use it as a context manager.

    Any thread may send requests: each gets its own answer. `command` names another program, as a list or as a shell
    would read it; else the environment variable `TETRARCH_ENGINE` does, if it is set, else `tetrarch engine` is
    started. Raises `EngineDied` when the program cannot be started.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        words = shlex.split(command) if isinstance(command, str) else command
        self._command = list(words) if words is not None else default_command()
        self._stderr = tempfile.TemporaryFile()
        try:
            # On Windows only the full name of the command is found.
            program = shutil.which(self._command[0]) or self._command[0]
            self._process = subprocess.Popen(
                [program, *self._command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._stderr
            )
        except (OSError, ValueError, IndexError) as error:
            self._stderr.close()
            reason = error.strerror if isinstance(error, OSError) else error
            raise EngineDied(
                f"cannot start `{shlex.join(self._command)}` ({reason}): install it with `npm install -g "
                "tetrarch`, or name another program by Engine(command=[…]) or TETRARCH_ENGINE"
            ) from error
        self._lock = threading.Lock()
        self._ids = itertools.count(1)
        self._pending: dict[int, PendingRequest] = {}
        self._death: EngineDied | None = None
        self._is_closed = False
        self._hello: Hello | None = None
        self._game: Game | None = None
        self._reader = threading.Thread(target=self._read, name="tetrarch-engine", daemon=True)
        self._reader.start()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine. Requests that still wait raise `EngineDied`; a second call does nothing."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._pending:
            self._process.kill()
        assert self._process.stdin is not None
        with self._lock:
            try:
                self._process.stdin.close()
            except OSError:
                pass  # It ended by itself before.
        try:
            self._process.wait(_SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
        # A callback of a future may close the engine, too.
        if threading.current_thread() is not self._reader:
            self._reader.join()
        self._stderr.close()

    def hello(self) -> Hello:
        """Returns games, players and limits of the engine."""
        if self._hello is None:
            self._hello = decode(Hello, self.request("hello"))
        return self._hello

    def move_words(self, game: str) -> tuple[str, ...]:
        """Returns every move word of a game, sorted: the same list in every run of this version."""
        return tuple(self.request("hello", moves=True)["moves"][game])

    def new(
        self,
        game: str,
        *,
        deal: str | None = None,
        number: int | None = None,
        variant: str | None = None,
        card_set: Mapping[str, Any] | None = None,
        winnable: bool | None = None,
        difficulty: str | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        move_limit: int | None = None,
    ) -> Game:
        """Starts a game; the one before is over for this engine.

        The deal is a code, a full card list or a number; else `winnable=True` looks for one that is proved winnable,
        of a `difficulty` if one is named; else it is random. `move_limit` resigns the game after as many moves, which
        The King's Keys and Napoleon's Tomb need: they can go on for ever.
        """
        return self._begin(
            "new",
            game=game,
            deal=deal,
            number=number,
            variant=variant,
            cardSet=card_set,
            winnable=winnable,
            difficulty=difficulty,
            nodes=nodes,
            seconds=seconds,
            moveLimit=move_limit,
        )

    def load(self, transcript: str, *, card_set: Mapping[str, Any] | None = None) -> Game:
        """Goes on with the game of a transcript, after its last move."""
        return self._begin("load", transcript=transcript, cardSet=card_set)

    def card_set(self) -> Json:
        """Returns the card set of the Four Gods in use."""
        return self.request("cards", game="four-gods")

    def cancel(self) -> bool:
        """Ends the request that runs, which then raises `Cancelled`. Returns whether there was one.

        Any thread may call it, and so may `progress`.
        """
        return bool(self.request("cancel")["cancelled"])

    def request(self, op: str, *, progress: Progress | None = None, **fields: Any) -> Json:
        """Sends a request of the protocol and waits for its answer. Fields that are `None` are left out.

        Raises the exception of the error's code. `progress` is called with each progress line, in a thread of its
        own, which may send requests and call `cancel`. A wait that is interrupted cancels the request.
        """
        if threading.current_thread() is self._reader:
            raise RuntimeError("a callback of a future runs in the thread that reads: it cannot wait for an answer")
        request_id, future = self._send(op, progress, fields)
        try:
            return future.result()
        finally:
            if not future.done():
                self._cancel(request_id)

    def submit(self, op: str, *, progress: Progress | None = None, **fields: Any) -> Future[Json]:
        """Sends a request and returns at once; the answer comes into the future."""
        return self._send(op, progress, fields)[1]

    def _send(self, op: str, progress: Progress | None, fields: Json) -> tuple[int, Future[Json]]:
        request_id = next(self._ids)
        line = request_line(request_id, op, progress is not None, fields)
        pending = PendingRequest(progress, lambda: self._cancel(request_id))
        assert self._process.stdin is not None
        with self._lock:
            if self._death is not None:
                raise self._death
            if self._is_closed:
                raise EngineDied("the engine is closed")
            self._pending[request_id] = pending
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            except OSError:
                pass  # The reader sees the end of the engine and fails the future.
        pending.start()
        return request_id, pending.future

    def _cancel(self, request_id: int) -> None:
        """Ends a request for which nobody waits any more."""
        with contextlib.suppress(EngineDied):
            self._send("cancel", None, {"request": request_id})

    def is_playing(self, game: Game) -> bool:
        """Returns whether this is the engine's game, no other having begun since."""
        return self._game is game

    def _begin(self, op: str, **fields: Any) -> Game:
        self._game = Game(self, self.request(op, **fields))
        return self._game

    def _read(self) -> None:
        """Hands each answer to the request that waits for it, until the engine ends."""
        assert self._process.stdout is not None
        trouble = ""
        for line in self._process.stdout:
            try:
                self._take(json.loads(line))
            except Exception:
                trouble = f": it wrote what is no answer, {line[:200]!r}"
                self._process.kill()
                break
        self._fail_all(trouble)
        self._process.stdout.close()

    def _take(self, answer: Json) -> None:
        if "progress" in answer:
            self._pending[answer["id"]].take(answer["progress"])
            return
        if "error" in answer:
            # Answers come in order, so an error without an id is that of the oldest request.
            request_id = answer["id"] if "id" in answer else list(self._pending)[0]
            self._pending.pop(request_id).end(error_of(**answer["error"]))
        else:
            self._pending.pop(answer.pop("id")).end(answer)

    def _fail_all(self, trouble: str) -> None:
        code = self._process.wait()
        with self._lock:
            if self._is_closed:
                death = EngineDied("the engine is closed")
            else:
                self._stderr.seek(0)
                said = self._stderr.read()[-_STDERR_SHOWN:].decode(errors="replace").strip()
                ending = f"`{shlex.join(self._command)}` ended with exit code {code}{trouble}"
                death = EngineDied(f"{ending}\n{said}" if said else ending)
            self._death = death
            requests = list(self._pending.values())
            self._pending.clear()
        for request in requests:
            request.end(death)


def default_command() -> list[str]:
    """Returns the command that starts the engine where none is named."""
    return shlex.split(os.environ.get("TETRARCH_ENGINE", "")) or ["tetrarch", "engine"]
