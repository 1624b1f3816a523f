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
import { task, taskOccurrence } from '#server/database/schema/index.ts';
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

export async function daysOff(): Promise<IsDayOff> {
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

/** The occurrences of a task that have ended and were not reopened. */
const standing = (taskId: string): SQL | undefined =>
  and(eq(taskOccurrence.taskId, taskId), isNull(taskOccurrence.reopenedAt));

/** When the last occurrence of a task ended: what is newer belongs to the open one. */
export const lastEnded = (taskId: string): SQL =>
  sql`coalesce((select max(ended_at) from task_occurrence where task_id = ${taskId} and reopened_at is null), '-infinity'::timestamptz)`;

/** The day on which the occurrence before the open one was due; null for the first one. */
export async function previousDue({ id, occurrence }: Task): Promise<string | null> {
  const [found] = await db
    .select({ dueOn: taskOccurrence.dueOn })
    .from(taskOccurrence)
    .where(and(standing(id), lt(taskOccurrence.number, occurrence)))
    .orderBy(desc(taskOccurrence.number))
    .limit(1);
  return found?.dueOn ?? null;
}

/** The day on which the last occurrence of a task that has ended was due. */
async function lastDue(taskId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ dueOn: taskOccurrence.dueOn })
    .from(taskOccurrence)
    .where(standing(taskId))
    .orderBy(desc(taskOccurrence.number))
    .limit(1);
  return last?.dueOn ?? undefined;
}

/** So many dates of a rule are shown before it is stored. */
const mostPreviewed = 5;

/**
 * The first dates of a rule, by the organisation's days off. Of a task, those after what has ended: a changed rule never touches the past.
 * After completion only the first is known: the next follows from the day on which that one is done.
 * @throws ApiError 400 for a rule that contradicts itself
 */
export async function firstDates(recurrence: Rule, taskId: string | null, most = mostPreviewed): Promise<string[]> {
  refuseContradictions(recurrence);
  const from = taskId === null ? undefined : await lastDue(taskId);
  const isFixed = recurrence.basis === 'FIXED';
  // How often a rule is to apply after completion counts what was done, not the dates of its sequence.
  const rule = isFixed ? ruleOf(recurrence) : { ...ruleOf(recurrence), count: null };
  return [...few(after(from, datesOf(rule, await daysOff(), from)), isFixed ? most : 1)];
}

function* after(day: string | undefined, dates: Iterable<string>): Generator<string> {
  for (const date of dates) if (day === undefined || date > day) yield date;
}

/** The first date of a rule after what has ended. Null if there is none. */
export const firstDateOf = async (recurrence: Rule, taskId: string): Promise<string | null> =>
  (await firstDates(recurrence, taskId, 1))[0] ?? null;

/** Which occurrence of its rule the open one is, from 1. */
async function placeInRule({ id, occurrence }: Task): Promise<number> {
  const [found] = await db.select({ began: task.recurrenceFrom }).from(task).where(eq(task.id, id));
  return occurrence - (found?.began ?? 1) + 1;
}

/** How an occurrence ends. */
interface Ending {
  readonly outcome: 'DONE' | 'SKIPPED';
  readonly reason: string;
}

/** So many missed dates are named before they count. */
const mostNamed = 100;

/** What completing a task today would mean for its periods. */
export async function effectOfCompletion(one: Task): Promise<Effect> {
  const { dueOn, recurrence } = one;
  const rule = recurrence === null ? null : ruleOf(recurrence);
  const ended = { due: dueOn, done: await organisationToday(), number: await placeInRule(one) };
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
  const ended = { due, done: today, number: await placeInRule(before) };
  const next = nextOccurrence(ruleOf(before.recurrence), ended, await daysOff());
  const common = { organisationId: organisation.id, taskId: before.id };
  const endedAs = outcome === 'DONE' ? completedAs(due, today) : outcome;
  const coversFrom = periodStart(due, await previousDue(before), before.recurrence);
  const period = { from: coversFrom, to: due, doneOn: today };
  const evidenceId = outcome === 'DONE' ? await keepEvidence(context, before, period, lastEnded(before.id)) : null;
  // One statement: the dates that are kept are few enough for its parameters.
  await db.insert(taskOccurrence).values([
    { ...common, number, coversFrom, dueOn: due, outcome: endedAs, endedById: user.id, reason, evidenceId },
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
