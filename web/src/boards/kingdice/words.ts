// What the parts of the board are called, in the language of the catalog.
import type { Catalog } from "../../text/catalog";
import type { View } from "./hex";

export type Face = NonNullable<View["dice"][number]>;
export type Pile = View["market"][number];
export type Condition = NonNullable<Pile["top"]>["conditions"][number];
/** The market: beside the map; below it, two cards in a row; on a phone a strip of small cards. */
export type Form = "beside" | "below" | "strip";
export const COLOURS = ["red", "blue", "green"] as const;

/** A condition in words, as the terminal says it. */
export function conditionWords(condition: Condition, catalog: Catalog): string {
  const [count, number] = condition.values;
  if (condition.family !== "colours")
    return catalog.say(`kingdice-condition-${condition.family}`, { count, number });
  const parts = condition.values.flatMap((dice, colour) =>
    dice
      ? [catalog.say("kingdice-condition-of-colour", { count: dice, colour: COLOURS[colour] })]
      : [],
  );
  return catalog.list(parts);
}

/** Everything about a pile, in one sentence. */
export function pileWords(pile: Pile, catalog: Catalog): string {
  const { top, citizen, left } = pile;
  if (!top) return catalog.say("kingdice-board-pile-empty", { citizen });
  const conditions = top.conditions.map((condition) => {
    const words = conditionWords(condition, catalog);
    return condition.met ? `${words} ✓` : words;
  });
  return catalog.say("kingdice-board-pile", {
    effect: top.effect,
    conditions: conditions.join(" / "),
    joker: faceLetters(top.joker),
    left,
  });
}

/** A face as the messages “kingdice-die-…” name it: r4. */
export const faceLetters = (face: Face) => `${face.colour[0]}${face.number}`;

/** The letter of a colour, for people who cannot see it. */
export const letterOf = (colour: Face["colour"], catalog: Catalog) =>
  catalog.say(`kingdice-letter-${colour}`);

export const faceWords = (face: Face, catalog: Catalog) =>
  catalog.say("kingdice-page-face", { ...face });
