import { eq } from 'drizzle-orm';

import { auditLifecycle } from '#domain/management-system/audit-lifecycle.ts';
import { auditStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { audit } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { startableAudit } from '#tests/contract/management-system-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Some of them are under way, and some were cancelled. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  for (const [index, { id }] of entities.entries())
    if (index % 3 > 0)
      await within(place, () =>
        db
          .update(audit)
          .set({ status: index % 3 === 1 ? 'IN_PROGRESS' : 'CANCELLED' })
          .where(eq(audit.id, String(id))),
      );
  const { read } = callsOf('Audits', place);
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('Audits', {
  vary,
  dependent: ['plannedFrom', 'plannedTo'],
  orders: { status: auditStatusValues },
  values: { dueBy: ({ plannedTo }: Schemas['Audit']) => plannedTo },
});

const cast = castOf('leader', 'auditors');

lifecycleLaws(useLawPlaces(), {
  lifecycle: auditLifecycle,
  subject: {
    ...recordsWithStatus('Audits', 'status'),
    async create(place) {
      const { leader, auditors } = await cast(place);
      return startableAudit(place, leader, { auditorIds: [auditors.id] });
    },
    actorOf: (place) => Promise.resolve(place.owner),
    happen: {},
  },
  has: { START: ['leader', 'days'] },
  given: {
    leader: {},
    days: {},
    conclusion: { conclusion: 'The controls work' },
    reason: { reason: 'The auditor has fallen ill' },
  },
  notices: { as: 'assessmentStep', people: cast, owner: 'leader' },
});
