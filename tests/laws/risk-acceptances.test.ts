import { acceptanceLifecycle, type AcceptanceAction } from '#domain/risk-acceptance.ts';
import type { Place } from '#tests/contract/place.ts';
import { anotherMember, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { lifecycleLaws } from './lifecycle-laws.ts';
import { rowsOf, useLawPlaces } from './places.ts';

const approvers = new WeakMap<Place, Promise<Person>>();
const risks = new Map<string, string>();

/** The same person for all acceptances of a place. */
function approverOf(place: Place): Promise<Person> {
  const approver = approvers.get(place) ?? anotherMember(place);
  approvers.set(place, approver);
  return approver;
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: acceptanceLifecycle,
  subject: {
    async create(place) {
      const { id, riskId, version } = await submitAcceptance(place, place.owner, await approverOf(place));
      risks.set(id, riskId);
      return { id, version };
    },
    async read({ owner }, { id }) {
      const rows = rowsOf(await owner.call(`/api/risk/${risks.get(id)}/acceptances`));
      return rows.find((row) => at(row, 'id') === id);
    },
    path: ({ id }) => `/api/risk-acceptance/${id}/status`,
    actorOf: async (place, action: AcceptanceAction) => (action === 'WITHDRAW' ? place.owner : approverOf(place)),
  },
  given: { reason: { reason: 'The workaround is not sustainable' } },
});
