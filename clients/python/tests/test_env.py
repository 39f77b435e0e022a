"""The environments: Gymnasium's form, the vectors, and that nothing hidden comes through."""

import contextlib
import importlib
import json
import math
import random
import sys
import types
import unittest
from collections.abc import Iterator
from typing import Any
from unittest import mock

import tetrarch.env
from support import GAMES, LONG, VARIANTS, CardList, as_json, codes_in, count_of
from tetrarch import BadRequest, Engine, Game, IllegalMove, NoDifficulty, NoneFound, TetrarchError, TimeLimit
from tetrarch.env import NAMES, TetrarchEnv
from tetrarch.observation import Observer

MOST_STEPS = 300 if LONG else 60
OPTIONS = "deal number winnable difficulty nodes seconds move_limit card_set variant game op id progress".split()
HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 5, -1, 10**400, 1.5, -math.inf, math.inf, math.nan, object(), 1j),
    *("", "1", "\0", "\ud800", "__proto__", "easy", "FG-7-5", "FG-7-4", "x" * 1_000_000, b"1"),
    *([], {}, [[]], {"name": 1}, {1: 2}, {"nodes": 1}, [math.nan], "deal"),
)
REFUSALS = (TetrarchError, RuntimeError, TypeError, ValueError)
"""What is raised for wrong values; an assertion is none of them."""


def bytes_of(observation: Any, info: dict[str, Any]) -> bytes:
    """Returns all that an environment shows."""
    shown = {**info, "view": info["view"].raw, "score": as_json(info["score"])}
    return json.dumps([observation, shown]).encode()


def episode(env: TetrarchEnv, choose: random.Random, **options: Any) -> Iterator[tuple[Any, dict[str, Any], int]]:
    """Plays legal actions at random, and yields observation, info and the action to be played there."""
    observation, info = env.reset(options=options or None)
    for _ in range(MOST_STEPS):
        if not info["legal_actions"]:
            return
        action = choose.choice(info["legal_actions"])
        yield observation, info, action
        observation, _, _, _, info = env.step(action)


