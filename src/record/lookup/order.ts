/** One place up, or one place down. */
export type Step = -1 | 1;

/** What the order of entries goes by. */
export interface Placed {
  readonly id: string;
  readonly version: number;
  readonly position: number;
}

/**
 * The entries whose place changes when one moves. Places are counted anew from 0: entries may have begun with the same.
 */
export function moved(entries: readonly Placed[], id: string, step: Step): Placed[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const neighbour = entries[from + step];
  const mover = entries[from];
  if (mover === undefined || neighbour === undefined) return [];
  return entries
    .with(from, neighbour)
    .with(from + step, mover)
    .map((entry, position) => ({ id: entry.id, version: entry.version, was: entry.position, position }))
    .filter(({ was, position }) => was !== position)
    .map(({ id: changed, version, position }) => ({ id: changed, version, position }));
}
