import { exemptionLifecycle, extensionLifecycle, type ExemptionAction } from '#domain/exemption-lifecycle.ts';
import { exemptionStatusValues, levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { act, askedExtension, completeExemption, dayIn } from '#tests/contract/exemption-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, rowsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

const approvers = new WeakMap<Place, Promise<Person>>();

/** The same person for all exemptions of a place: nobody decides on what they request. */
function approverOf(place: Place): Promise<Person> {
  const approver = approvers.get(place) ?? anotherMember(place);
  approvers.set(place, approver);
  return approver;
}

/** Every third exemption is submitted, and every sixth rejected. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { update, read } = callsOf('Exemptions', place);
  const approver = await approverOf(place);
  for (const [index, { id, policy, control }] of entities.entries()) {
    if (index % 3 !== 0 || (policy === null) === (control === null)) continue;
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
});

const approved: ReadonlySet<ExemptionAction> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);

// CONFIRM needs a question: tests/server/api/exemptions.test.ts has it.
const { CONFIRM: _confirm, ...steps } = exemptionLifecycle.steps;

const places = useLawPlaces();

lifecycleLaws(places, {
  lifecycle: { ...exemptionLifecycle, steps },
  subject: {
    create: async (place) => completeExemption(place, await approverOf(place)),
    read: (place, { id }) => callsOf('Exemptions', place).read(id),
    path: ({ id }) => `/api/exemption/${id}/status`,
    actorOf: async (place, action: keyof typeof steps) => (approved.has(action) ? approverOf(place) : place.owner),
  },
  given: { reason: { reason: 'The system has been replaced' } },
});

const exemptions = new Map<string, string>();

lifecycleLaws(places, {
  lifecycle: extensionLifecycle,
  subject: {
    async create(place) {
      const { exemptionId, ...extension } = await askedExtension(place, place.owner, await approverOf(place));
      exemptions.set(extension.id, exemptionId);
      return extension;
    },
    async read({ owner }, { id }) {
      const rows = rowsOf(await owner.call(`/api/exemption/${exemptions.get(id)}/extensions`));
      return rows.find((row) => at(row, 'id') === id);
    },
    path: ({ id }) => `/api/exemption-extension/${id}/status`,
    actorOf: approverOf,
  },
  given: { reason: { reason: 'The new system is ready' } },
});
