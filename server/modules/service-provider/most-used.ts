/** A provider that others use. */
export interface Used {
  readonly id: string;
  /** How many use it directly. */
  readonly direct: number;
  /** Those of them that are used by others in turn. */
  readonly users: readonly string[];
}

/** How many providers depend on one, directly or through others. */
export interface MostUsed {
  readonly id: string;
  readonly users: number;
}

/** Most users first, then by id. */
const inOrder = (one: MostUsed, other: MostUsed): number => other.users - one.users || (one.id < other.id ? -1 : 1);

/**
 * At most how many depend on each provider, most first: its direct users and theirs, which counts those twice that depend on it in
 * two ways.
 */
function upperBounds(used: readonly Used[]): MostUsed[] {
  // In a circle, which the register does not allow, all that use any may depend on each.
  const all = used.reduce((sum, { direct }) => sum + direct, 0);
  const byId = new Map(used.map((one) => [one.id, one]));
  const bounds = new Map<string, number>();
  const boundOf = ({ id, direct, users }: Used): number => {
    const known = bounds.get(id);
    if (known !== undefined) return known;
    bounds.set(id, all);
    let sum = direct;
    for (const user of users) {
      const next = byId.get(user);
      if (next !== undefined) sum += boundOf(next);
    }
    const bound = Math.min(sum, all);
    bounds.set(id, bound);
    return bound;
  };
  return used.map((one) => ({ id: one.id, users: boundOf(one) })).toSorted(inOrder);
}

/** How many are counted together, and how often: only where everything uses everything at random is that not enough. */
const batch = 15;
const mostBatches = 4;

/**
 * The providers on which the most others depend, most first, then by id. Those that may have most are counted first, until no
 * other can be among the most: of a large register, hardly any have to be.
 * @param countUsers counts the users of some providers exactly
 */
export async function mostUsed<Counted extends MostUsed>(
  used: readonly Used[],
  most: number,
  countUsers: (ids: readonly string[]) => Promise<readonly Counted[]>,
): Promise<readonly Counted[]> {
  const candidates = upperBounds(used);
  let best: readonly Counted[] = [];
  for (let first = 0; first < Math.min(candidates.length, batch * mostBatches); first += batch) {
    const [last, next] = [best[most - 1], candidates[first]];
    // If the next is none of the most even with all that it may have, no later one is.
    if (last !== undefined && next !== undefined && inOrder(last, next) < 0) break;
    const counted = await countUsers(candidates.slice(first, first + batch).map(({ id }) => id));
    best = [...best, ...counted].toSorted(inOrder).slice(0, most);
  }
  return best;
}
