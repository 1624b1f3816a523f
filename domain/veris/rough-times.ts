import { textAt, valueAt, type VerisObject } from './document.ts';
import { readVeris } from './read.ts';

/** The year or month of what is not known more exactly, `2025` or `2025-06`; null if it is, or nothing is known. */
export interface RoughTimes {
  readonly occurredIn: string | null;
  readonly detectedIn: string | null;
}

/** Months or years of a duration; more is no duration between an incident and its discovery. */
const longest = 1200;

interface Month {
  readonly year: number;
  /** From 1; undefined if only the year is known. */
  readonly month: number | undefined;
}

const wholeBetween = (value: unknown, least: number, most: number): number | undefined =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

function monthOfIncident(document: VerisObject): Month | undefined {
  const incident = valueAt(document, 'timeline', 'incident');
  const year = wholeBetween(valueAt(incident, 'year'), 1900, 2200);
  return year === undefined ? undefined : { year, month: wholeBetween(valueAt(incident, 'month'), 1, 12) };
}

const textOf = ({ year, month }: Month): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** What a duration in months or years after a month leads to: a unit of years leads to a year only. */
function monthAfter({ year, month }: Month, duration: unknown): Month | undefined {
  const value = wholeBetween(valueAt(duration, 'value'), 0, longest);
  const unit = textAt(duration, 'unit');
  if (value === undefined) return undefined;
  if (unit === 'Years') return { year: year + value, month: undefined };
  if (unit !== 'Months' || month === undefined) return undefined;
  const months = month - 1 + value;
  return { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
}

/** What a VERIS document says of times that it knows by year or month only. */
export function roughTimesOf(document: VerisObject): RoughTimes {
  const { occurredAt, detectedAt } = readVeris(document);
  const month = monthOfIncident(document);
  const detected = month && monthAfter(month, valueAt(document, 'timeline', 'discovery'));
  return {
    occurredIn: occurredAt === null && month !== undefined ? textOf(month) : null,
    detectedIn: detectedAt === null && detected !== undefined ? textOf(detected) : null,
  };
}
