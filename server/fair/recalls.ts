type Counts = ReadonlyMap<string, number>;

const change = (counts: Map<string, number>, key: string, by: number): void => {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
};

/** The first of the keys with the lowest count. */
function lowest(keys: Iterable<string>, countOf: (key: string) => number): string | undefined {
  let found: string | undefined;
  for (const key of keys) if (found === undefined || countOf(key) < countOf(found)) found = key;
  return found;
}

/**
 * The organisation that has to return a place, if any: one that would still have as many as one that waits. So of two
 * organisations that want places, each has half in the end; of three, each a third.
 *
 * @param held places by organisation, without those that were recalled before
 * @param waiting how many places each organisation waits for, in the order of their turns
 * @param returning places that were recalled before and are not yet returned: they are for those whose turn comes first
 */
export function recallFrom(held: Counts, waiting: Counts, returning: number): string | undefined {
  const shares = new Map(held);
  const needs = new Map(waiting);
  const shareOf = (organisationId: string) => shares.get(organisationId) ?? 0;
  for (let left = returning; ; left -= 1) {
    const poorest = lowest(needs.keys(), shareOf);
    if (poorest === undefined) return undefined;
    if (left <= 0) {
      const richest = lowest(shares.keys(), (organisationId) => -shareOf(organisationId));
      return richest !== undefined && shareOf(richest) > shareOf(poorest) + 1 ? richest : undefined;
    }
    change(shares, poorest, 1);
    change(needs, poorest, -1);
  }
}
