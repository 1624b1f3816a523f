import { and, asc, count, eq, isNull, isNotNull, max, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import { settledProgress } from '#domain/treatment-plan.ts';
import { actionInWords } from '#domain/words/treatment-action.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, treatmentAction, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  loggedEntity,
  logActivity,
  member,
  notify,
  refuseUnknownChoices,
  tellWatchers,
  watchedEvent,
} from '#server/modules/record/index.ts';

type Action = Schemas['TreatmentAction'];

/** More would no longer be a plan that people read. */
const mostActions = 100;

const isLiveRisk = and(eq(record.kind, 'risk'), isNull(record.deletedAt));
const isLive = isNull(treatmentAction.removedAt);

const actionsWhere = (condition: SQL | undefined): Promise<Action[]> =>
  db
    .select({
      id: treatmentAction.id,
      title: treatmentAction.title,
      owner: { id: userAccount.id, name: userAccount.name },
      dueOn: treatmentAction.dueOn,
      effortDays: treatmentAction.effortDays,
      cost: treatmentAction.cost,
      progress: treatmentAction.progress,
      status: treatmentAction.status,
      version: treatmentAction.version,
    })
    .from(treatmentAction)
    .leftJoin(userAccount, eq(userAccount.id, treatmentAction.ownerId))
    .where(condition)
    .orderBy(asc(treatmentAction.position), asc(treatmentAction.id));

async function actionWith(id: string): Promise<Action> {
  const [found] = await actionsWhere(eq(treatmentAction.id, id));
  if (found === undefined) throw notFound();
  return found;
}

const liveRisk = (id: string) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), isLiveRisk));

type RiskName = Awaited<ReturnType<typeof liveRisk>>[number];

/** A live risk whose plan no one else changes until the transaction ends. @throws ApiError 404 */
async function lockPlan(id: string): Promise<RiskName> {
  const [found] = await liveRisk(id).for('no key update');
  if (found === undefined) throw notFound();
  return found;
}

/** The action of a live risk for a change based on `version`. @throws ApiError 404 and 409 */
async function lockAction({ id, version }: Schemas['RecordVersion'], which: 'live' | 'removed' = 'live') {
  const [found] = await db
    .select({ entity: { id: record.id, ref: record.ref, title: record.title }, version: treatmentAction.version })
    .from(treatmentAction)
    .innerJoin(record, eq(record.id, treatmentAction.riskId))
    .where(
      and(eq(treatmentAction.id, id), which === 'live' ? isLive : isNotNull(treatmentAction.removedAt), isLiveRisk),
    )
    .for('update', { of: treatmentAction });
  if (found === undefined) throw notFound();
  const before = await actionWith(id);
  if (found.version !== version) throw versionConflict(before);
  return { before, entity: found.entity };
}

/** Logs an action of a plan with its risk, the whole action in words, before and after; and tells the risk's watchers. */
async function log(context: OrganisationContext, entity: RiskName, was: Action | null, is: Action | null) {
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('risk', entity),
    changes: [{ field: 'treatmentAction', old: was && actionInWords(was), new: is && actionInWords(is) }],
  });
  const except = is !== null && isNewOwner(was, is) ? [is.owner.id] : [];
  await tellWatchers('risk', [watchedEvent(context.user.name, 'risk', 'updated', { entity, except })]);
}

const isNewOwner = (was: Action | null, is: Action): is is Action & { readonly owner: object } =>
  is.owner !== null && is.owner.id !== was?.owner?.id;

/** Notifies the owner of an action once they are named. */
const tellOwner = (context: OrganisationContext, entity: RiskName, was: Action | null, is: Action) =>
  isNewOwner(was, is)
    ? notify(context, 'risk', [
        { recipientId: is.owner.id, kind: 'assigned', entity, part: { noun: 'action', title: is.title } },
      ])
    : undefined;

/** @throws ApiError 400 if the plan has as many actions as it may have */
async function refuseFull(riskId: string): Promise<void> {
  const [row] = await db
    .select({ total: count() })
    .from(treatmentAction)
    .where(and(eq(treatmentAction.riskId, riskId), isLive));
  if ((row?.total ?? 0) >= mostActions)
    throw invalid([{ field: 'id', message: `A plan has at most ${mostActions} actions` }]);
}

