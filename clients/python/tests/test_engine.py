"""The engine's process: answers, errors, threads, its end."""

import json
import math
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import unittest
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

from support import GAMES, as_json
from tetrarch import (
    BadDeal,
    BadJson,
    BadRequest,
    Cancelled,
    Engine,
    EngineDied,
    Engines,
    Game,
    GameReplaced,
    IllegalMove,
    NoGame,
    RequestError,
    TooLarge,
    UnknownGame,
)
from tetrarch.engine import default_command
from tetrarch.errors import error_of
from tetrarch.pending import request_line


def fake(script: str) -> Engine:
    """Starts a Python script in the engine's place."""
    return Engine([sys.executable, "-c", script])


class Requests(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = cls.enterClassContext(Engine())

    def test_hello_is_typed_whole(self) -> None:
        hello = self.engine.hello()
        self.assertEqual([game.id for game in hello.games], list(GAMES))
        self.assertEqual(as_json(hello), self.engine.request("hello"))

    def test_errors_are_exceptions_named_after_the_codes(self) -> None:
        with Engine() as engine, self.assertRaisesRegex(NoGame, "play needs a game"):
            engine.request("play", move="deal")
        with self.assertRaisesRegex(UnknownGame, "chess"):
            self.engine.new("chess")
        with self.assertRaises(BadDeal):
            self.engine.new("four-kingdoms", deal="FK-1-1")
        with self.assertRaises(BadRequest):
            self.engine.request("sing")
        game = self.engine.new("four-kingdoms", number=1)
        with self.assertRaises(IllegalMove) as caught:
            game.play("deal", "t1-castle", "deal")
        self.assertEqual((caught.exception.code, game.ply), ("illegal-move", 0))

    def test_every_code_of_the_protocol_has_an_exception(self) -> None:
        schema = subprocess.run([*default_command(), "--schema"], capture_output=True, check=True).stdout
        error = json.loads(schema)["$defs"]["errorAnswer"]["properties"]["error"]
        codes = error["properties"]["code"]["enum"]
        self.assertGreater(len(codes), 12)
        for code in codes:
            self.assertEqual(error_of(code, "").code, code)
        self.assertEqual(str(error_of("of-later", "why")), "of-later: why")

    def test_an_engine_has_one_game_at_a_time(self) -> None:
        first = self.engine.new("kings-keys", number=1)
        second = self.engine.new("kings-keys", number=2)
        with self.assertRaises(GameReplaced):
            first.play(first.legal[0])
        second.play(second.legal[0])

    def test_threads_get_each_their_own_answer(self) -> None:
        self.engine.new("kings-keys", number=1)
        depths = [0, 1, 2, 3] * 50

        def count(depth: int) -> int:
            nodes: int = self.engine.request("perft", depth=depth)["nodes"]
            return nodes

        counts = {depth: count(depth) for depth in set(depths)}
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(count, depths))
        self.assertEqual(answers, [counts[depth] for depth in depths])

    def test_many_requests_may_be_on_their_way(self) -> None:
        game = self.engine.new("napoleons-tomb", number=1)
        futures = [self.engine.submit("position") for _ in range(2000)]
        self.assertEqual({tuple(future.result()["legal"]) for future in futures}, {game.legal})

    def test_a_line_over_the_limit_is_not_sent(self) -> None:
        game = self.engine.new("four-kingdoms", number=1)
        most = self.engine.hello().limits["bytes"]
        for send in (lambda: self.engine.load("x" * most), lambda: game.play(*["x" * 50] * 30_000)):
            self.assertRaises(TooLarge, send)
        game.play(game.legal[0])
        room = most + 1 - len(request_line(1, "load", False, {"transcript": ""}))
        self.assertEqual(len(request_line(1, "load", False, {"transcript": "x" * room})), most + 1)
        self.assertRaises(TooLarge, request_line, 1, "load", False, {"transcript": "x" * (room + 1)})

    def test_a_time_limit_without_end_is_none_and_what_is_no_number_is_not_sent(self) -> None:
        game = self.engine.new("four-kingdoms", number=2)
        self.assertEqual(game.solve(nodes=1, seconds=math.inf).stop, "nodes")
        for seconds in (math.nan, -math.inf):
            self.assertRaises(ValueError, game.solve, nodes=1, seconds=seconds)
        game.play(game.legal[0])

    def test_the_fields_of_a_request_do_not_name_its_id(self) -> None:
        self.assertEqual(self.engine.request("cancel", id=7), {"cancelled": False})

    def _long_choice(self) -> Game:
        """A position on which a player thinks for many seconds, given the nodes."""
        game = self.engine.new("tomb-of-four-kings", number=3)
        while len(game.legal) < 3:
            game.play(game.legal[0])
        return game

    def test_a_request_that_runs_is_cancelled(self) -> None:
        game = self._long_choice()
        began = threading.Event()
        advice = self.engine.submit(
            "advise", player="sampler", nodes=1_000_000_000, progress=lambda _: began.set()
        )
        self.assertTrue(began.wait(60))
        self.assertTrue(self.engine.cancel())
        with self.assertRaises(Cancelled):
            advice.result(60)
        self.assertFalse(self.engine.cancel())
        game.play(game.legal[0])

    def _think(self, progress: Callable[[Any], object]) -> None:
        """Has a player think for minutes, if nothing ends it."""
        self._long_choice().advise("sampler", nodes=1_000_000_000, progress=progress)

    def test_progress_may_send_requests_and_cancel_its_own(self) -> None:
        answers: list[Any] = []

        def ask(_: Any) -> None:
            following = self.engine.submit("perft", depth=0, progress=print)
            answers.append(self.engine.cancel())
            answers.append(following.result(60))

        with self.assertRaises(Cancelled):
            self._think(ask)
        self.assertEqual(answers[:2], [True, {"nodes": 1}])

    def test_progress_may_close_the_engine(self) -> None:
        with Engine() as engine:
            engine.new("four-kingdoms", number=1)
            with self.assertRaisesRegex(EngineDied, "closed"):
                engine.request("perft", depth=30, progress=lambda _: engine.close())

    def test_an_error_of_progress_ends_the_search(self) -> None:
        with self.assertRaises(ZeroDivisionError):
            self._think(lambda _: 1 // 0)
        self.engine.submit("position").result(60)

    @unittest.skipUnless(hasattr(signal, "pthread_kill"), "Windows does not interrupt who waits for an answer")
    def test_an_interrupted_wait_ends_the_search(self) -> None:
        main = threading.main_thread().ident or 0
        with self.assertRaises(KeyboardInterrupt):
            self._think(lambda _: signal.pthread_kill(main, signal.SIGINT))
        self.engine.submit("position").result(60)

    def test_a_time_limit_ends_a_request(self) -> None:
        advice = self._long_choice().advise("sampler", nodes=1_000_000_000, seconds=0.1)
        self.assertEqual(advice.stop, "time")


class Ends(unittest.TestCase):
    def test_a_program_that_is_not_there(self) -> None:
        with self.assertRaisesRegex(EngineDied, "cannot start `no-such-program engine`"):
            Engine(["no-such-program", "engine"])
        for command in ([], "", ["a\0b"]):
            with self.assertRaisesRegex(EngineDied, "cannot start"):
                Engine(command)

    def test_the_command_is_a_list_or_one_text(self) -> None:
        with Engine(shlex.join([sys.executable, "-c", "input(); print('{\"id\":1,\"name\":\"x\"}')"])) as engine:
            self.assertEqual(engine.request("hello"), {"name": "x"})
        with mock.patch.dict(os.environ, TETRARCH_ENGINE=" "):
            self.assertEqual(default_command(), ["tetrarch", "engine"])

    def test_a_program_that_fails_is_quoted(self) -> None:
        script = "import sys; sys.stdin.readline(); sys.exit('out of luck')"
        with fake(script) as engine, self.assertRaisesRegex(EngineDied, "exit code 1\nout of luck"):
            engine.hello()

    def test_a_program_that_speaks_otherwise_is_ended(self) -> None:
        with fake("print('Welcome!', flush=True); input()") as engine:
            with self.assertRaisesRegex(EngineDied, "no answer, b'Welcome!"):
                engine.hello()
            with self.assertRaises(EngineDied):
                engine.hello()

    def test_an_error_without_an_id_is_that_of_the_oldest_request(self) -> None:
        script = """
import json
input()
print(json.dumps({"error": {"code": "bad-json", "message": "why"}}), flush=True)
for line in iter(input, ""):
    print(json.dumps({"id": json.loads(line)["id"], "name": "x"}), flush=True)
"""
        with fake(script) as engine:
            with self.assertRaisesRegex(BadJson, "why"):
                engine.hello()
            self.assertEqual(engine.request("hello"), {"name": "x"})

    def test_a_callback_of_a_future_cannot_wait_but_may_close(self) -> None:
        errors: queue.SimpleQueue[RuntimeError] = queue.SimpleQueue()

        def ask(_: object) -> None:
            try:
                engine.request("hello")
            except RuntimeError as error:
                errors.put(error)
            engine.close()

        with Engine() as engine:
            engine.new("four-kingdoms", number=1)
            count = engine.submit("perft", depth=30)
            count.add_done_callback(ask)
            engine.submit("cancel")
            self.assertIn("cannot wait", str(errors.get(timeout=60)))
            with self.assertRaises(Cancelled):
                count.result()

    def test_closing_ends_what_waits(self) -> None:
        engine = fake("import time; time.sleep(1000)")
        waiting = engine.submit("hello")
        engine.close()
        engine.close()
        with self.assertRaisesRegex(EngineDied, "closed"):
            waiting.result()
        with self.assertRaisesRegex(EngineDied, "closed"):
            engine.hello()

    def test_an_error_of_the_callback_ends_its_request_alone(self) -> None:
        script = """
import json
for line in iter(input, ""):
    for more in ({"progress": {}}, {"progress": {}}, {"name": "x"}):
        print(json.dumps({"id": json.loads(line)["id"], **more}), flush=True)
"""
        with fake(script) as engine:
            with self.assertRaises(ZeroDivisionError):
                engine.request("hello", progress=lambda _: 1 // 0)
            self.assertEqual(engine.request("hello"), {"name": "x"})


class Batches(unittest.TestCase):
    def test_results_come_in_the_order_of_the_items(self) -> None:
        def first_moves(engine: Engine, number: int) -> tuple[str, ...]:
            return engine.new("kings-keys", number=number).legal

        with Engines(2) as engines:
            batch = list(engines.map(first_moves, range(1, 21)))
        with Engine() as engine:
            self.assertEqual(batch, [first_moves(engine, number) for number in range(1, 21)])

    def test_an_error_comes_with_its_item(self) -> None:
        with Engines(2) as engines:
            results = engines.map(lambda engine, number: engine.new("kings-keys", number=number).ply, [1, 0])
            self.assertEqual(next(results), 0)
            with self.assertRaises(RequestError):
                next(results)


if __name__ == "__main__":
    unittest.main()