class Environments(unittest.TestCase):
    engine: Engine
    started: dict[Any, TetrarchEnv]

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = cls.enterClassContext(Engine())
        cls.started = {}

    def env(self, game: str = "tomb-of-four-kings", variant: str = "standard", **options: Any) -> TetrarchEnv:
        """Returns an environment that tests share: to start one takes longer than a game."""
        key = (game, variant, *options.items())
        if key not in self.started:
            self.started[key] = TetrarchEnv(game, variant, **options)
            self.addClassCleanup(self.started[key].close)
        return self.started[key]

    def test_twins_look_the_same(self) -> None:
        for game, variant in VARIANTS:
            with self.subTest(game=game, variant=variant):
                self.check_twins(self.env(game, variant), game, variant)

    def check_twins(self, env: TetrarchEnv, game: str, variant: str) -> None:
        """Stops random games somewhere, and plays the same moves on a twin of the deal."""
        choose = random.Random(game)
        compared = differing = 0
        while compared < count_of(1000):
            deal = CardList(game, choose)
            shown: list[bytes] = []
            actions: list[int] = []
            stop = choose.randrange(60)
            for observation, info, action in episode(env, choose, deal=str(deal)):
                shown.append(bytes_of(observation, info))
                if len(actions) == stop:
                    break
                actions.append(action)
            # The standard game shows what lies face down by memory, and was seen.
            open_game = self.engine.new(game, deal=str(deal), variant=variant.replace("by-memory", "standard"))
            open_game.play(*(env.words[action] for action in actions[: len(shown) - 1]))
            twin = deal.twin(open_game.view.raw, choose)
            differing += str(twin) != str(deal)
            observation, info = env.reset(options={"deal": str(twin)})
            for step, before in enumerate(shown):
                self.assertEqual(bytes_of(observation, info), before)
                compared += 1
                if step < len(shown) - 1:
                    observation, _, _, _, info = env.step(actions[step])
        self.assertGreater(differing, 0)

    def test_the_deal_in_play_is_never_shown(self) -> None:
        for game in GAMES:
            env = self.env(game)
            choose = random.Random(1)
            for observation, info, _ in episode(env, choose):
                self.assertNotRegex(bytes_of(observation, info).decode(), r"[A-Z]{2}-\d+-\d|\"deal\"|seed")

    def test_a_game_that_is_over_tells_its_deal(self) -> None:
        env = self.env()
        choose = random.Random(1)
        _, info = env.reset(options={"number": 11982})
        terminated = False
        while not terminated:
            _, _, terminated, _, info = env.step(choose.choice(info["legal_actions"]))
        self.assertRegex(info["deal"], r"^TK-11982-\d$")
        self.assertEqual(sum(info["action_mask"]), 0)

    def test_the_vector_is_what_its_parts_say(self) -> None:
        for game, variant in VARIANTS:
            env = self.env(game, variant)
            self.assertEqual(sum(part.size for part in env.parts), env.observation_space.shape[0])
            for observation, info, _ in episode(env, random.Random(1)):
                self.assertEqual(len(observation), env.observation_space.shape[0])
                self.assertTrue(all(-1 <= number <= 1 for number in observation))
                self.check_cards(Observer(game), observation, info["view"].raw)

    def check_cards(self, observer: Observer, observation: list[float], view: dict[str, Any]) -> None:
        """Finds in the vector each card seen in the view, and no other."""
        parts = {part.name: observation[part.start : part.start + part.size] for part in observer.parts}
        size = len(observer.places)
        rows = [parts["place"][start : start + size] for start in range(0, len(parts["place"]), size)]
        found = {code for code, row in zip(observer.codes, rows) if any(row)}
        # Artifacts of the Four Gods are no cards of the pack; a path is named like a place.
        self.assertEqual(found, codes_in(view) & set(observer.codes))
        self.assertEqual([depth > 0 for depth in parts["depth"]], [any(row) for row in rows])

    def test_a_tomb_in_numbers(self) -> None:
        env = self.env()
        observation, info = env.reset(options={"number": 1})
        start = {part.name: part.start for part in env.parts}
        self.assertEqual([observation[start[name]] for name in ("phase", "hit_points", "face_down")], [1, 1, 1])
        self.assertEqual([env.words[action] for action in info["legal_actions"]], ["delve"])

    def test_free_lands_in_numbers(self) -> None:
        env, observer = self.env("four-kingdoms"), Observer("four-kingdoms")
        env.reset(options={"number": 1})
        observation, _, _, _, info = env.step(env.words.index("deal"))
        start = {part.name: part.start for part in env.parts}
        self.assertEqual(observation[start["face_down"] : start["face_down"] + 8], [3 / 52] * 7 + [0])
        view = info["view"]
        for place, pile in enumerate([*view.tableau, view.waste]):
            card = observer.codes.index(pile[-1])
            self.assertEqual(observation[start["place"] + card * 10 + place], 1)
            self.assertEqual(observation[start["depth"] + card], 1)

    def test_seeds_and_options_choose_the_deal(self) -> None:
        env, other = self.env("kings-keys"), self.env("kings-keys", reward="win")
        first, _ = env.reset(seed=5)
        second, _ = env.reset()
        self.assertNotEqual(first, second)
        self.assertEqual(other.reset(seed=5)[0], first)
        self.assertEqual(other.reset()[0], second)
        self.assertEqual(env.reset(options={"number": 3})[0], other.reset(options={"number": 3})[0])

    @mock.patch.object(tetrarch.env, "_MOST_DEALS", 50)
    def test_seeds_choose_the_winnable_deal(self) -> None:
        env, other = self.env("four-gods"), self.env("four-gods", reward="win")
        easy = {"winnable": True, "difficulty": "easy"}
        row = [env.reset(seed=5, options=easy)[0], env.reset(options={"winnable": True, "number": None})[0]]
        self.assertNotEqual(*row)
        self.assertEqual([other.reset(seed=5, options=easy)[0], other.reset(options={"winnable": True})[0]], row)
        for more in ({"winnable": True, "difficulty": "none"}, {"winnable": True, "number": 1}, {"difficulty": "easy"}):
            self.assertRaises(BadRequest, env.reset, options=more)
        self.assertRaises(NoneFound, env.reset, options={"winnable": True, "nodes": 0})
        self.assertRaises(RuntimeError, env.step, 0)

    @mock.patch.object(tetrarch.env, "_MOST_DEALS", 5)
    def test_seconds_are_for_all_deals_that_are_tried(self) -> None:
        bounds: list[float] = []

        def difficulty(_game: Game, *, nodes: int, seconds: float) -> None:
            bounds.append(seconds)
            raise NoDifficulty(f"not proved in {nodes} nodes")

        env = self.env()
        with mock.patch.object(Game, "difficulty", difficulty):
            self.assertRaises(NoneFound, env.reset, options={"winnable": True, "seconds": 60})
            self.assertEqual(bounds, sorted(set(bounds), reverse=True))
            self.assertEqual([len(bounds), bounds[0]], [5, 60])
            self.assertRaises(TimeLimit, env.reset, options={"winnable": True, "seconds": 1e-9})

    def test_rewards_add_up_to_the_score(self) -> None:
        for reward in ("score", "win"):
            env = self.env(reward=reward)
            choose = random.Random(2)
            for number in range(1, 9):
                _, info = env.reset(options={"number": number})
                total, terminated = 0.0, False
                while not terminated:
                    _, gained, terminated, _, info = env.step(choose.choice(info["legal_actions"]))
                    total += gained
                won = float(info["status"] == "won")
                self.assertAlmostEqual(total, info["score"].value / info["score"].max if reward == "score" else won)

    def test_an_illegal_action_changes_nothing(self) -> None:
        env = self.env()
        observation, info = env.reset(seed=1)
        illegal = next(action for action, legal in enumerate(info["action_mask"]) if not legal)
        for action in (illegal, len(env.words), info["legal_actions"][0] - len(env.words)):
            self.assertRaises(IllegalMove, env.step, action)
        self.assertEqual(env.action_masks(), [mask == 1 for mask in info["action_mask"]])
        env.step(info["legal_actions"][0])

    @mock.patch.object(tetrarch.env, "_MOST_DEALS", 5)
    def test_hostile_options_and_actions_are_refused(self) -> None:
        """Whatever is given, the game goes on or another has begun, and the engine lives."""
        env = self.env("four-gods")
        first, _ = env.reset(seed=1)
        choose = random.Random(1)
        begun = refused = 0
        while begun + refused < count_of(20_000):
            options = {choose.choice(OPTIONS): choose.choice(HOSTILE) for _ in range(choose.randint(1, 3))}
            before = env.action_masks()
            try:
                env.reset(options=options)
                begun += 1
            except REFUSALS:
                refused += 1
                self.assertIn(env.action_masks(), (before, [False] * len(env.words)), options)
            before = env.action_masks()
            with contextlib.suppress(*REFUSALS):
                action: Any = choose.choice(HOSTILE)
                env.step(action)
                self.assertTrue(before[action])
        self.assertGreater(begun, 0)
        self.assertGreater(refused, begun)
        self.assertEqual(env.reset(seed=1)[0], first)

    def test_a_long_game_is_cut(self) -> None:
        env = self.env("napoleons-tomb", move_limit=3)
        _, info = env.reset(seed=1)
        for step in (1, 2, 3):
            _, _, terminated, truncated, info = env.step(info["legal_actions"][0])
            self.assertEqual((terminated, truncated), (False, step == 3))

    def test_a_step_before_the_first_reset(self) -> None:
        self.assertRaises(RuntimeError, self.env(move_limit=1).step, 0)


