// What tells players apart: a shape and a colour for each seat, and a sign from the name.

/** In a box from -24 to 24, different for every seat. */
export const SHAPES = [
  "M0-21a21 21 0 1 1 0 42a21 21 0 0 1 0-42Z",
  "M-15-20h30q5 0 5 5v30q0 5-5 5h-30q-5 0-5-5v-30q0-5 5-5Z",
  "M0-23 23 0 0 23-23 0Z",
  "M-10-21h20l12 21-12 21h-20l-12-21Z",
  "M-20-19q20 5 40 0v20q0 16-20 22q-20-6-20-22Z",
  "M0-24l6 9 11-3-2 11 9 7-9 7 2 11-11-3-6 9-6-9-11 3 2-11-9-7 9-7-2-11 11 3Z",
  "M0-22l22 16-8 27h-28l-8-27Z",
  "M-8-22h16v12h14v20h-14v12h-16v-12h-14v-20h14Z",
] as const;

/** A flag, an emoji with all that is joined to it, or a letter with its marks. */
const CHARACTER =
  /\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\uFE0F?\u20E3|\uFE0F|[\u{E0020}-\u{E007F}]+)?(?:\u200D\p{Emoji}(?:\p{EMod}|\uFE0F)?)*|\P{M}\p{M}*/u;
/** More marks than any script puts on one letter would be drawn over what is around it. */
const HEAPED = /(\p{M}{3})\p{M}+/gu;

/** The first character of a name as people see it: joined emoji and marks stay whole. */
export function first(name: string, segmenter = globalThis.Intl?.Segmenter): string {
  const text = name.trim();
  const found = segmenter
    ? [...new segmenter(undefined, { granularity: "grapheme" }).segment(text)][0]?.segment
    : CHARACTER.exec(text)?.[0];
  const sign = (found ?? "").replace(HEAPED, "$1");
  const upper = sign.toUpperCase();
  return upper.length === sign.length ? upper : sign;
}

/** A sign for every player: the first character of the name, or the seat's number if two share it. */
export function signs(names: readonly string[]): string[] {
  const firsts = names.map((name) => first(name));
  return firsts.map((sign, seat) =>
    sign && firsts.indexOf(sign) === firsts.lastIndexOf(sign) ? sign : String(seat + 1),
  );
}
