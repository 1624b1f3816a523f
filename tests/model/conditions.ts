/** What is true of a situation: its states, and the relevant context. */
export type Facts = readonly string[];

/** Where something happens: the facts that all of these situations have in common, and no other reached one has. */
export interface Condition {
  readonly facts: Facts;
  /** The index of the first situation that it holds in. */
  readonly first: number;
}

const bit = (index: number): bigint => 1n << BigInt(index);

const countIn = (mask: bigint): number => mask.toString(2).replaceAll('0', '').length;

/** Of so many facts, all choices are tried. */
const mostChosen = 3;

/** All choices of so many facts, in their order. */
function choices(facts: Facts, size: number): Facts[] {
  if (size === 0) return [[]];
  return facts.flatMap((fact, index) => choices(facts.slice(index + 1), size - 1).map((rest) => [fact, ...rest]));
}

/**
 * Describes where something happens by as few facts as possible, given all situations that are reached.
 * @returns a function from the indices of situations to conditions that hold in exactly these
 */
export function conditionsAmong(situations: readonly Facts[]): (wanted: ReadonlySet<number>) => readonly Condition[] {
  const holding = new Map<string, bigint>();
  for (const [index, facts] of situations.entries())
    for (const fact of facts) holding.set(fact, (holding.get(fact) ?? 0n) | bit(index));
  const all = bit(situations.length) - 1n;
  const maskOf = (facts: Facts) => facts.reduce((mask, fact) => mask & (holding.get(fact) ?? 0n), all);
  const firstIn = (mask: bigint) => situations.findIndex((_facts, index) => (mask & bit(index)) !== 0n);

  const isFitting = (facts: Facts, wanted: bigint) => (maskOf(facts) & ~wanted) === 0n;

  /** A condition that holds in this situation and in none but the wanted ones: the shortest, and of equal ones the widest. */
  function conditionFor(index: number, wanted: bigint, left: bigint): Facts {
    const facts = situations[index] ?? [];
    for (let size = 0; size <= Math.min(facts.length, mostChosen); size += 1) {
      const fitting = choices(facts, size).filter((chosen) => isFitting(chosen, wanted));
      const widths = fitting.map((chosen) => countIn(maskOf(chosen) & left));
      const widest = fitting[widths.indexOf(Math.max(...widths))];
      if (widest !== undefined) return widest;
    }
    // The last facts are the most particular ones, so those before them are the first to go.
    return facts.reduce<Facts>((kept, fact) => {
      const fewer = kept.filter((one) => one !== fact);
      return isFitting(fewer, wanted) ? fewer : kept;
    }, facts);
  }

  return (wantedIndices) => {
    const wanted = [...wantedIndices].reduce((mask, index) => mask | bit(index), 0n);
    const conditions: Condition[] = [];
    for (let left = wanted; left !== 0n;) {
      const index = firstIn(left);
      const facts = conditionFor(index, wanted, left);
      conditions.push({ facts, first: firstIn(maskOf(facts)) });
      left &= ~(maskOf(facts) | bit(index));
    }
    return conditions;
  };
}
