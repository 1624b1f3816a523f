import type { components } from '#openapi/generated/types.ts';

import { daysAfter } from '../time/days-after.ts';
import { monthsAfter } from '../time/months-after.ts';

type Rule = Pick<components['schemas']['TaskRecurrence'], 'every' | 'interval'>;

/** One interval of a rule before a day. */
const intervalBefore: Readonly<Record<Rule['every'], (day: string, interval: number) => string>> = {
  DAILY: (day, interval) => daysAfter(day, -interval),
  WEEKLY: (day, interval) => daysAfter(day, -7 * interval),
  MONTHLY: (day, interval) => monthsAfter(day, -interval),
  YEARLY: (day, interval) => monthsAfter(day, -12 * interval),
};

/**
 * The first day of the period that an occurrence is about: the one after the day on which the previous one was due, and for the first
 * one so much earlier as the rule's interval. The last day is the one on which it is due.
 */
export const periodStart = (dueOn: string, previousDue: string | null, { every, interval }: Rule): string =>
  daysAfter(previousDue ?? intervalBefore[every](dueOn, interval), 1);
