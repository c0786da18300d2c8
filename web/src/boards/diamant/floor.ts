// Which gems lie where: beside the card they fell from.
import type { View } from "./table";

/** By the place of the card in the row. */
export type Floor = readonly number[];

/** What is left over of a treasure falls beside its card; what was lying stays where it is. */
function fell(view: View, floor: Floor): Floor {
  const next = view.row.map((_, n) => floor[n] ?? 0);
  const more = view.lying - next.reduce((sum, gems) => sum + gems, 0);
  const last = view.row.length - 1;
  if (more > 0 && view.row[last]?.kind === "treasure") next[last]! += more;
  return next;
}

/** What leavers could not share stays in the back, where they stood. */
function taken(view: View, floor: Floor): Floor {
  let left = view.lying;
  return view.row
    .map((_, n) => floor[n] ?? 0)
    .reverse()
    .map((gems) => {
      const stay = Math.min(gems, left);
      left -= stay;
      return stay;
    })
    .reverse();
}

/** If nobody saw them fall: a few beside each treasure, the newest first. */
function guessed(view: View): Floor {
  let left = view.lying;
  const most = Math.max(1, view.players.length - 1);
  return view.row
    .map(({ kind, value = 0 }) => (kind === "treasure" ? Math.min(most, value) : 0))
    .reverse()
    .map((gems) => {
      const lie = Math.min(gems, left);
      left -= lie;
      return lie;
    })
    .reverse();
}

/** The floor as it is now, from how it was. */
export function settle(view: View, floor: Floor): Floor {
  const sum = (gems: Floor) => gems.reduce((all, one) => all + one, 0);
  const found = sum(floor) > view.lying ? taken(view, floor) : fell(view, floor);
  return sum(found) === view.lying ? found : guessed(view);
}
