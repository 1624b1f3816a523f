/** One place up, or one place down. */
export type Step = -1 | 1;

interface Placed {
  readonly id: string;
  readonly position: number;
}

interface NewPlace<Entry> {
  readonly entry: Entry;
  readonly position: number;
}

/** The entries whose position changes when one moves. Positions are renumbered, because several may start out equal. */
export function moved<Entry extends Placed>(entries: readonly Entry[], id: string, step: Step): NewPlace<Entry>[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const mover = entries[from];
  const neighbour = entries[from + step];
  if (mover === undefined || neighbour === undefined) return [];
  return entries
    .with(from, neighbour)
    .with(from + step, mover)
    .map((entry, position) => ({ entry, position }))
    .filter(({ entry, position }) => entry.position !== position);
}
