import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { conflict, invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { task, taskStatus } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { LookupSettings } from '#server/modules/lookup/index.ts';
import { entryOf, type Choice } from '#server/modules/record/index.ts';

type State = Schemas['TaskState'];

/** A status with what it means. */
export interface StatusOfTask {
  readonly id: string;
  readonly name: string;
  readonly category: State;
}

const columns = { id: taskStatus.id, name: taskStatus.name, category: taskStatus.category };

/** The status that tasks get without anyone choosing one: the first active one with a meaning. @throws ApiError 400 if there is none */
export async function firstStatus(category: State, meaning: string): Promise<StatusOfTask> {
  const [found] = await db
    .select(columns)
    .from(taskStatus)
    .where(eq(taskStatus.category, category))
    .orderBy(desc(taskStatus.active), asc(taskStatus.position), asc(taskStatus.id))
    .limit(1)
    .for('key share');
  if (found === undefined)
    throw invalid([{ field: 'statusId', message: `Add a task status that means ${meaning} in the settings first` }]);
  return found;
}

/** A status by its id, kept until the transaction ends. */
export async function statusById(id: string): Promise<StatusOfTask | undefined> {
  const [found] = await db.select(columns).from(taskStatus).where(eq(taskStatus.id, id)).for('key share');
  return found;
}

/** A status that a person may choose: tasks are completed and cancelled by an action. */
export const openStatusChoice: Choice = {
  ...entryOf('taskStatus'),
  find: (ids) =>
    db
      .select({ id: taskStatus.id, retired: sql<boolean>`not ${taskStatus.active}` })
      .from(taskStatus)
      .where(
        and(
          sql`${taskStatus.id} = any(${sql.param(ids)}::uuid[])`,
          sql`${taskStatus.category} in ('TODO', 'IN_PROGRESS')`,
        ),
      )
      .orderBy(asc(taskStatus.id))
      .for('key share'),
  message: 'Choose an open status: tasks are completed and cancelled by an action',
};

/** Open, done or cancelled: tasks get from one to another by actions, each with its checks. */
const standingOf = (category: PgColumn) =>
  sql`case when ${category} in ('TODO', 'IN_PROGRESS') then 'OPEN' else ${category} end`;

/** @throws ApiError 409 for a new meaning that would end tasks, or take them up again, without their checks */
async function refuseSteps(): Promise<void> {
  const moved = await db.$count(
    db
      .select({ id: task.id })
      .from(task)
      .innerJoin(taskStatus, eqWithinOrganisation(taskStatus.id, task.statusId))
      .where(ne(standingOf(taskStatus.category), standingOf(task.state)))
      .as('moved'),
  );
  if (moved === 0) return;
  const message =
    'Its tasks would be completed, cancelled or reopened without a step. Move them to another status first';
  throw conflict([{ field: 'category', message }]);
}

/** Tasks mean what their status means. */
async function followMeanings(): Promise<void> {
  await refuseSteps();
  await db.execute(sql`
    update ${task} set state = ${taskStatus.category}
    from ${taskStatus} where ${eqWithinOrganisation(taskStatus.id, task.statusId)}
      and ${taskStatus.category} <> ${task.state}`);
}

/** The look-ups of tasks that differ from the default. */
export const taskLookupSettings = {
  taskStatus: { afterChange: followMeanings },
} satisfies Readonly<Record<string, LookupSettings>>;
