import type { Lineage } from './lineage.ts';

type Pair = Pick<Lineage, 'from' | 'to'>;

/** The codes that controls have in the later version of a lineage: theirs, those that took them over, or none. */
const followedCodes = (codes: ReadonlySet<string>, pairs: readonly Pair[]): ReadonlySet<string> =>
  new Set(pairs.flatMap(({ from, to }) => (from !== null && codes.has(from) ? to : [])));

/** The same the other way: the codes that they had in the former version. */
const precedingCodes = (codes: ReadonlySet<string>, pairs: readonly Pair[]): ReadonlySet<string> =>
  new Set(pairs.flatMap(({ from, to }) => (from !== null && to.some((code) => codes.has(code)) ? [from] : [])));

/** A lineage between two versions. */
export interface LineageStep {
  readonly from: string;
  readonly to: string;
  readonly pairs: readonly Pair[];
}

/** The codes of controls of one version in another, over the lineages between them: the shortest way, or none. */
export function codesIn(
  version: string,
  codes: ReadonlySet<string>,
  { from, steps }: { readonly from: string; readonly steps: readonly LineageStep[] },
): ReadonlySet<string> {
  const known = new Set([from]);
  let reached = [{ at: from, codes }];
  while (reached.length > 0) {
    const arrived = reached.find(({ at }) => at === version);
    if (arrived !== undefined) return arrived.codes;
    reached = reached.flatMap(({ at, codes: here }) =>
      steps.flatMap((step) => {
        const [next, there] =
          step.from === at
            ? [step.to, followedCodes(here, step.pairs)]
            : [step.from, step.to === at ? precedingCodes(here, step.pairs) : null];
        if (there === null || known.has(next)) return [];
        known.add(next);
        return [{ at: next, codes: there }];
      }),
    );
  }
  return new Set();
}