class WithGymnasium(unittest.TestCase):
    """Against a stub of the parts of Gymnasium and NumPy that are used."""

    def test_it_registers_and_uses_the_spaces(self) -> None:
        registered: dict[str, Any] = {}

        class Env:
            def reset(self, *, seed: int | None = None, options: Any = None) -> None:
                self.seed = seed

        gymnasium: Any = types.ModuleType("gymnasium")
        gymnasium.Env = Env
        gymnasium.register = lambda id, entry_point, kwargs: registered.update({id: (entry_point, kwargs)})
        gymnasium.spaces = types.SimpleNamespace(
            Discrete=lambda n: ("Discrete", n),
            Box=lambda low, high, shape, dtype: ("Box", low, high, shape, dtype),
        )
        numpy: Any = types.ModuleType("numpy")
        numpy.array = lambda numbers, dtype: (dtype, numbers)
        self.addCleanup(importlib.reload, tetrarch.env)
        with mock.patch.dict(sys.modules, gymnasium=gymnasium, numpy=numpy):
            module = importlib.reload(tetrarch.env)
            expected = {name: ("tetrarch.env:TetrarchEnv", {"game": game}) for name, game in NAMES.items()}
            self.assertEqual(registered, expected)
            env = module.TetrarchEnv("kings-keys")
            self.addCleanup(env.close)
            self.assertIsInstance(env, Env)
            observation, info = env.reset(seed=4)
            self.assertEqual(env.seed, 4)
            self.assertEqual((observation[0], info["action_mask"][0]), ("float32", "int8"))
            self.assertEqual(env.action_space, ("Discrete", len(env.words)))
            self.assertEqual(env.observation_space, ("Box", -1.0, 1.0, (len(observation[1]),), "float32"))


if __name__ == "__main__":
    unittest.main()
