import type { components } from '#openapi/generated/types.ts';

import { monthsAfter } from '../time/months-after.ts';

type Schemas = components['schemas'];

/** What decides on the state of an objective. */
export interface MeasuredObjective {
  readonly direction: Schemas['ObjectiveDirection'];
  readonly target: number | null;
  readonly dueOn: string | null;
  /** The newest reading. */
  readonly latestValue: number | null;
}

/** What the readings say about an objective on a day (ISO/IEC 27001, 6.2 b and d). Without a target nothing is met. */
export function objectiveState(
  { direction, target, dueOn, latestValue }: MeasuredObjective,
  today: string,
): Schemas['ObjectiveState'] {
  const reaches =
    latestValue !== null &&
    target !== null &&
    (direction === 'AT_LEAST' ? latestValue >= target : latestValue <= target);
  if (reaches) return 'MET';
  if (dueOn !== null && dueOn < today) return 'MISSED';
  return latestValue === null || target === null ? 'NOT_MEASURED' : 'NOT_MET';
}

/** The day by which the next reading is expected. @param since the day of the newest reading, or that of the objective's entry */
export const nextReadingOn = (since: string, everyMonths: number | null): string | null =>
  everyMonths === null ? null : monthsAfter(since, everyMonths);