async function nextPosition(riskId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(treatmentAction.position) })
    .from(treatmentAction)
    .where(eq(treatmentAction.riskId, riskId));
  return (row?.last ?? -1) + 1;
}

const change = (id: string, changes: PgUpdateSetSource<typeof treatmentAction>) =>
  db
    .update(treatmentAction)
    .set({ ...changes, version: sql`${treatmentAction.version} + 1` })
    .where(eq(treatmentAction.id, id));

const choices = { ownerId: member };

/** The actions of treatment plans (records.md, "Risk"). Rights, log and notices are those of the risk. */
export const treatmentActionHandlers: HandlersOf<'TreatmentActions'> = {
  async ofRisk({ path: { id } }) {
    if ((await liveRisk(id)).length === 0) throw notFound();
    return actionsWhere(and(eq(treatmentAction.riskId, id), isLive));
  },

  async add({ path, body }, context) {
    const entity = await lockPlan(path.id);
    await refuseUnknownChoices(choices, body);
    await refuseFull(entity.id);
    const {
      title,
      ownerId = null,
      dueOn = null,
      effortDays = 0,
      cost = 0,
      progress = 0,
      status = 'NOT_STARTED',
    } = body;
    const [added] = await db
      .insert(treatmentAction)
      .values({
        organisationId: context.organisation.id,
        riskId: entity.id,
        position: await nextPosition(entity.id),
        title,
        ownerId,
        dueOn,
        effortDays,
        cost,
        progress: settledProgress({ progress, status }),
        status,
      })
      .returning({ id: treatmentAction.id });
    if (added === undefined) throw new Error('No action was added');
    const after = await actionWith(added.id);
    await log(context, entity, null, after);
    await tellOwner(context, entity, null, after);
    return after;
  },

  async arrange({ path, body: { actionIds } }, context) {
    const entity = await lockPlan(path.id);
    const before = await actionsWhere(and(eq(treatmentAction.riskId, entity.id), isLive));
    const order = actionIds.map((id) => id.toLowerCase());
    const unknown = order.flatMap((id, index) =>
      before.some((action) => action.id === id)
        ? []
        : [{ field: `actionIds/${index}`, message: 'This action does not exist' }],
    );
    if (unknown.length > 0) throw invalid(unknown);
    const isWhole = order.length === before.length && before.every(({ id }) => order.includes(id));
    if (!isWhole) throw invalid([{ field: 'actionIds', message: 'The actions have changed. Load them again' }]);
    if (before.every(({ id }, index) => id === order[index])) return;
    for (const [position, id] of order.entries())
      await db.update(treatmentAction).set({ position }).where(eq(treatmentAction.id, id));
    const titles = (actions: readonly Action[]) => actions.map(({ title }) => title);
    const after = await actionsWhere(and(eq(treatmentAction.riskId, entity.id), isLive));
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('risk', entity),
      changes: [{ field: 'treatmentActions', old: titles(before), new: titles(after) }],
    });
  },

  async update({ path: { id }, body: { version, ...changes } }, context) {
    const { before, entity } = await lockAction({ id, version });
    if (changes.ownerId !== before.owner?.id) await refuseUnknownChoices(choices, changes);
    const progress = settledProgress({ ...before, ...changes });
    await change(id, { ...changes, progress });
    const after = await actionWith(id);
    await log(context, entity, before, after);
    await tellOwner(context, entity, before, after);
    return after;
  },

  async remove({ path: { id }, query: { version } }, context) {
    const { before, entity } = await lockAction({ id, version });
    await change(id, { removedAt: sql`now()` });
    await log(context, entity, before, null);
  },

  async restore({ path: { id }, body: { version } }, context) {
    const { before, entity } = await lockAction({ id, version }, 'removed');
    await lockPlan(entity.id);
    await refuseFull(entity.id);
    await change(id, { removedAt: null });
    await log(context, entity, null, before);
    return actionWith(id);
  },
};
