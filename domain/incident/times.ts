import { timeOf } from '../time/time-of.ts';

/** The instants of an incident, in the contract's form (`2026-11-23T14:05:00Z`), null until known. */
export interface IncidentTimes {
  readonly occurredAt: string | null;
  readonly detectedAt: string | null;
  readonly reportedAt: string | null;
  readonly containedAt: string | null;
  readonly resolvedAt: string | null;
  readonly earlyWarningAt: string | null;
  readonly regulatorNotifiedAt: string | null;
  readonly dataSubjectsNotifiedAt: string | null;
  readonly finalReportAt: string | null;
}

type Time = keyof IncidentTimes;

/** What is wrong with a field. */
export interface TimeProblem {
  readonly field: Time;
  readonly message: string;
}

/** Each of these follows the ones before it. */
const course = ['occurredAt', 'detectedAt', 'containedAt', 'resolvedAt'] as const;

/** Nobody can be notified of what is not known yet. */
const notifications = ['earlyWarningAt', 'regulatorNotifiedAt', 'dataSubjectsNotifiedAt', 'finalReportAt'] as const;

const events: Readonly<Record<(typeof course)[number], string>> = {
  occurredAt: 'occurred',
  detectedAt: 'was detected',
  containedAt: 'was contained',
  resolvedAt: 'was resolved',
};

/** Clocks of browsers and servers differ by so much, in milliseconds. */
const skew = 5 * 60_000;

/** Whether an instant is still to come: nothing of an incident is recorded before it has happened. */
export const isInFuture = (instant: string | null, now: number): boolean => timeOf(instant) > now + skew;

/** What is said of an instant that is still to come. */
export const futureProblem = 'This is in the future';

const all = [...course, 'reportedAt', ...notifications] as const;

const isBefore = (one: string | null, other: string | null): boolean => timeOf(one) < timeOf(other);

/**
 * An incident occurs, is detected, contained and resolved, in this order; it is notified of after its detection. None of this
 * is in the future.
 */
export function problemsOfTimes(times: IncidentTimes, now = Date.now()): TimeProblem[] {
  const future = all.filter((field) => isInFuture(times[field], now));
  const inCourse = course.flatMap((field, index) => {
    const earlier = course.slice(0, index).findLast((one) => isBefore(times[field], times[one]));
    return earlier === undefined ? [] : [{ field, message: `This is before the incident ${events[earlier]}` }];
  });
  const early = notifications.filter((field) => isBefore(times[field], times.detectedAt));
  return [
    ...future.map((field) => ({ field, message: futureProblem })),
    ...[...inCourse, ...early.map((field) => ({ field, message: 'This is before the incident was detected' }))].filter(
      ({ field }) => !future.includes(field),
    ),
  ];
}
