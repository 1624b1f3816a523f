import { isAssessed, isConforming, type ComplianceResult } from './results.ts';

/** How important a control is, in the standard. */
export type Importance = 'MANDATORY' | 'RECOMMENDED' | 'NICE_TO_HAVE';

/** A control as the score sees it. */
export interface ScoredItem {
  readonly groupId: string;
  readonly importance: Importance;
  readonly result: ComplianceResult;
  readonly maturity: number | null;
  readonly target: number | null;
  /** How many controls are like this; one by default. */
  readonly count?: number;
}

/** Shares in tenths of a percent (857 is 85.7%), maturity in tenths of a level; null where nothing was assessed. */
export interface ComplianceScore {
  readonly applicable: number;
  readonly assessed: number;
  /** Assessed of applicable. Every score is shown beside it. */
  readonly coverage: number | null;
  readonly resultShare: number | null;
  readonly weighted: number | null;
  readonly maturity: number | null;
  /** Items that have a maturity. */
  readonly maturityItems: number;
  /** How far they are below their targets, on average. */
  readonly maturityGap: number | null;
  readonly maturityByGroup: number | null;
}

const points = {
  COMPLIANT: 100,
  OFI: 100,
  MINOR_NON_CONFORMITY: 50,
  MAJOR_NON_CONFORMITY: 0,
} as const;

const weights: Readonly<Record<Importance, number>> = { MANDATORY: 3, RECOMMENDED: 2, NICE_TO_HAVE: 1 };

/** An exact number: a mean of means is rounded once. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const fraction = (over: number, under: number): Fraction | null =>
  under === 0 ? null : { over: BigInt(over), under: BigInt(under) };

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

function plus(one: Fraction, other: Fraction): Fraction {
  const over = one.over * other.under + other.over * one.under;
  const under = one.under * other.under;
  const divisor = greatestDivisor(over, under);
  return { over: over / divisor, under: under / divisor };
}

/** A fraction, which is not negative, in tenths, half away from zero. */
const inTenths = (value: Fraction | null): number | null =>
  value === null ? null : Number((20n * value.over + value.under) / (2n * value.under));

/**
 * A part of a whole in tenths of a percent. 1000 only if it is all of it and 0 only if it is nothing, like `percentOf`
 * (domain/share.ts); null of an empty whole.
 */
function shareInTenths(part: number, whole: number): number | null {
  const tenths = inTenths(fraction(100 * part, whole));
  if (tenths === null || part === 0 || part === whole) return tenths;
  return Math.min(999, Math.max(1, tenths));
}

type Counted = Pick<ScoredItem, 'count'>;

/** The sum over all controls of a value of each; without one, how many they are. */
const total = <Item extends Counted>(items: readonly Item[], valueOf: (item: Item) => number = () => 1): number =>
  items.reduce((sum, item) => sum + valueOf(item) * (item.count ?? 1), 0);

interface Rated extends Counted {
  readonly maturity: number;
}

const mean = (rated: readonly Rated[]): Fraction | null =>
  fraction(
    total(rated, ({ maturity }) => maturity),
    total(rated),
  );

function meanOfMeans(groups: readonly (readonly Rated[])[]): Fraction | null {
  const means = groups.map(mean).filter((value) => value !== null);
  if (means.length === 0) return null;
  const { over, under } = means.reduce(plus);
  return { over, under: under * BigInt(means.length) };
}

function byGroup<Item extends { readonly groupId: string }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.groupId);
    if (group === undefined) groups.set(item.groupId, [item]);
    else group.push(item);
  }
  return groups;
}

/** Scores items by all methods (compliance T5): over those that are applicable and assessed, and beside how many that are. */
export function complianceScore(items: readonly ScoredItem[]): ComplianceScore {
  const applicable = items.filter(({ result }) => result !== 'NON_APPLICABLE');
  const assessed = applicable.flatMap((item) => (isAssessed(item.result) ? [{ ...item, result: item.result }] : []));
  const rated = assessed.flatMap(({ maturity, ...item }) => (maturity === null ? [] : [{ ...item, maturity }]));
  const gaps = rated.flatMap(({ maturity, target, ...item }) =>
    target === null ? [] : [{ ...item, maturity: Math.max(0, target - maturity) }],
  );
  const groups = byGroup(rated);
  const weightOf = ({ importance }: ScoredItem) => weights[importance];
  return {
    applicable: total(applicable),
    assessed: total(assessed),
    coverage: shareInTenths(total(assessed), total(applicable)),
    resultShare: shareInTenths(total(assessed.filter(({ result }) => isConforming(result))), total(assessed)),
    weighted: shareInTenths(
      total(assessed, (item) => weightOf(item) * points[item.result]),
      100 * total(assessed, weightOf),
    ),
    maturity: inTenths(mean(rated)),
    maturityItems: total(rated),
    maturityGap: inTenths(mean(gaps)),
    maturityByGroup: inTenths(meanOfMeans([...groups.values()])),
  };
}

/** The scores of each group, in the order in which groups appear. */
export const scoresByGroup = (items: readonly ScoredItem[]): ReadonlyMap<string, ComplianceScore> =>
  new Map([...byGroup(items)].map(([group, own]) => [group, complianceScore(own)]));
