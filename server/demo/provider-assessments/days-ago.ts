import type { DemoCourse } from '../provider-assessment.ts';

const minute = 60_000;
const day = 1440 * minute;

/** What happens later on the same day has a later time. */
const minutesOfDay: Readonly<Record<keyof DemoCourse, number>> = {
  sent: 12,
  opened: 74,
  saved: 255,
  submitted: 268,
  reviewed: 391,
  decided: 522,
};

/** The instant of a step of the course; null if it has not happened. */
export function instantOf(course: DemoCourse, step: keyof DemoCourse): Date | null {
  const days = course[step];
  return days === undefined ? null : new Date(Date.now() - (days + 1) * day + minutesOfDay[step] * minute);
}
