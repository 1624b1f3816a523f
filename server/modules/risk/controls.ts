import { asc, eq, type SQL } from 'drizzle-orm';

import { controlInWords } from '#domain/words/risk-control.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { riskControl, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { riskParts } from './parts.ts';

type Control = Schemas['RiskControl'];

const controlsWhere = (condition: SQL | undefined): Promise<Control[]> =>
  db
    .select({
      id: riskControl.id,
      title: riskControl.title,
      description: riskControl.description,
      type: riskControl.type,
      owner: { id: userAccount.id, name: userAccount.name },
      effectiveness: riskControl.effectiveness,
      lastTestedOn: riskControl.lastTestedOn,
      version: riskControl.version,
    })
    .from(riskControl)
    .leftJoin(userAccount, eq(userAccount.id, riskControl.ownerId))
    .where(condition)
    .orderBy(asc(riskControl.title), asc(riskControl.id));

const controls = riskParts<Control>({
  table: riskControl,
  field: 'control',
  noun: 'control',
  most: { count: 100, message: 'A risk has at most 100 controls' },
  where: controlsWhere,
  inWords: controlInWords,
});

/** The existing controls of risks (records.md, "Risk"). */
export const riskControlHandlers: HandlersOf<'RiskControls'> = {
  ofRisk: ({ path: { id } }) => controls.list(id),

  add({ path, body }, context) {
    const { title, description = '', type = 'PREVENTIVE', ownerId = null } = body;
    const { effectiveness = 'NOT_TESTED', lastTestedOn = null } = body;
    const organisationId = context.organisation.id;
    return controls.add(path.id, ownerId, context, async (riskId) => {
      const [added] = await db
        .insert(riskControl)
        .values({ organisationId, riskId, title, description, type, ownerId, effectiveness, lastTestedOn })
        .returning({ id: riskControl.id });
      if (added === undefined) throw new Error('No control was added');
      return added.id;
    });
  },

  update: ({ path: { id }, body }, context) =>
    controls.update(id, body, context, () => {
      const { version: _version, ...changes } = body;
      return changes;
    }),

  remove: ({ path: { id }, query: { version } }, context) => controls.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => controls.restore({ id, version }, context),
};
