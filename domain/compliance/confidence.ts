import { monthsAfter } from '../time/months-after.ts';

/** Days from first to last, both included, as `2026-01-01`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The dates of a piece of evidence. When it was uploaded never counts. */
export interface DatedEvidence {
  /** The days that it is about, such as the months of an access review. */
  readonly covers: Period | null;
  /** The day on which it was made. */
  readonly madeOn: string | null;
  /** How often it is made, in months. */
  readonly everyMonths: number | null;
}

export type ConfidenceBand = 'HIGH' | 'MEDIUM' | 'LOW';

const millisecondsPerDay = 86_400_000;

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay);

const dayBefore = (day: string): string =>
  new Date((dayNumber(day) - 1) * millisecondsPerDay).toISOString().slice(0, 10);

/** The days that evidence covers: its own, else those from its date for its cadence, else its date; null without a date. */
export function coveredBy({ covers, madeOn, everyMonths }: DatedEvidence): Period | null {
  if (covers !== null) return covers;
  if (madeOn === null) return null;
  if (everyMonths === null || everyMonths < 1) return { from: madeOn, to: madeOn };
  return { from: madeOn, to: dayBefore(monthsAfter(madeOn, everyMonths)) };
}

/** The share of a period that dated evidence covers; days that several cover count once. */
export function daysCovered(
  period: Period,
  evidence: readonly DatedEvidence[],
): { readonly days: number; readonly of: number } {
  const [first, last] = [dayNumber(period.from), dayNumber(period.to)];
  const spans = evidence
    .map(coveredBy)
    .filter((span) => span !== null)
    .map(({ from, to }) => ({ from: Math.max(first, dayNumber(from)), to: Math.min(last, dayNumber(to)) }))
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => one.from - other.from);
  let [days, reached] = [0, first - 1];
  for (const { from, to } of spans) {
    days += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return { days, of: last - first + 1 };
}

/** A whole number from a fraction of whole numbers, half away from zero. Both are positive. */
const rounded = (part: number, whole: number): number => Math.floor((2 * part + whole) / (2 * whole));

/**
 * How sure a result is, from 0 to 100: an assertion alone has 40% of its strength, and evidence for every day of the period
 * all of it (compliance T3). It never changes a result.
 * @param strength of the link or mapping, 0 to 100
 */
export function confidenceOf(period: Period, evidence: readonly DatedEvidence[], strength = linkStrength): number {
  const { days, of } = daysCovered(period, evidence);
  return rounded(strength * (40 * of + 60 * days), 100 * of);
}

/** The strength of a link, which people set. */
export const linkStrength = 100;

/** The strength of a mapping that states none. */
export const usualStrength = 70;

/** The confidence of a source, seen through a mapping of some strength. */
export const percentOfStrength = (confidence: number, strength: number): number => rounded(confidence * strength, 100);

/** The most that something has that waits for confirmation. */
const mostToConfirm = 39;

export const toConfirmAtMost = (confidence: number, waits: boolean): number =>
  waits ? Math.min(confidence, mostToConfirm) : confidence;

export function confidenceBand(confidence: number): ConfidenceBand {
  if (confidence >= 80) return 'HIGH';
  return confidence >= 50 ? 'MEDIUM' : 'LOW';
}
