import type { components } from '#openapi/generated/types.ts';

import { daysAfter } from '../time/days-after.ts';
import { monthsAfter } from '../time/months-after.ts';

type ReportPeriod = components['schemas']['ReportPeriod'];

/** Calendar days; both ends belong to it. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const monthsFrom = (first: string, months: number): DaySpan => ({
  from: first,
  to: daysAfter(monthsAfter(first, months), -1),
});

type Bounded = Exclude<ReportPeriod, 'ALL'>;

const spans: Readonly<Record<Bounded, (day: string, firstOfMonth: string) => DaySpan>> = {
  THIS_MONTH: (day, first) => ({ from: first, to: day }),
  PREVIOUS_MONTH: (_day, first) => monthsFrom(monthsAfter(first, -1), 1),
  PREVIOUS_QUARTER(day, first) {
    const sinceQuarter = (Number(day.slice(5, 7)) - 1) % 3;
    return monthsFrom(monthsAfter(first, -sinceQuarter - 3), 3);
  },
  PREVIOUS_YEAR: (day) => monthsFrom(`${Number(day.slice(0, 4)) - 1}-01-01`, 12),
};

/** The days of a period for a report as of a day; null for all. */
export const periodOn = (period: ReportPeriod, day: string): DaySpan | null =>
  period === 'ALL' ? null : spans[period](day, `${day.slice(0, 7)}-01`);
