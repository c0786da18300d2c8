"""Every registered game, with every number of players, keeps the contract."""

from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karfunkel.core.game import SPECTATOR
from karfunkel.core.registry import game_names, load_game
from karfunkel.testing import proofs
from tests.cases import cases
from tests.contract.games import TABLES, random_game


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("proof", proofs.WALKED, ids=lambda proof: proof.__name__)
def test_proof(proof: object, name: str, players: int) -> None:
    few = {"walks": cases(3, proofs.WALKS)} if proof is proofs.nothing_leaks else {}
    proof(load_game(name), players, **few)  # type: ignore[operator]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_choices_at_the_same_time_are_secret(name: str, players: int) -> None:
    game = load_game(name)
    if game.simultaneous:
        proofs.secret_choices_stay_secret(game, players)
    else:
        proofs.one_chooses_at_a_time(game, players)


@pytest.mark.parametrize("name", game_names())
def test_backends_agree(name: str) -> None:
    """One test a game: the compiled program serves every number of players."""
    game = load_game(name)
    for players in game.players:
        proofs.backends_agree(game, players, cases(60, 300))
        proofs.backends_agree_with_bounds_checked(game, players)


@pytest.mark.parametrize("name", game_names())
def test_illegal_is_refused(name: str) -> None:
    game = load_game(name)
    for players in (game.players[0], game.players[-1]):
        proofs.illegal_is_refused(game, players)


@pytest.mark.parametrize("name", game_names())
def test_record_ignores_hash_seed(name: str) -> None:
    proofs.record_ignores_hash_seed(name, load_game(name).default_players)


@pytest.mark.parametrize("name", game_names())
def test_notation_is_exact(name: str) -> None:
    proofs.notation_is_exact(load_game(name))


@pytest.mark.parametrize("name", game_names())
def test_every_option_keeps_its_secrets(name: str) -> None:
    game = load_game(name)
    for option in game.extra_options:
        for value in option.allowed:
            settings = {option.name: value}
            proofs.nothing_leaks(game, game.players[-1], walks=cases(1, 2), looks=20, **settings)


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_invariants_hold(name: str, data: st.DataObject) -> None:
    game = load_game(name)
    players = data.draw(st.sampled_from(game.players))
    check = import_module(f"tests.contract.invariants.{name}").check
    proofs.invariants_hold(game, players, data.draw(st.integers(0, 2**40)), check)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_all_its_files(name: str) -> None:
    """A fourth game is a folder of the same files."""
    for part in ("rules", "game", "features", "bots.policies", "stats", "screens.board"):
        import_module(f"karfunkel.games.{name}.{part}")
    game = load_game(name)
    assert game.name == name
    assert game.default_players in game.official_players
    assert set(game.official_players) <= set(game.players)
    assert "random" in game.policies


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_features_are_numbers_of_a_fixed_shape(name: str, players: int) -> None:
    game = load_game(name)
    size = sum(length for _, length, _ in game.encoding.PARTS)
    for moment in random_game(game, players, 6):
        for player in range(players):
            features = game.features(moment.after, player)
            assert features.shape == (size,)
            assert features.dtype == "float32"
            assert abs(features).max() < 20


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_are_json(name: str, players: int) -> None:
    import json

    game = load_game(name)
    for moment in random_game(game, players, 7):
        for player in (SPECTATOR, *range(players)):
            view = game.view(moment.after, player)
            assert json.loads(json.dumps(view)) == view
        for event in moment.events:
            assert json.loads(json.dumps(event.args)) == event.args
