// How the events of King of the Dice are played: dice tumble, a citizen is hired and acts on the
// map, the dragon comes. An update brings only how things are at its end; so each number waits for
// the last event that changes it, and none arrives before the picture shows why.
import { acts, type Args, type Part, type Planned } from "../beat";
import type { Text } from "../../wire/types";
import type { View } from "./hex";
import { COLOURS, faceLetters, type Face, type Pile } from "./words";

type Player = View["players"][number];
type Points = keyof Player["points"];
/** What events change before a player: keys of the player, and lines of the points. */
interface Touched {
  readonly things: readonly (keyof Player)[];
  readonly points: readonly Points[];
}

const CARDS: Touched = { things: ["cards", "super_jokers"], points: [] };
const GEMS: Touched = { things: ["gold", "white"], points: ["gold", "white"] };
const LAND: Touched = {
  things: ["fields", "markers", "largest_area", "area"],
  points: ["area", "others"],
};
const FLAMES: Touched = { things: ["flames"], points: ["flames"] };

/** A face from its letters: r4. */
const face = (letters: string): Face => ({
  colour: COLOURS.find((colour) => colour.startsWith(letters[0]!))!,
  number: Number(letters[1]),
});
export const faces = (found: unknown): Face[] =>
  (Array.isArray(found) ? found.map(String) : String(found).split(", ")).filter(Boolean).map(face);

const named = (text: Text) => text.key.replace("kingdice-event-", "");
const list = (found: unknown): number[] => (Array.isArray(found) ? found.map(Number) : []);

/** Whose things an event changes, and which. Most flames pay one player what another loses. */
function touches(text: Text, seats: readonly number[]): (readonly [number, Touched])[] {
  const { player, player_victim, players } = text.args as Args;
  const of = (touched: Touched, ...who: number[]) => who.map((seat) => [seat, touched] as const);
  switch (named(text)) {
    case "joker-added":
    case "hired":
    case "super-taken":
      return of(CARDS, player);
    case "card-stolen":
      return of(CARDS, player, player_victim);
    case "gem-found":
    case "gem-won":
      return of(GEMS, player);
    case "gem-stolen":
      return of(GEMS, player, player_victim);
    case "settled":
      return of(LAND, player);
    case "conquered":
      return of(LAND, player, player_victim);
    case "tamed":
      return [...of(LAND, player), ...of(FLAMES, ...seats)];
    case "flame-placed":
      return [...of(LAND, ...list(players)), ...of(FLAMES, ...seats)];
    default:
      return [];
  }
}

/** What comes after an event in its update, and may change the same things again. */
class Rest {
  readonly #later: readonly Text[];
  constructor(events: readonly Text[], at: number) {
    this.#later = events.slice(at + 1);
  }
  has(...names: string[]): boolean {
    return this.#later.some((text) => names.includes(named(text)));
  }
  hasAt(field: string, ...names: string[]): boolean {
    return this.#later.some((text) => names.includes(named(text)) && same(text.args.field, field));
  }
  touches(seat: number, touched: Touched, seats: readonly number[]): boolean {
    return this.#later.some((text) =>
      touches(text, seats).some(([who, what]) => who === seat && what === touched),
    );
  }
}

const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();
const STANDS = ["settled", "tamed", "conquered", "flame-placed", "castle-empty"];
const GEM = ["gem-found"];

/** The players' things, updated where no later event changes them again. */
function given(view: View, text: Text, rest: Rest, after: View): View {
  const seats = view.players.map((_, seat) => seat);
  const players = [...view.players];
  for (const [seat, touched] of touches(text, seats)) {
    const [now, end] = [players[seat], after.players[seat]];
    if (!now || !end || rest.touches(seat, touched, seats)) continue;
    const points = { ...now.points };
    for (const line of touched.points) points[line] = end.points[line];
    const things = Object.fromEntries(touched.things.map((thing) => [thing, end[thing]]));
    const score = Object.values(points).reduce((sum, line) => sum + line, 0);
    players[seat] = { ...now, ...things, points, score };
  }
  return { ...view, players };
}

/** The field of an event; before its last event it has the owner that the event names. */
function laid(view: View, text: Text, rest: Rest, after: View): View {
  const { field: name, player } = text.args as Args;
  const fields = view.fields.map((field, n) => {
    if (!same(field.field, name)) return field;
    const end = after.fields[n]!;
    const gem = rest.hasAt(name, ...GEM) ? field.gem : end.gem;
    if (named(text) === "gem-found") return { ...field, gem };
    if (!rest.hasAt(name, ...STANDS)) return { ...end, gem };
    return { ...field, castle: true, flame: player === undefined, owner: player ?? null };
  });
  return { ...view, fields };
}

/** The supply beside the map, updated where no later event takes from it. */
function stocked(view: View, rest: Rest, after: View): View {
  const supply = { ...view.supply };
  if (!rest.has("gem-found", "gem-won")) {
    supply.white = after.supply.white;
    supply.gold = after.supply.gold;
  }
  if (!rest.has("tamed", "flame-placed")) supply.flames = after.supply.flames;
  return { ...view, supply };
}

