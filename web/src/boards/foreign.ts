// Games of other packages: their module draws into an element, with any framework it likes.
import type { Component } from "svelte";
import type { AnyView, BoardProps, GameParts, Sample, ScoreProps } from "./game";
import Mounted from "./Mounted.svelte";

export interface Drawn<Props> {
  /** Called at once, and whenever something has changed, with everything. */
  update?: (props: Props) => void;
  destroy?: () => void;
}

export type Mount<Props> = (target: HTMLElement, props: Props) => Drawn<Props>;

/** The default export of a module of another package. */
export interface ForeignParts extends Partial<
  Pick<GameParts, "hints" | "sounds" | "stage" | "heads" | "marks" | "aims" | "scores">
> {
  readonly board: Mount<BoardProps<AnyView>>;
  readonly cover: Mount<object>;
  readonly score?: Mount<ScoreProps>;
  readonly sample?: Sample;
}

function component<Props extends object>(mount: Mount<Props>) {
  const drawn: Component<Props> = (internals, props) =>
    (Mounted as Component<{ mount: Mount<Props>; given: Props }>)(internals, {
      mount,
      given: props,
    });
  return () => Promise.resolve({ default: drawn });
}

/** The parts of another package, wrapped to look like ours. */
export function adopted(found: ForeignParts): GameParts {
  const { board, cover, score, sample, hints, sounds, stage, heads, marks, aims, scores } = found;
  return {
    stage,
    heads,
    marks,
    aims,
    scores,
    board: component(board),
    cover: component(cover),
    score: score && component(score),
    sample: sample && (() => Promise.resolve({ default: sample })),
    hints: hints ?? [],
    sounds: sounds ?? {},
  };
}
