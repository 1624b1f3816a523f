import { evidenceRequestLifecycle } from '#domain/compliance/evidence-request-lifecycle.ts';
import { collectedEvidence } from '#tests/contract/finding-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Stored } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';

import { castOf } from './cast.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

registerLaws('EvidenceRegister', {
  dependent: ['coversFrom', 'coversTo'],
});

const cast = castOf('recipient', 'asker');

/** The evidence that requests are about. */
const asked = new Map<string, string>();

async function read({ owner, organisation }: Place, { id }: Stored): Promise<unknown> {
  const path = `/api/evidence/${asked.get(id) ?? ''}/requests`;
  const { body } = await owner.call(path, { organisation: organisation.id });
  const requests = at(body, 'data');
  return Array.isArray(requests) ? requests.find((request: unknown) => at(request, 'id') === id) : undefined;
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: evidenceRequestLifecycle,
  subject: {
    async create(place) {
      const { recipient, asker } = await cast(place);
      const { evidenceId, fileId: _fileId, ...request } = await collectedEvidence(place, recipient, asker);
      asked.set(request.id, evidenceId);
      return request;
    },
    read,
    path: ({ id }) => `/api/evidence-request/${id}/status`,
    recordOf: ({ id }) => asked.get(id) ?? '',
    actorOf: async (place, action) => (action === 'PROVIDE' ? (await cast(place)).recipient : place.owner),
    happen: {},
  },
  given: { date: { madeOn: '2026-01-31' }, reason: { reason: 'It is of another system' } },
  notices: { as: 'assessmentStep', people: cast, owner: 'asker' },
});
