import { h, lantern, MEADOWS, needStyles, s, scene } from "./draw.js";

/** The three meadows with their actions, and what every player has caught. */
export function board(target, first) {
  needStyles();
  const night = h("p", { class: "night" });
  const meadows = h("div", { class: "meadows" });
  const players = h("ul", { class: "players" });
  const root = h("div", { class: "board-fireflies" }, night, meadows, players);
  target.append(root);
  const shows = new Map();

  // Updates come often. Elements that show the same as before are left alone: a button keeps the
  // focus, and the finger that is on it, while another player chooses.
  function show(place, shown, draw) {
    const now = JSON.stringify(shown);
    if (shows.get(place) === now) return;
    shows.set(place, now);
    place.replaceChildren(...draw());
  }

  function update(props) {
    const { view, seat, legal, ready, names, catalog, motion } = props;
    const words = [catalog.language, names];
    root.classList.toggle("still", !motion);
    show(night, [view, words], () => [catalog.say("fireflies-board-night", view)]);
    show(meadows, [view, seat, legal, words], () =>
      view.meadows.map((shown, number) => meadow(props, shown, number)),
    );
    show(players, [view, seat, ready, words], () =>
      view.players.map((_, player) => line(props, player)),
    );
  }

  update(first);
  return { update, destroy: () => root.remove() };
}

function meadow({ view, seat, legal, names, catalog, choose }, { meadow, glow }, number) {
  const name = catalog.say(`fireflies-meadow-${meadow}`);
  const favourite = seat !== null && view.players[seat].favourite === meadow;
  const buttons = legal
    .filter(({ label }) => label.args.meadow === meadow)
    .map(({ action, label }) =>
      h(
        "button",
        {
          type: "button",
          class: action < MEADOWS.length ? "button primary" : "button",
          "data-action": action,
          onclick: () => choose(action),
        },
        action < MEADOWS.length ? null : lantern(true),
        catalog.say(action < MEADOWS.length ? "fireflies-page-go" : "fireflies-page-shine"),
        h("span", { class: "unseen" }, `: ${catalog.text(label, names)}`),
      ),
    );
  return h("section", { class: "meadow", "aria-label": name }, [
    s(
      "svg",
      { viewBox: "0 0 160 140", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
      scene(meadow, glow),
    ),
    h("h3", {}, name),
    h("p", { class: "glow" }, catalog.say("fireflies-page-glow", { glow })),
    favourite ? h("p", { class: "yours" }, "★ ", catalog.say("fireflies-page-yours")) : null,
    h("div", { class: "ways" }, buttons),
  ]);
}

function line({ view, seat, ready, names, catalog }, player) {
  const shown = view.players[player];
  const ways = { player, lantern: shown.lantern ? "yes" : "no" };
  MEADOWS.forEach((meadow, n) => (ways[meadow] = shown.caught[n]));
  return h(
    "li",
    { class: player === seat ? "me" : "" },
    lantern(shown.lantern),
    h("span", {}, catalog.say("fireflies-board-player", ways, names)),
    ready.includes(player) ? h("span", { class: "ready", "aria-hidden": "true" }, "✓") : null,
  );
}
