import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';

import { completedAs, completionEffect } from '#domain/task/completion-effect.ts';
import { periodStart } from '#domain/task/period.ts';
import { problemsOf, datesOf, nextOccurrence, type IsDayOff } from '#domain/task/recurrence.ts';
import { ruleOf } from '#domain/task/task-recurrence.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import { isWorkingDay } from '#domain/time/working-days.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { taskOccurrence, type task } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday, workingCalendar } from '#server/modules/organisation/index.ts';

import { startChecklistAgain } from './checklist.ts';
import { keepEvidence } from './period-evidence.ts';

type Task = Schemas['Task'];
type Rule = Schemas['TaskRecurrence'];
type Effect = Schemas['TaskCompletionEffect'];

/** A task of which another occurrence may follow. */
export type RecurringTask = Task & { readonly recurrence: Rule };

export const isRecurring = (one: Task): one is RecurringTask => one.recurrence !== null;

async function daysOff(): Promise<IsDayOff> {
  const calendar = await workingCalendar();
  return (day) => !isWorkingDay(day, calendar);
}

/** The field of the contract for one of the rule. */
const fieldOf = (field: string) => `recurrence/${field === 'on' ? 'day' : field}`;

/** @throws ApiError 400 for a rule that contradicts itself */
function refuseContradictions(recurrence: Rule): void {
  const rule = ruleOf(recurrence);
  const problems = problemsOf(rule).map(({ field, message }) => ({ field: fieldOf(field), message }));
  const { day, nth, weekday } = recurrence;
  if (day === 'WEEKDAY' && (nth === null || nth === 0))
    problems.push({ field: 'recurrence/nth', message: 'Choose which one of the month' });
  if (day === 'WEEKDAY' && weekday === null)
    problems.push({ field: 'recurrence/weekday', message: 'Choose a day of the week' });
  if (problems.length > 0) throw invalid(problems);
}

function* few<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let given = 0;
  for (const item of items) {
    if (given >= most) return;
    given += 1;
    yield item;
  }
}

/** The first dates of a rule, by the organisation's days off. @throws ApiError 400 for a rule that contradicts itself */
export async function firstDates(recurrence: Rule, most: number): Promise<string[]> {
  refuseContradictions(recurrence);
  return [...few(datesOf(ruleOf(recurrence), await daysOff()), most)];
}

/** The occurrences of a task that have ended and were not reopened. */
const standing = (taskId: string): SQL | undefined =>
  and(eq(taskOccurrence.taskId, taskId), isNull(taskOccurrence.reopenedAt));

/** When the last occurrence of a task ended: what is newer belongs to the open one. */
export const lastEnded = (taskId: string): SQL =>
  sql`coalesce((select max(ended_at) from task_occurrence where task_id = ${taskId} and reopened_at is null), '-infinity'::timestamptz)`;

/** The day on which the occurrence before the open one was due; null for the first one. */
async function previousDue({ id, occurrence }: Task): Promise<string | null> {
  const [found] = await db
    .select({ dueOn: taskOccurrence.dueOn })
    .from(taskOccurrence)
    .where(and(standing(id), lt(taskOccurrence.number, occurrence)))
    .orderBy(desc(taskOccurrence.number))
    .limit(1);
  return found?.dueOn ?? null;
}

/** The first date of a rule after what has ended: a changed rule never touches the past. Null if there is none. */
export async function firstDateOf(recurrence: Rule, taskId: string): Promise<string | null> {
  refuseContradictions(recurrence);
  const [last] = await db
    .select({ dueOn: taskOccurrence.dueOn })
    .from(taskOccurrence)
    .where(standing(taskId))
    .orderBy(desc(taskOccurrence.number))
    .limit(1);
  const from = last?.dueOn ?? undefined;
  for (const date of datesOf(ruleOf(recurrence), await daysOff(), from))
    if (from === undefined || date > from) return date;
  return null;
}

/** How an occurrence ends. */
interface Ending {
  readonly outcome: 'DONE' | 'SKIPPED';
  readonly reason: string;
}

