import { daysAfter } from '#domain/time/days-after.ts';
import { isPeriod } from '#domain/time/rough-time.ts';

import { textAt, valueAt, type VerisObject } from './document.ts';
import { isRealDay, ownPath, readVeris } from './read.ts';

/** The year, month or day of what is not known more exactly, `2025`, `2025-06` or `2025-06-17`; null if it is, or nothing is known. */
export interface RoughTimes {
  readonly occurredIn: string | null;
  readonly detectedIn: string | null;
  readonly reportedIn: string | null;
  readonly containedIn: string | null;
  readonly resolvedIn: string | null;
}

/** Months or years of a duration; more is no duration between an incident and its discovery. */
const longest = 1200;
const longestInDays = 100 * 366;

interface Period {
  readonly year: number;
  /** From 1; undefined if only the year is known. */
  readonly month: number | undefined;
  /** Undefined if only the month is known. */
  readonly day: number | undefined;
}

const wholeBetween = (value: unknown, least: number, most: number): number | undefined =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

function periodOfIncident(document: VerisObject): Period | undefined {
  const incident = valueAt(document, 'timeline', 'incident');
  const year = wholeBetween(valueAt(incident, 'year'), 1900, 2200);
  if (year === undefined) return undefined;
  const month = wholeBetween(valueAt(incident, 'month'), 1, 12);
  const day = wholeBetween(valueAt(incident, 'day'), 1, 31);
  const isDay = month !== undefined && day !== undefined && isRealDay(year, month, day);
  return { year, month, day: isDay ? day : undefined };
}

const textOf = ({ year, month, day }: Period): string =>
  [year, ...[month, day].flatMap((part) => (part === undefined ? [] : String(part).padStart(2, '0')))].join('-');

const daysIn: Readonly<Record<string, number>> = { Days: 1, Weeks: 7 };

/** What a duration after a period leads to: a unit of years leads to a year only, days lead on from a day. */
function periodAfter(period: Period, duration: unknown): string | undefined {
  const { year, month, day } = period;
  const unit = textAt(duration, 'unit');
  const days = daysIn[unit];
  const value = wholeBetween(valueAt(duration, 'value'), 0, days === undefined ? longest : longestInDays / days);
  if (value === undefined) return undefined;
  if (unit === 'Years') return String(year + value);
  if (days !== undefined) return day === undefined ? undefined : daysAfter(textOf(period), value * days);
  if (unit !== 'Months' || month === undefined) return undefined;
  const months = month - 1 + value;
  return textOf({ year: year + Math.floor(months / 12), month: (months % 12) + 1, day: undefined });
}

/** What Attest has written of a period, which is null if none is known, or what VERIS says. */
const periodOr = (value: unknown, other: string | undefined): string | null =>
  value === null || (typeof value === 'string' && isPeriod(value)) ? value : (other ?? null);

/** What a VERIS document says of times that it knows by year, month or day only. */
export function roughTimesOf(document: VerisObject): RoughTimes {
  const own = (key: string) => valueAt(document, ...ownPath, key);
  const { occurredAt, detectedAt, reportedAt, containedAt, resolvedAt } = readVeris(document);
  const period = periodOfIncident(document);
  const occurred = period && textOf(period);
  const detected = period && periodAfter(period, valueAt(document, 'timeline', 'discovery'));
  return {
    occurredIn: occurredAt === null ? periodOr(own('occurred_in'), occurred) : null,
    detectedIn: detectedAt === null ? periodOr(own('detected_in'), detected) : null,
    // VERIS has no place for these.
    reportedIn: reportedAt === null ? periodOr(own('reported_in'), undefined) : null,
    containedIn: containedAt === null ? periodOr(own('contained_in'), undefined) : null,
    resolvedIn: resolvedAt === null ? periodOr(own('resolved_in'), undefined) : null,
  };
}
