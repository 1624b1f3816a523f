import { diffArrays } from 'diff';

/** A part of two lists: either the same in both, or what one has in the place of what the other has. */
export interface Segment<T> {
  readonly isSame: boolean;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Steps of one whole comparison: a second of processor time. Two texts of 200 pages that were revised take a fraction. */
const mostSteps = 30_000_000;

/** The places at which two lists have the same, in their order; undefined if finding them takes more edits. */
function matchesOf<T>(before: readonly T[], after: readonly T[], maxEditLength: number) {
  const parts = diffArrays([...before], [...after], { maxEditLength });
  if (parts === undefined) return undefined;
  const matches: { readonly old: number; readonly now: number }[] = [];
  let [old, now, edits] = [0, 0, 0];
  for (const { added, removed, count } of parts) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) matches.push({ old: old + at, now: now + at });
    else edits += count;
    if (!added) old += count;
    if (!removed) now += count;
  }
  return { matches, edits };
}

/** The places of what another list has too. */
function sharedPlaces<T>(list: readonly T[], other: readonly T[]): number[] {
  const known = new Set(other);
  return list.flatMap((one, place) => (known.has(one) ? [place] : []));
}

function* segmentsBetween<T>(
  before: readonly T[],
  after: readonly T[],
  matches: readonly { readonly old: number; readonly now: number }[],
): Generator<Segment<T>, void> {
  let [old, now] = [0, 0];
  for (let index = 0; index <= matches.length;) {
    const next = matches[index] ?? { old: before.length, now: after.length };
    if (next.old > old || next.now > now)
      yield { isSame: false, before: before.slice(old, next.old), after: after.slice(now, next.now) };
    let length = 0;
    while (matches[index + length]?.old === next.old + length && matches[index + length]?.now === next.now + length)
      length += 1;
    [old, now] = [next.old + length, next.now + length];
    if (length > 0) yield { isSame: true, before: before.slice(next.old, old), after: after.slice(next.now, now) };
    index += Math.max(1, length);
  }
}

/**
 * Compares lists in a bounded number of steps, which all comparisons of two texts share: `edits` edits are found in at most
 * `edits * (edits + length)` steps (Myers, "An O(ND) Difference Algorithm"). What only one list has is set aside before.
 */
export function stepBudget() {
  let left = mostSteps;
  return {
    /** The segments of both lists in their order; undefined if they differ in more than what is left suffices for. */
    compare<T extends string | number>(before: readonly T[], after: readonly T[]): Segment<T>[] | undefined {
      const [olds, nows] = [sharedPlaces(before, after), sharedPlaces(after, before)];
      const length = olds.length + nows.length;
      const most = Math.floor((Math.sqrt(length * length + 4 * left) - length) / 2);
      const [was, is] = [olds.flatMap((place) => before[place] ?? []), nows.flatMap((place) => after[place] ?? [])];
      const found = matchesOf(was, is, most);
      const edits = found?.edits ?? most;
      left = Math.max(0, left - edits * (edits + length));
      if (found === undefined) return undefined;
      const places = found.matches.map(({ old, now }) => ({ old: olds[old] ?? 0, now: nows[now] ?? 0 }));
      return [...segmentsBetween(before, after, places)];
    },
  };
}

export type StepBudget = ReturnType<typeof stepBudget>;
