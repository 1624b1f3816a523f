import { earliestOf, isBefore } from '../time/rough-time.ts';

/** The times of an incident, instants (`2026-11-23T14:05:00Z`) or the day, month or year that is known of them, null until known. */
export interface IncidentTimes {
  readonly occurredAt: string | null;
  readonly detectedAt: string | null;
  /** When the organisation became aware of it. */
  readonly awareAt: string | null;
  /** When it was classified as major under DORA. */
  readonly classifiedAt: string | null;
  readonly reportedAt: string | null;
  readonly containedAt: string | null;
  readonly resolvedAt: string | null;
}

type Time = keyof IncidentTimes;

/** What is wrong with a field. */
export interface TimeProblem {
  readonly field: Time;
  readonly message: string;
}

/** What is not before what: the nearest earlier one that it precedes is named. */
const course = {
  detectedAt: ['occurredAt'],
  awareAt: ['occurredAt', 'detectedAt'],
  classifiedAt: ['occurredAt', 'detectedAt', 'awareAt'],
  containedAt: ['occurredAt', 'detectedAt'],
  resolvedAt: ['occurredAt', 'detectedAt', 'containedAt'],
} as const satisfies Partial<Record<Time, readonly Time[]>>;

const inCourse = ['detectedAt', 'awareAt', 'classifiedAt', 'containedAt', 'resolvedAt'] as const;

const events: Readonly<Record<(typeof course)[(typeof inCourse)[number]][number], string>> = {
  occurredAt: 'the incident occurred',
  detectedAt: 'the incident was detected',
  awareAt: 'the organisation became aware',
  containedAt: 'the incident was contained',
};

/** Clocks of browsers and servers differ by so much, in milliseconds. */
const skew = 5 * 60_000;

/** Whether a time is still to come everywhere on earth: nothing of an incident is recorded before it has happened. */
export const isInFuture = (time: string | null, now: number): boolean => earliestOf(time) > now + skew;

/** What is said of a time that is still to come. */
export const futureProblem = 'This is in the future';

/** What is wrong with the time at which an incident was closed; undefined if nothing is, or it is not known. */
export function problemOfClosing(
  at: string | null,
  { detectedAt, resolvedAt }: Pick<IncidentTimes, 'detectedAt' | 'resolvedAt'>,
  now = Date.now(),
): string | undefined {
  if (isInFuture(at, now)) return futureProblem;
  if (isBefore(at, resolvedAt)) return 'This is before the incident was resolved';
  return isBefore(at, detectedAt) ? `This is before ${events.detectedAt}` : undefined;
}

const all = ['occurredAt', ...inCourse, 'reportedAt'] as const;

/**
 * An incident occurs, is detected, and the organisation becomes aware of it; it is contained and resolved after its detection. None
 * of this is in the future (incidents.md, 2).
 */
export function problemsOfTimes(times: IncidentTimes, now = Date.now()): TimeProblem[] {
  const future = all.filter((field) => isInFuture(times[field], now));
  const early = inCourse.flatMap((field) => {
    const earlier = course[field].findLast((one) => isBefore(times[field], times[one]));
    return earlier === undefined ? [] : [{ field, message: `This is before ${events[earlier]}` }];
  });
  return [
    ...future.map((field) => ({ field, message: futureProblem })),
    ...early.filter(({ field }) => !future.some((one) => one === field)),
  ];
}
