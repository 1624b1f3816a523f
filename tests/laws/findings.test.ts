import { findingLifecycle, type FindingAction } from '#domain/compliance/finding-lifecycle.ts';
import { findingKindValues, findingStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { doneAction, evidenceOf } from '#tests/contract/finding-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import { submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import { numberAt } from '#tests/server/identity/support.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { addColleague, callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

type Finding = Schemas['Finding'];

/** Some of them are worked on, and some were raised in error and are archived. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('Findings', place);
  for (const [index, { id, owner, dueOn }] of entities.entries()) {
    const given = {
      ...(owner === null && { ownerId: place.owner.id }),
      ...(dueOn === null && { dueOn: '2027-01-31' }),
    };
    if (index % 3 === 0) await post(`${String(id)}/status`, { version: 1, action: 'START', ...given });
    if (index % 3 === 1) await post(`${String(id)}/archive`, { version: 1, isArchived: true, reason: place.marker });
  }
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('Findings', {
  vary,
  dependent: ['kind', 'raisedOn'],
  orders: { status: findingStatusValues, kind: findingKindValues },
  values: {
    archived: ({ archivedAt }: Finding) => (archivedAt === null ? 'NO' : 'YES'),
    dueBy: ({ dueOn }: Finding) => dueOn,
    positionId: ({ positions }: Finding) => positions.map(({ id }) => id),
  },
});

const cast = castOf('owner', 'verifier');

/** The risk that is accepted for the finding. */
const accepted = { riskId: '' };

interface Acceptance {
  readonly id: string;
  readonly version: number;
}

const acceptances = new Map<string, Acceptance>();

async function acceptRisk(place: Place, findingId: string): Promise<void> {
  const approver = await addColleague(place);
  const { id, version, riskId } = await submitAcceptance(place, place.owner, approver);
  const decide = { method: 'POST', organisation: place.organisation.id } as const;
  await approver.call(`/api/risk-acceptance/${id}/status`, { ...decide, body: { version, action: 'ACCEPT' } });
  accepted.riskId = riskId;
  acceptances.set(findingId, { id, version: version + 1 });
}

/** All that T7 asks for before the check. */
async function treat(place: Place, { id, version }: Stored): Promise<Stored> {
  const { owner } = await cast(place);
  await doneAction(place, id, owner, '2026-02-01');
  const evidenceIds = [await evidenceOf(place, '2026-02-02')];
  const { body } = await place.owner.call(`/api/non-conformance/${id}`, {
    method: 'PATCH',
    body: { version, rootCause: 'Nobody was told', correction: 'All were told', evidenceIds },
    organisation: place.organisation.id,
  });
  return { id, version: numberAt(body, 'data.version') };
}

async function prepare(place: Place, stored: Stored, action: FindingAction): Promise<Stored> {
  const { status } = objectOf(await callsOf('Findings', place).read(stored.id));
  if (action === 'ACCEPT_RISK' && (status === 'OPEN' || status === 'IN_PROGRESS')) await acceptRisk(place, stored.id);
  return action === 'CLOSE' && status === 'IN_PROGRESS' ? treat(place, stored) : stored;
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: findingLifecycle,
  subject: {
    ...recordsWithStatus('Findings', 'status'),
    async create(place) {
      const { owner, verifier } = await cast(place);
      return create(place, 'Findings', {
        title: `${place.marker} ${unique()}`,
        raisedOn: '2026-01-01',
        ownerId: owner.id,
        dueOn: '2099-12-31',
        verifierId: verifier.id,
      });
    },
    async actorOf(place, action) {
      const { verifier } = await cast(place);
      return action === 'CLOSE' || action === 'FAIL_CHECK' ? verifier : place.owner;
    },
    prepare,
    happen: {
      async END(place, { id }) {
        const acceptance = acceptances.get(id);
        if (acceptance === undefined) return;
        await place.owner.call(`/api/risk-acceptance/${acceptance.id}/status`, {
          method: 'POST',
          body: { version: acceptance.version, action: 'REVOKE', reason: 'It is too high' },
          organisation: place.organisation.id,
        });
      },
    },
  },
  has: { START: ['owner', 'due'] },
  given: {
    owner: { ownerId: '' },
    due: { dueOn: '' },
    reason: { reason: 'It does not work' },
    acceptance: accepted,
  },
  notices: { as: 'assessmentStep', people: cast, owner: 'owner' },
});
