// Names for parts of the view.
import type { Views } from "../../wire/types";

export type View = Views["emerald"];
export type Colour = View["players"][number]["colours"][number];
export type GemKind = NonNullable<View["piles"][number]["gems"]["top"]>;
export type Move = View["moves"][number];
export type Place = View["way"][number];
export type Piles = View["piles"][number];

export const GEMS: readonly GemKind[] = ["ruby", "emerald", "garnet", "turquoise"];
export const DIE = 6;