/** The tiles: each that is drawn lies face up until one is settled. */
function tiled(view: View, text: Text, rest: Rest, after: View): View {
  if (!rest.has("tile-drawn", "tiles-back", "settled")) return { ...view, tiles: after.tiles };
  const { tiles } = view;
  const { terrain } = text.args as Args;
  if (named(text) === "tile-drawn")
    return {
      ...view,
      tiles: { ...tiles, supply: tiles.supply - 1, face_up: [...tiles.face_up, terrain] },
    };
  const at = tiles.face_up.findIndex((one) => same(one, terrain));
  return {
    ...view,
    tiles: { ...tiles, placing: null, face_up: tiles.face_up.filter((_, n) => n !== at) },
  };
}

/** A pile whose card meets nothing: the dice were not thrown yet. */
export const unmet = (pile: Pile): Pile => ({
  ...pile,
  top: pile.top && {
    ...pile.top,
    met: false,
    conditions: pile.top.conditions.map((condition) => ({ ...condition, met: false })),
  },
});
const unlit = (view: View): View => ({ ...view, market: view.market.map(unmet) });

/** The cards that the dice meet, once they lie as they do at the end. */
function lit(view: View, rest: Rest, after: View): View {
  if (rest.has("thrown", "rerolled", "joker-added", "turn-begins")) return unlit(view);
  return {
    ...view,
    market: view.market.map((pile, n) => {
      const end = after.market[n]!;
      return pile.top?.card === end.top?.card ? end : unmet(pile);
    }),
  };
}

/** A new card lies on its pile. */
function offered(view: View, { effect, joker }: Args, after: View): View {
  const isIt = ({ top }: Pile) => top?.effect === effect && same(faceLetters(top!.joker), joker);
  return {
    ...view,
    market: view.market.map((pile, n) => (isIt(after.market[n]!) ? unmet(after.market[n]!) : pile)),
  };
}

type Change = (view: View, text: Text, rest: Rest, after: View) => View;
const settle: Change = (view, text, rest, after) =>
  given(stocked(laid(view, text, rest, after), rest, after), text, rest, after);

const CHANGES: Readonly<Record<string, Change>> = {
  "card-on-offer": (view, { args }, _, after) => offered(view, args, after),
  "turn-begins": (view, { args }) => ({
    ...unlit(view),
    turn: Number(args.turn),
    active: Number(args.player),
    phase: "roll",
    hired: null,
    throw: 0,
    rolls_left: 3,
    dice: view.dice.map(() => null),
    added: [],
  }),
  rerolled: unlit,
  thrown: (view, { args }, rest, after) =>
    lit(
      {
        ...view,
        phase: "reroll",
        throw: Number(args.throw),
        rolls_left: Math.max(0, view.throw + view.rolls_left - Number(args.throw)),
        dice: faces(args.dice),
      },
      rest,
      after,
    ),
  "joker-added": (view, text, rest, after) =>
    given(
      lit({ ...view, added: [...view.added, face(String(text.args.joker))] }, rest, after),
      text,
      rest,
      after,
    ),
  hired: (view, text, rest, after) => ({
    ...given(view, text, rest, after),
    hired: rest.has("hired", "turn-begins") ? view.hired : after.hired,
  }),
  alarm: (view) => ({ ...view, phase: "flame" }),
  "super-taken": given,
  "tile-drawn": tiled,
  "tiles-back": tiled,
  settled: (view, text, rest, after) => settle(tiled(view, text, rest, after), text, rest, after),
  "gem-found": settle,
  "gem-won": (view, text, rest, after) => given(stocked(view, rest, after), text, rest, after),
  "card-stolen": given,
  "gem-stolen": given,
  tamed: settle,
  conquered: settle,
  "flame-placed": settle,
  "castle-empty": (view, text, rest, after) => laid(view, text, rest, after),
};

const KINDS: Readonly<Record<string, Part<View>>> = {
  "first-player": { kind: "note" },
  "map-joined": { kind: "note", join: true },
  "field-marked": { kind: "note", join: true },
  "card-on-offer": { kind: "place", times: 0.8, join: true },
  "turn-begins": { kind: "begin", times: 0.7 },
  rerolled: { kind: "roll" },
  thrown: { kind: "roll", join: true },
  "joker-added": { kind: "take" },
  hired: { kind: "take" },
  alarm: { kind: "strike" },
  "super-taken": { kind: "take" },
  "tile-drawn": { kind: "draw" },
  "tiles-back": { kind: "note" },
  settled: { kind: "place" },
  "gem-found": { kind: "take" },
  "gem-won": { kind: "take" },
  "card-stolen": { kind: "strike" },
  "gem-stolen": { kind: "strike" },
  declined: { kind: "note" },
  tamed: { kind: "take" },
  conquered: { kind: "strike" },
  "nothing-done": { kind: "note" },
  "flame-placed": { kind: "strike" },
  "castle-empty": { kind: "place" },
  counted: { kind: "count" },
  "game-over": { kind: "end" },
};

export function stage(
  events: readonly Text[],
  before: View,
  after: View,
): readonly Planned<View>[] {
  const rests = new Map(events.map((text, n) => [text, new Rest(events, n)]));
  const parts = Object.fromEntries(
    Object.entries(KINDS).map(([name, part]): [string, Part<View>] => {
      const change = CHANGES[name];
      if (!change) return [name, part];
      return [
        name,
        { ...part, change: (view, _, after, text) => change(view, text, rests.get(text)!, after) },
      ];
    }),
  );
  return acts<View>("kingdice", parts)(events, before, after);
}
