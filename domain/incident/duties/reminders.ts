import { hoursAfter } from './periods.ts';
import { standingsOf, type Duty, type DutyStanding, type NotifiableIncident } from './rules.ts';

const hour = 3_600_000;

/** Hours ahead of the end of a period at which people are reminded, and once it has passed (incidents.md, 1). */
const stepsAhead = [12, 4, 1, 0] as const;

/**
 * The last reminder of a period that is due by now, as hours ahead of its end; undefined before the first.
 * @param dueAt the end of the period
 */
export function reminderStep(dueAt: string, now: Date): number | undefined {
  const left = Date.parse(dueAt) - now.getTime();
  return stepsAhead.findLast((hours) => left <= hours * hour);
}

/** When the next reminder of a period is due, after now; undefined once all were. */
const nextReminderOf = (dueAt: string, now: Date): string | undefined =>
  stepsAhead.map((hours) => hoursAfter(dueAt, -hours)).find((at) => Date.parse(at) > now.getTime());

/** When the next reminder of any of these periods is due, after now; undefined if there is none. */
export const nextReminderAt = (ends: readonly string[], now: Date): string | undefined =>
  ends.flatMap((dueAt) => nextReminderOf(dueAt, now) ?? []).toSorted()[0];

/** The earliest end of a period of which there can be a reminder: those missed in an outage are given late. */
export const remindedSince = (now: Date): Date => new Date(now.getTime() - 7 * 24 * hour);

/** The latest end of a period of which there can be a reminder. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + stepsAhead[0] * hour);

/** A regime under which an incident stands, by its name. */
export interface NamedDuty extends Duty {
  readonly id: string;
  readonly name: string;
}

/** A reminder of one step. */
export interface DutyReminder {
  readonly duty: NamedDuty;
  readonly standing: DutyStanding;
  readonly dueAt: string;
  /** Hours ahead of its end; 0 once that has passed. */
  readonly ahead: number;
  /** The other steps of the incident that are overdue, by name, the earliest first. */
  readonly alsoOverdue: readonly string[];
}

/** `NIS 2, Final report`, or the progress report that is due instead of it. */
export const nameOfStep = (duty: Pick<NamedDuty, 'name'>, { step, needsProgress }: DutyStanding): string =>
  `${duty.name}, ${step.name}${needsProgress ? ' (progress report)' : ''}`;

/**
 * The latest reminder of each step of an incident that runs or is overdue, each step by itself: a missed one never hides the next
 * (incidents.md, table D2).
 */
export function remindersOf(
  duties: readonly NamedDuty[],
  incident: NotifiableIncident,
  when: { readonly now: Date; readonly timeZone: string },
): DutyReminder[] {
  const running = duties.flatMap((duty) =>
    standingsOf(duty, incident, when).flatMap((standing) =>
      (standing.state === 'RUNNING' || standing.state === 'OVERDUE') && standing.dueAt !== null
        ? [{ duty, standing, dueAt: standing.dueAt }]
        : [],
    ),
  );
  const overdue = running
    .filter(({ standing }) => standing.state === 'OVERDUE')
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  return running.flatMap((one) => {
    const ahead = reminderStep(one.dueAt, when.now);
    if (ahead === undefined) return [];
    const others = overdue.filter(({ standing }) => standing !== one.standing);
    return [{ ...one, ahead, alsoOverdue: others.map(({ duty, standing }) => nameOfStep(duty, standing)) }];
  });
}
