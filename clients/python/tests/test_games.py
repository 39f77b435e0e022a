"""Games played through: all requests, and many deals without an error."""

import random
import unittest

from support import GAMES, as_json, count_of, play_at_random
from tetrarch import Engine, GameOver, NothingToRedo, NothingToUndo
from tetrarch.answers import Advice, Analysis, ForeseenMove, Solution
from tetrarch.decode import decode


class Games(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = cls.enterClassContext(Engine())

    def test_random_games_of_each_solitaire(self) -> None:
        for game in GAMES:
            with self.subTest(game=game):
                for number in range(1, count_of(200, 3) + 1):
                    playing = self.engine.new(game, number=number)
                    moves = list(play_at_random(playing, random.Random(number)))
                    self.assertEqual(playing.ply, len(moves))
                    self.assertEqual(playing.status == "playing", len(playing.legal) > 0)
                    again = self.engine.load(playing.transcript())
                    self.assertEqual((again.view, again.legal), (playing.view, playing.legal))

    def test_undo_redo_resign(self) -> None:
        for game in GAMES:
            with self.subTest(game=game):
                playing = self.engine.new(game, number=7)
                start = playing.view
                self.assertRaises(NothingToUndo, playing.undo)
                playing.play(playing.legal[0])
                after = playing.view
                self.assertRaises(NothingToRedo, playing.redo)
                playing.undo()
                self.assertEqual(playing.view, start)
                playing.redo()
                self.assertEqual(playing.view, after)
                playing.resign()
                self.assertEqual((playing.status, playing.legal), ("lost", ()))
                self.assertRaises(GameOver, playing.resign)

    def test_several_moves_and_their_events(self) -> None:
        playing = self.engine.new("four-kingdoms", number=1)
        self.assertEqual([event["type"] for event in playing.play("deal", "deal")], ["dealt", "dealt"])
        self.assertEqual(playing.ply, 2)

    def test_moves_and_story_in_words(self) -> None:
        for game in GAMES:
            playing = self.engine.new(game, number=7)
            moves = playing.moves()
            self.assertEqual([move.move for move in moves], list(playing.legal))
            self.assertEqual([as_json(move) for move in moves], self.engine.request("moves")["moves"])
            self.assertTrue(all(move.label and isinstance(move, ForeseenMove) for move in moves))
            playing.play(playing.legal[0])
            self.assertLess(len(playing.narrate(since=0)), len(playing.narrate()))

    def test_the_move_limit_resigns(self) -> None:
        playing = self.engine.new("napoleons-tomb", number=1, move_limit=2)
        playing.play(playing.legal[0])
        self.assertFalse(playing.reached_limit)
        playing.play(playing.legal[0])
        self.assertEqual((playing.status, playing.reached_limit), ("lost", True))

    def test_answers_are_typed_whole(self) -> None:
        players = self.engine.hello().players
        for game in GAMES:
            playing = self.engine.new(game, number=2)
            for player in players[game]:
                with self.subTest(game=game, player=player.name):
                    advice = self.engine.request("advise", player=player.name, nodes=200)
                    self.assertEqual(as_json(decode(Advice, advice)), advice)
                    self.assertIn(playing.advise(player.name, nodes=200).move, playing.legal)
            solution = self.engine.request("solve", nodes=2000)
            self.assertEqual(as_json(decode(Solution, solution)), solution)
            playing.play(playing.legal[-1])
            analysis = self.engine.request("analyse", nodes=200)
            self.assertEqual(as_json(decode(Analysis, analysis)), analysis)
            self.assertEqual(playing.analyse(nodes=200).raw, analysis)

    def test_a_winnable_deal_and_its_difficulty(self) -> None:
        playing = self.engine.new("four-kingdoms", winnable=True, difficulty="easy")
        self.assertEqual(playing.difficulty().difficulty, "easy")


if __name__ == "__main__":
    unittest.main()
