import { eq } from 'drizzle-orm';

import { exemptionLifecycle, extensionLifecycle } from '#domain/exemption/lifecycle.ts';
import { exemptionStatusValues, levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { exemption, exemptionExtension, policy } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endExemptions } from '#server/modules/exemption/index.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { act, askedExtension, completeExemption, dayIn } from '#tests/contract/exemption-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, rowsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

const cast = castOf('requester', 'approver');

/** Some of those that are from one thing are submitted, and half of these are rejected. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { update, read } = callsOf('Exemptions', place);
  const { approver } = await cast(place);
  for (const [index, { id, policy: from, control }] of entities.entries()) {
    if (index % 3 !== 0 || (from === null) === (control === null)) continue;
    const given = {
      approverId: approver.id,
      reason: 'Old',
      withoutControls: 'None',
      validFrom: null,
      validTo: dayIn(9),
    };
    await update(String(id), { version: 1, ...given, ownerId: place.owner.id });
    const submitted = await act(place, place.owner, { id: String(id), version: 2 }, { action: 'SUBMIT' });
    if (index % 2 === 0) await act(place, approver, submitted, { action: 'REJECT', reason: 'No' });
  }
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('Exemptions', {
  vary,
  orders: { status: exemptionStatusValues, riskRating: levelValues },
  values: { validBy: ({ validTo }: Schemas['Exemption']) => validTo },
  async bringIntoForce(place, id) {
    // One that is from nothing would end at once.
    const { id: policyId } = await createPlain(place, 'Policies');
    await within(place, () => db.update(exemption).set({ status: 'APPROVED', policyId }).where(eq(exemption.id, id)));
  },
});

const past = '2020-01-31';

/** Changes what is stored, and ends what does not apply any more. */
const after = (place: Place, change: () => Promise<unknown>) =>
  within(place, async () => {
    await change();
    await endExemptions();
  });

const lapse = (place: Place, exemptionId: string) =>
  after(place, () => db.update(exemption).set({ validTo: past }).where(eq(exemption.id, exemptionId)));

const decisions: ReadonlySet<string> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);
const places = useLawPlaces();
const policies = new Map<string, string>();

lifecycleLaws(places, {
  lifecycle: exemptionLifecycle,
  subject: {
    async create(place) {
      const { requester, approver } = await cast(place);
      const draft = await completeExemption(place, approver, { ownerId: requester.id });
      policies.set(draft.id, String(at(await callsOf('Exemptions', place).read(draft.id), 'policy.id')));
      return draft;
    },
    read: (place, { id }) => callsOf('Exemptions', place).read(id),
    path: ({ id }) => `/api/exemption/${id}/status`,
    async actorOf(place, action) {
      const { requester, approver } = await cast(place);
      // Anyone may end it, so that both are told.
      return decisions.has(action) ? approver : action === 'END' ? place.owner : requester;
    },
    async prepare(place, stored, action) {
      if (action === 'CONFIRM')
        await within(place, () =>
          db.update(exemption).set({ question: 'NEW_VERSION' }).where(eq(exemption.id, stored.id)),
        );
      return stored;
    },
    happen: {
      LAPSE: (place, { id }) => lapse(place, id),
      SOURCE_GONE: (place, { id }) =>
        after(place, () =>
          db
            .update(policy)
            .set({ retiredOn: past })
            .where(eq(policy.id, policies.get(id) ?? '')),
        ),
    },
  },
  given: { reason: { reason: 'The system has been replaced' } },
  notices: { as: 'exemptionStep', people: cast, owner: 'requester' },
});

const exemptions = new Map<string, string>();
const exemptionOf = ({ id }: Stored) => exemptions.get(id) ?? '';

lifecycleLaws(places, {
  lifecycle: extensionLifecycle,
  subject: {
    async create(place) {
      const { requester, approver } = await cast(place);
      const { exemptionId, ...extension } = await askedExtension(place, requester, approver);
      exemptions.set(extension.id, exemptionId);
      return extension;
    },
    async read({ owner }, stored) {
      const rows = rowsOf(await owner.call(`/api/exemption/${exemptionOf(stored)}/extensions`));
      return rows.find((row) => at(row, 'id') === stored.id);
    },
    path: ({ id }) => `/api/exemption-extension/${id}/status`,
    recordOf: exemptionOf,
    actorOf: async (place) => (await cast(place)).approver,
    happen: {
      VOID: (place, stored) =>
        after(place, async () => {
          await db.update(exemptionExtension).set({ validToBefore: past }).where(eq(exemptionExtension.id, stored.id));
          await db
            .update(exemption)
            .set({ validTo: past })
            .where(eq(exemption.id, exemptionOf(stored)));
        }),
    },
  },
  given: { reason: { reason: 'The new system is ready' } },
  notices: {
    as: 'exemptionStep',
    people: async (place) => ({ ...(await cast(place)), asker: (await cast(place)).requester }),
    owner: 'requester',
  },
});
