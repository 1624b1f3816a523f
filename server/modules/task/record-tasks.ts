import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { relationLabel } from '#domain/words/links.ts';
import { notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, recordLink, task, taskStatus, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { findViewable, loggedEntity, logActivity, viewableRecord } from '#server/modules/record/index.ts';

import { isOpen, isOverdue } from './figures.ts';
import { passedFinder } from './passed.ts';

type RecordTask = Schemas['RecordTask'];
type Create = HandlersOf<'Tasks'>['create'];
type NamedRecord = Awaited<ReturnType<typeof findViewable>>;

/** As many as a record has links (docs/decisions/048-record-links.md). */
const most = 200;

/** The tasks of a record: those linked to it, and those of the project that it is. */
const isTaskOf = (recordId: string): SQL =>
  inArray(
    task.id,
    db
      .select({ id: recordLink.targetId })
      .from(recordLink)
      .where(eq(recordLink.sourceId, recordId))
      .unionAll(db.select({ id: recordLink.sourceId }).from(recordLink).where(eq(recordLink.targetId, recordId)))
      .unionAll(db.select({ id: task.id }).from(task).where(eq(task.projectId, recordId))),
  );

async function tasksWhere(
  context: OrganisationContext,
  condition: SQL | undefined,
  limit = most,
): Promise<RecordTask[]> {
  const rows = await db
    .select({
      id: task.id,
      ref: sql<string>`${record.ref}`,
      title: sql<string>`${record.title}`,
      status: { id: taskStatus.id, name: taskStatus.name },
      state: task.state,
      owner: { id: userAccount.id, name: userAccount.name },
      dueOn: task.dueOn,
      isOverdue,
      recurrence: task.recurrence,
    })
    .from(task)
    .innerJoin(record, eqWithinOrganisation(record.id, task.id))
    .innerJoin(taskStatus, eqWithinOrganisation(taskStatus.id, task.statusId))
    .leftJoin(userAccount, eq(userAccount.id, task.ownerId))
    .where(and(viewableRecord(context), condition))
    .orderBy(sql`${isOpen} desc`, sql`${task.dueOn} asc nulls last`, asc(record.ref), asc(task.id))
    .limit(limit);
  const passedOf = await passedFinder();
  return rows.map(({ recurrence, ...row }) => ({
    ...row,
    passedPeriods: passedOf({ ...row, recurrence })?.length ?? null,
  }));
}

/** Tasks by their ids, as they are shown at a record. */
export const recordTasksWith = (context: OrganisationContext, ids: readonly string[]): Promise<RecordTask[]> =>
  tasksWhere(context, sql`${task.id} = any(${sql.param(ids)}::uuid[])`);

const countWhere = async (context: OrganisationContext, condition: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(task)
    .innerJoin(record, eqWithinOrganisation(record.id, task.id))
    .where(and(viewableRecord(context), condition));
  return row?.total ?? 0;
};

/** The first open tasks of a person that the caller may view, by the day on which they are due, and how many there are. */
export async function openTasksOf(context: OrganisationContext, ownerId: string, limit: number) {
  const condition = and(eq(task.ownerId, ownerId), isOpen);
  return { tasks: await tasksWhere(context, condition, limit), total: await countWhere(context, condition) };
}

/** How many tasks of a record the caller sees. */
export const countRecordTasks = (context: OrganisationContext, recordId: string): Promise<number> =>
  countWhere(context, isTaskOf(recordId));

/** A task that has just been created. */
type NewTask = Pick<Schemas['Task'], 'id' | 'ref' | 'title'>;

/** What a new task of a record has beside its link: one of a project belongs to it. */
export const placedAt = ({ kind, id }: NamedRecord) => ({ projectId: kind === 'project' ? id : null });

/** Links new tasks to a record that is no project; both logs name the other end by its id, as of every link. */
export async function linkTasks(context: OrganisationContext, to: NamedRecord, added: readonly NewTask[]) {
  if (to.kind === 'project') return;
  const common = { organisationId: context.organisation.id, type: 'relates' as const, createdBy: context.user.id };
  const endsOf = (id: string) => (id < to.id ? { sourceId: id, targetId: to.id } : { sourceId: to.id, targetId: id });
  await db.insert(recordLink).values(added.map(({ id }) => ({ ...common, ...endsOf(id) })));
  const label = relationLabel({ type: 'relates', reverse: false });
  const changes = (id: string) => [
    { field: 'link', old: null, new: label },
    { field: 'linkedRecordId', old: null, new: id },
  ];
  const named = { entityType: to.kind, entityId: to.id, entityRef: to.ref, entityName: to.title };
  await logActivity(
    context,
    ...added.flatMap((one) => [
      { action: 'UPDATE' as const, ...loggedEntity('task', one), changes: changes(to.id) },
      { action: 'UPDATE' as const, ...named, changes: changes(one.id) },
    ]),
  );
}

/** The tasks of the records of all registers. @param create adds a task to its register */
export const recordTaskHandlers = (create: Create): HandlersOf<'RecordTasks'> => ({
  async ofRecord({ path: { id } }, context) {
    const { id: recordId } = await findViewable(context, id);
    return tasksWhere(context, isTaskOf(recordId));
  },

  async add({ path: { id }, body }, context) {
    const to = await findViewable(context, id);
    const added = await create({ path: {}, query: {}, body: { ...body, ...placedAt(to) } }, context);
    await linkTasks(context, to, [added]);
    const [shown] = await recordTasksWith(context, [added.id]);
    if (shown === undefined) throw notFound();
    return shown;
  },
});
