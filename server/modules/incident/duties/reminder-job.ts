import { z } from 'zod';

import { nextReminderAt, remindedSince, reminderStep } from '#domain/incident/duties/reminders.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { enqueue } from '#server/jobs/jobs.ts';

const minute = 60_000;

/** The reminders of an organisation that are due at a minute, counted since 1970. */
export const dutyReminderJob = organisationJob({
  name: 'remind-of-duties',
  fields: { minute: z.int() },
  retry: { limit: 8, delaySeconds: 15 },
  oneAtATime: 'organisation',
  keyOf: ({ minute: at }) => String(at),
});

/** When a job was to run: no clock of a server is ahead of what it planned. */
export const plannedFor = (at: number): Date => new Date(Math.max(Date.now(), at * minute));

/** Later reminders are planned by the hourly job, which also gives what was missed. */
export const plannedAhead = 2 * 60 * minute;

const plan = async (instant: number): Promise<void> => {
  const at = Math.ceil(instant / minute);
  await enqueue(dutyReminderJob, { minute: at }, { notBefore: new Date(at * minute) });
};

/** Plans the next reminder of these periods, if it is due soon: to the minute, whatever the hour. */
export async function planReminder(ends: readonly Date[], now: Date): Promise<void> {
  const next = nextReminderAt(
    ends.map((end) => end.toISOString()),
    now,
  );
  if (next !== undefined && Date.parse(next) <= now.getTime() + plannedAhead) await plan(Date.parse(next));
}

/** The same after a change: the latest reminder of a period that has just begun is given at once. */
export async function planReminders(ends: readonly Date[], now: Date): Promise<void> {
  const isDue = (end: Date) => end >= remindedSince(now) && reminderStep(end.toISOString(), now) !== undefined;
  if (ends.some(isDue)) await plan(now.getTime());
  await planReminder(ends, now);
}
