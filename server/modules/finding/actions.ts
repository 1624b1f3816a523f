import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { correctiveActionInWords, findingStatusLabels } from '#domain/words/finding.ts';
import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  correctiveAction,
  correctiveActionCompletion,
  finding,
  findingActionStatus,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import { entryOf, recordParts } from '#server/modules/record/index.ts';

type Action = Schemas['CorrectiveAction'];

const doer = alias(userAccount, 'doer');

const actionsWhere = async (condition: SQL | undefined): Promise<Action[]> => {
  const rows = await db
    .select({
      id: correctiveAction.id,
      title: correctiveAction.title,
      type: correctiveAction.type,
      owner: { id: userAccount.id, name: userAccount.name },
      dueOn: correctiveAction.dueOn,
      status: { id: findingActionStatus.id, name: findingActionStatus.name },
      doneOn: correctiveAction.doneOn,
      doneBy: { id: doer.id, name: doer.name },
      doneBefore: sql<Action['doneBefore']>`(select coalesce(json_agg(json_build_object('doneOn', former.done_on::text,
          'doneBy', json_build_object('id', person.id, 'name', person.name)) order by former.taken_up_at, former.id), '[]')
        from ${correctiveActionCompletion} former join user_account person on person.id = former.done_by_id
        where former.organisation_id = ${correctiveAction.organisationId} and former.action_id = ${correctiveAction.id})`,
      version: correctiveAction.version,
    })
    .from(correctiveAction)
    .leftJoin(userAccount, eq(userAccount.id, correctiveAction.ownerId))
    .leftJoin(doer, eq(doer.id, correctiveAction.doneById))
    .leftJoin(findingActionStatus, eq(findingActionStatus.id, correctiveAction.statusId))
    .where(condition)
    .orderBy(asc(correctiveAction.createdAt), asc(correctiveAction.id));
  return rows.map((row) => ({ ...row, isDone: row.doneOn !== null }));
};

const actions = recordParts<Action>({
  of: 'finding',
  table: correctiveAction,
  recordId: correctiveAction.findingId,
  choices: { statusId: entryOf('findingActionStatus') },
  field: 'correctiveAction',
  noun: 'action',
  most: { count: 100, message: 'A finding has at most 100 actions' },
  where: actionsWhere,
  inWords: correctiveActionInWords,
});

/** The actions on a finding that are not removed. */
export const actionsOf = (findingId: string): Promise<Action[]> =>
  actionsWhere(and(eq(correctiveAction.findingId, findingId), isNull(correctiveAction.removedAt)));

/** Who has completed an action of a finding that was taken up again or removed since. */
export async function formerDoersOf(findingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select done_by_id as id from corrective_action
    where finding_id = ${findingId}::uuid and removed_at is not null and done_by_id is not null
    union select former.done_by_id from corrective_action_completion former
    join corrective_action action on action.organisation_id = former.organisation_id and action.id = former.action_id
    where action.finding_id = ${findingId}::uuid`);
  return rows.map(({ id }) => id);
}

/** Keeps who completed an action that is taken up again. */
async function keepCompletion({ id, doneOn, doneBy }: Action, { organisation }: OrganisationContext): Promise<void> {
  if (doneOn === null || doneBy === null) return;
  await db
    .insert(correctiveActionCompletion)
    .values({ organisationId: organisation.id, actionId: id, doneOn, doneById: doneBy.id });
}

/** What was decided on stays: a check is of the actions that it saw. @throws ApiError 404, 409 */
async function refuseSettled(findingId: string): Promise<void> {
  const [found] = await db.select({ status: finding.status }).from(finding).where(eq(finding.id, findingId));
  if (found?.status !== 'CLOSED' && found?.status !== 'RISK_ACCEPTED') return;
  throw conflict([
    { field: 'id', message: `The finding is “${findingStatusLabels[found.status]}”: its actions stay as they are` },
  ]);
}

async function findingOf(actionId: string): Promise<string> {
  const [found] = await db
    .select({ id: correctiveAction.findingId })
    .from(correctiveAction)
    .where(eq(correctiveAction.id, actionId));
  if (found === undefined) throw notFound();
  return found.id;
}

interface Doing {
  readonly statusId: string | null;
  readonly ownerId: string | null;
  readonly doneOn: string | null;
  /** As it was before; null for a new action. */
  readonly wasDoneOn: string | null;
  /** Whose doing it was before; null for an action that was not done. */
  readonly wasDoneById: string | null;
}

/**
 * When an action was done and by whom: its owner, or who says so. Who did it stays with it while it is done, also when it is
 * handed on: they do not check their own work. Of an action that is taken up again both are kept beside it.
 * @throws ApiError 400 for a day in the future, and for a new day with a status that does not mean done
 */
async function doneColumns(
  { statusId, ownerId, doneOn, wasDoneOn, wasDoneById }: Doing,
  { user }: OrganisationContext,
) {
  const [status] =
    statusId === null
      ? []
      : await db
          .select({ isDone: findingActionStatus.isDone })
          .from(findingActionStatus)
          .where(eq(findingActionStatus.id, statusId));
  if (status?.isDone !== true) {
    if (doneOn !== null && doneOn !== wasDoneOn)
      throw invalid([{ field: 'doneOn', message: 'Choose a status that means done, or leave this day out' }]);
    return { doneOn: null, doneById: null };
  }
  const today = await organisationToday();
  if (doneOn !== null && doneOn > today)
    throw invalid([{ field: 'doneOn', message: 'Choose today or an earlier day' }]);
  return { doneOn: doneOn ?? today, doneById: wasDoneById ?? ownerId ?? user.id };
}

/** The actions on findings (records.md, "Non-conformity and OFI"). */
export const correctiveActionHandlers: HandlersOf<'CorrectiveActions'> = {
  ofRecord: ({ path: { id } }) => actions.list(id),

  add({ path, body }, context) {
    const { title, type = null, ownerId = null, dueOn = null, statusId = null, doneOn = null } = body;
    return actions.add(path.id, { ownerId, statusId }, context, async (findingId) => {
      await refuseSettled(findingId);
      const done = await doneColumns({ statusId, ownerId, doneOn, wasDoneOn: null, wasDoneById: null }, context);
      const organisationId = context.organisation.id;
      const [added] = await db
        .insert(correctiveAction)
        .values({ organisationId, findingId, title, type, ownerId, dueOn, statusId, ...done })
        .returning({ id: correctiveAction.id });
      if (added === undefined) throw new Error('No action was added');
      return added.id;
    });
  },

  update: ({ path: { id }, body }, context) =>
    actions.update(id, body, context, async (before, findingId) => {
      await refuseSettled(findingId);
      const { version: _version, ...changes } = body;
      const is = {
        statusId: before.status?.id ?? null,
        ownerId: before.owner?.id ?? null,
        doneOn: before.doneOn,
        wasDoneOn: before.doneOn,
        ...changes,
      };
      const done = await doneColumns({ ...is, wasDoneById: before.doneBy?.id ?? null }, context);
      if (done.doneOn === null) await keepCompletion(before, context);
      return { ...changes, ...done };
    }),

  async remove({ path: { id }, query: { version } }, context) {
    await refuseSettled(await findingOf(id));
    return actions.remove({ id, version }, context);
  },

  async restore({ path: { id }, body: { version } }, context) {
    await refuseSettled(await findingOf(id));
    return actions.restore({ id, version }, context);
  },
};
