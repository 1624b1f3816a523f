import { asc, eq, sql, type SQL } from 'drizzle-orm';

import { controlInWords } from '#domain/words/risk-control.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, riskControl, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { isHiddenKind } from '#server/database/transaction-scope.ts';
import { askAfterFailedControl } from '#server/modules/exemption/index.ts';
import { recordOf, recordParts } from '#server/modules/record/index.ts';

type Control = Schemas['RiskControl'];

const controlsWhere = (condition: SQL | undefined): Promise<Control[]> =>
  db
    .select({
      id: riskControl.id,
      title: riskControl.title,
      description: riskControl.description,
      type: riskControl.type,
      ownControl: sql<Schemas['RecordReference'] | null>`(select json_build_object('id', own.id, 'ref', own.ref,
        'title', case when ${isHiddenKind(sql`'ownControl'`)} then '' else own.title end)
        from ${record} as own where own.organisation_id = ${riskControl.organisationId}
        and own.id = ${riskControl.ownControlId} and own.deleted_at is null)`,
      owner: { id: userAccount.id, name: userAccount.name },
      effectiveness: riskControl.effectiveness,
      lastTestedOn: riskControl.lastTestedOn,
      version: riskControl.version,
    })
    .from(riskControl)
    .leftJoin(userAccount, eq(userAccount.id, riskControl.ownerId))
    .where(condition)
    .orderBy(asc(riskControl.title), asc(riskControl.id));

const controls = recordParts<Control>({
  of: 'risk',
  table: riskControl,
  recordId: riskControl.riskId,
  choices: { ownControlId: recordOf('ownControl') },
  field: 'control',
  noun: 'control',
  most: { count: 100, message: 'A risk has at most 100 controls' },
  where: controlsWhere,
  inWords: controlInWords,
});

/** The latest day that it is anywhere on Earth. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** @throws ApiError 400 if a control is said to be tested in the future */
function refuseFutureTest({ lastTestedOn }: { readonly lastTestedOn?: string | null }): void {
  if ((lastTestedOn ?? '') > latestToday())
    throw invalid([{ field: 'lastTestedOn', message: 'Choose today or an earlier day' }]);
}

/** The existing controls of risks (records.md, "Risk"). */
export const riskControlHandlers: HandlersOf<'RiskControls'> = {
  ofRecord: ({ path: { id } }) => controls.list(id),

  add({ path, body }, context) {
    refuseFutureTest(body);
    const { title, description = '', type = 'PREVENTIVE', ownControlId = null, ownerId = null } = body;
    const { effectiveness = 'NOT_TESTED', lastTestedOn = null } = body;
    const organisationId = context.organisation.id;
    return controls.add(path.id, { ownerId, ownControlId }, context, async (riskId) => {
      const [added] = await db
        .insert(riskControl)
        .values({
          organisationId,
          riskId,
          title,
          description,
          type,
          ownControlId,
          ownerId,
          effectiveness,
          lastTestedOn,
        })
        .returning({ id: riskControl.id });
      if (added === undefined) throw new Error('No control was added');
      return added.id;
    });
  },

  async update({ path: { id }, body }, context) {
    refuseFutureTest(body);
    const updated = await controls.update(id, body, context, () => {
      const { version: _version, ...changes } = body;
      return changes;
    });
    if (body.effectiveness === 'INEFFECTIVE') await askAfterFailedControl(id);
    return updated;
  },

  async remove({ path: { id }, query: { version } }, context) {
    await controls.remove({ id, version }, context);
    await askAfterFailedControl(id);
  },

  restore: ({ path: { id }, body: { version } }, context) => controls.restore({ id, version }, context),
};
