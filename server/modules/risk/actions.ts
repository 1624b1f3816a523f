import { asc, eq, max, type SQL } from 'drizzle-orm';

import { settledProgress } from '#domain/risk/treatment-plan.ts';
import { actionInWords } from '#domain/words/treatment-action.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { treatmentAction, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockLive, loggedEntity, logActivity, recordParts } from '#server/modules/record/index.ts';

import { actionsPage } from './all-actions.ts';

type Action = Schemas['TreatmentAction'];

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

const actions = recordParts<Action>({
  of: 'risk',
  table: treatmentAction,
  recordId: treatmentAction.riskId,
  field: 'treatmentAction',
  noun: 'action',
  most: { count: 100, message: 'A plan has at most 100 actions' },
  where: actionsWhere,
  inWords: actionInWords,
});

async function nextPosition(riskId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(treatmentAction.position) })
    .from(treatmentAction)
    .where(eq(treatmentAction.riskId, riskId));
  return (row?.last ?? -1) + 1;
}

/** The actions of treatment plans (records.md, "Risk"). */
export const treatmentActionHandlers: HandlersOf<'TreatmentActions'> = {
  list: ({ query }, context) => actionsPage(query, context.user.id),

  ofRecord: ({ path: { id } }) => actions.list(id),

  add({ path, body }, context) {
    const { title, ownerId = null, dueOn = null, effortDays = 0, cost = 0, status = 'NOT_STARTED' } = body;
    const progress = settledProgress({ progress: body.progress ?? 0, status });
    const organisationId = context.organisation.id;
    return actions.add(path.id, { ownerId }, context, async (riskId) => {
      const position = await nextPosition(riskId);
      const [added] = await db
        .insert(treatmentAction)
        .values({ organisationId, riskId, position, title, ownerId, dueOn, effortDays, cost, progress, status })
        .returning({ id: treatmentAction.id });
      if (added === undefined) throw new Error('No action was added');
      return added.id;
    });
  },

  async arrange({ path, body: { actionIds } }, context) {
    const entity = await lockLive('risk', path.id);
    const before = await actions.ofRecord(entity.id);
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
    const titles = (some: readonly Action[]) => some.map(({ title }) => title);
    const after = await actions.ofRecord(entity.id);
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('risk', entity),
      changes: [{ field: 'treatmentActions', old: titles(before), new: titles(after) }],
    });
  },

  update: ({ path: { id }, body }, context) =>
    actions.update(id, body, context, (before) => {
      const { version: _version, ...changes } = body;
      return { ...changes, progress: settledProgress({ ...before, ...changes }) };
    }),

  remove: ({ path: { id }, query: { version } }, context) => actions.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => actions.restore({ id, version }, context),
};
