// A moment of a real game, for the picture on the rules page:
// python -m karfunkel.server.samples fireflies
export default {"on_turn": [0, 1, 2], "view": {"game": "fireflies", "meadows": [{"glow": 1, "meadow": "brook"}, {"glow": 8, "meadow": "hill"}, {"glow": 4, "meadow": "wood"}], "night": 3, "nights": 6, "phase": "choose", "players": [{"caught": [3, 0, 0], "favourite": "brook", "lantern": true, "score": 6}, {"caught": [0, 4, 2], "favourite": null, "lantern": true, "score": 6}, {"caught": [2, 0, 2], "favourite": null, "lantern": true, "score": 4}]}};
