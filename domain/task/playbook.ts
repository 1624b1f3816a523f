import type { components } from '#openapi/generated/types.ts';

import { daysAfter } from '../time/days-after.ts';
import { dayAndTimeIn } from '../time/zoned-time.ts';

export type PlaybookItem = components['schemas']['PlaybookItem'];

/** What the days of tasks are counted from. */
export interface PlaybookMoments {
  readonly createdAt: string;
  /** Null for what is not an incident, and while nobody knows. */
  readonly detectedAt: string | null;
  /** Null for a record that is never due. */
  readonly dueOn: string | null;
  readonly timeZone: string;
}

const hour = 3_600_000;

/** The day on which a task of a playbook is due; null for none. Hours are counted from the moment itself, days from its day. */
export function playbookDueOn(item: PlaybookItem, moments: PlaybookMoments): string | null {
  const { dueAfter, dueUnit, dueFrom } = item;
  if (dueAfter === null) return null;
  const inDays = dueUnit === 'DAYS' ? dueAfter : Math.floor(dueAfter / 24);
  if (dueFrom === 'DUE') return moments.dueOn === null ? null : daysAfter(moments.dueOn, inDays);
  const from = dueFrom === 'DETECTED' ? (moments.detectedAt ?? moments.createdAt) : moments.createdAt;
  const dayOf = (instant: string) => dayAndTimeIn(moments.timeZone, instant).day;
  if (dueUnit === 'DAYS') return daysAfter(dayOf(from), dueAfter);
  return dayOf(new Date(Date.parse(from) + dueAfter * hour).toISOString());
}

/** What is wrong with the items of a playbook, by the field: an item waits for earlier ones only, so that none waits for itself. */
export const playbookProblems = (
  items: readonly PlaybookItem[],
): readonly { readonly field: string; readonly message: string }[] =>
  items.flatMap(({ after }, index) =>
    after.some((place) => place > index)
      ? [{ field: `items/${index}/after`, message: 'Choose tasks that come before this one' }]
      : [],
  );
