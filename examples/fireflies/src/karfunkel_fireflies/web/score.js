import { h, MEADOWS, needStyles } from "./draw.js";

/** What every player caught; the favourite counts twice. */
export function score(target, first) {
  needStyles();
  const root = h("div", { class: "score-fireflies" });
  target.append(root);

  function update({ view, names, catalog }) {
    const say = (key) => catalog.say(key);
    const head = MEADOWS.map((meadow) =>
      h("th", { scope: "col" }, say(`fireflies-meadow-${meadow}`)),
    );
    const best = Math.max(...view.players.map((player) => player.score));
    const rows = view.players.map((player, seat) =>
      h("tr", { class: player.score === best ? "best" : "" }, [
        h("th", { scope: "row" }, names[seat]),
        ...player.caught.map((caught, n) => {
          const twice = MEADOWS[n] === player.favourite;
          return h("td", { class: twice ? "twice" : "" }, twice ? `★ ${caught} × 2` : `${caught}`);
        }),
        h("td", { class: "total" }, String(player.score)),
      ]),
    );
    root.replaceChildren(
      h("table", {}, [
        h("caption", {}, say("fireflies-page-sheet")),
        h("thead", {}, h("tr", {}, [
          h("th", { scope: "col" }, say("fireflies-page-player")),
          ...head,
          h("th", { scope: "col" }, say("fireflies-page-points")),
        ])),
        h("tbody", {}, rows),
      ]),
    );
  }

  update(first);
  return { update, destroy: () => root.remove() };
}