/** So many missed dates are named before they count. */
const mostNamed = 100;

/** What completing a task today would mean for its periods. */
export async function effectOfCompletion({ dueOn, occurrence, recurrence }: Task): Promise<Effect> {
  const rule = recurrence === null ? null : ruleOf(recurrence);
  const ended = { due: dueOn, done: await organisationToday(), number: occurrence };
  const { outcome, missed, due } = completionEffect(rule, ended, await daysOff());
  return { outcome, dueOn, missed: missed.slice(0, mostNamed), missedCount: missed.length, nextDueOn: due };
}

/** What a task is while an occurrence is open. */
type OpenOccurrence = Pick<typeof task.$inferInsert, 'dueOn' | 'startsOn' | 'occurrence'>;

/** The start of a task on another day: as long before it as now. */
function startBefore({ startsOn, dueOn }: Task, day: string): string | null {
  return startsOn === null || dueOn === null ? startsOn : daysAfter(day, -daysBetween(startsOn, dueOn));
}

/**
 * Keeps what became of the open occurrence, and of the dates that passed meanwhile.
 * @returns what the task is from now on; null if it was the last one
 */
export async function endOccurrence(
  context: OrganisationContext,
  before: RecurringTask,
  { outcome, reason }: Ending,
): Promise<OpenOccurrence | null> {
  const { organisation, user } = context;
  const today = await organisationToday();
  const due = before.dueOn ?? today;
  const number = before.occurrence;
  const next = nextOccurrence(ruleOf(before.recurrence), { due, done: today, number }, await daysOff());
  const common = { organisationId: organisation.id, taskId: before.id };
  const ended = outcome === 'DONE' ? completedAs(due, today) : outcome;
  const coversFrom = periodStart(due, await previousDue(before), before.recurrence);
  const period = { from: coversFrom, to: due, doneOn: today };
  const evidenceId = outcome === 'DONE' ? await keepEvidence(context, before, period, lastEnded(before.id)) : null;
  // One statement: the dates that are kept are few enough for its parameters.
  await db.insert(taskOccurrence).values([
    { ...common, number, coversFrom, dueOn: due, outcome: ended, endedById: user.id, reason, evidenceId },
    ...next.missed.map((dueOn, index) => ({
      ...common,
      number: number + index + 1,
      coversFrom: periodStart(dueOn, next.missed[index - 1] ?? due, before.recurrence),
      dueOn,
      outcome: 'MISSED' as const,
    })),
  ]);
  if (next.due === null) return null;
  await startChecklistAgain(before.id);
  const startsOn = startBefore({ ...before, dueOn: due }, next.due);
  return { dueOn: next.due, startsOn, occurrence: number + next.missed.length + 1 };
}

/** An occurrence that has ended and was not reopened, and whether a later one was done. */
export async function endedOccurrence(taskId: string, number: number) {
  const rows = await db
    .select()
    .from(taskOccurrence)
    .where(and(standing(taskId), gte(taskOccurrence.number, number)))
    .orderBy(taskOccurrence.number);
  const [found, ...later] = rows;
  if (found?.number !== number) return undefined;
  return { ...found, isFollowed: later.some(({ outcome }) => outcome === 'DONE' || outcome === 'LATE') };
}

/**
 * Takes an occurrence up again: what was kept of it, and of the dates that passed after it, does not stand any more.
 * @returns what the task is from now on
 */
export async function reopenOccurrence(
  { user }: OrganisationContext,
  before: Task,
  { number, dueOn }: { readonly number: number; readonly dueOn: string | null },
): Promise<OpenOccurrence> {
  await db
    .update(taskOccurrence)
    .set({ reopenedAt: sql`now()`, reopenedById: user.id })
    .where(and(standing(before.id), gte(taskOccurrence.number, number)));
  return { occurrence: number, dueOn, startsOn: dueOn === null ? before.startsOn : startBefore(before, dueOn) };
}
