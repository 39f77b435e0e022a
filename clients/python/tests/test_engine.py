"""The engine's process: answers, errors, threads, its end."""

import json
import subprocess
import sys
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor

from support import GAMES, as_json
from tetrarch import (
    BadDeal,
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
    UnknownGame,
)
from tetrarch.engine import default_command
from tetrarch.errors import error_of


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

    def test_a_time_limit_ends_a_request(self) -> None:
        advice = self._long_choice().advise("sampler", nodes=1_000_000_000, seconds=0.1)
        self.assertEqual(advice.stop, "time")


class Ends(unittest.TestCase):
    def test_a_program_that_is_not_there(self) -> None:
        with self.assertRaisesRegex(EngineDied, "cannot start `no-such-program engine`"):
            Engine(["no-such-program", "engine"])

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
