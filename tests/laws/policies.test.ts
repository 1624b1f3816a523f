import { eq } from 'drizzle-orm';
import { describe } from 'vitest';

import { policyLifecycle, verdictLifecycle, type PolicyAction } from '#domain/policy/lifecycle.ts';
import { policyStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { policy as policyTable } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { expirePolicies } from '#server/modules/policy/index.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import { newestVersion, submittedPolicy, writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';

import { castOf, succeeded } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, entityOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Every third policy is published elsewhere, and under review if it has an approver. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  // Nobody decides on what they have written.
  const author = await anotherMember(place);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const id = String(entity['id']);
    if (index % 3 === 0) {
      const { version } = await newestVersion(place, id);
      const document = { generationMethod: 'URL', content: '', sourceUrl: 'https://example.com', changeLog: 'New' };
      const call = { organisation: place.organisation.id } as const;
      await author.call(`/api/policy/${id}/document`, { method: 'PATCH', body: { version, ...document }, ...call });
      const step = { version: version + 1, action: 'SUBMIT' };
      await author.call(`/api/policy/${id}/status`, { method: 'POST', body: step, ...call });
    }
    moved.push(index % 3 === 0 ? objectOf(await callsOf('Policies', place).read(id)) : entity);
  }
  return moved;
}

registerLaws('Policies', {
  vary,
  orders: { status: policyStatusValues },
  values: { nextReviewBy: ({ nextReviewOn }: Schemas['Policy']) => nextReviewOn },
});

const content = '<p>Lock your screen.</p>';

const decisions: ReadonlySet<PolicyAction> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);

const sha256 = contentHash({ content, sourceUrl: '', files: [] });
const cast = castOf('owner', 'approver', 'reviewers');

/** Every reviewer endorses the version. */
async function endorsed(place: Place, { id, version }: Stored): Promise<Stored> {
  const { reviewers } = await cast(place);
  const body = { version, contentSha256: sha256, verdict: 'APPROVED' };
  return {
    id,
    version: Number(entityOf(await reviewers.call(`/api/policy/${id}/review`, { method: 'POST', body }))['version']),
  };
}

describe('a policy', () => {
  lifecycleLaws(useLawPlaces(), {
    lifecycle: policyLifecycle,
    subject: {
      async create(place) {
        const { owner, approver, reviewers } = await cast(place);
        const { id, version } = await writtenPolicy(place, { approver, reviewers: [reviewers] }, content);
        const { version: stored } = objectOf(await callsOf('Policies', place).read(id));
        succeeded(await callsOf('Policies', place).update(id, { version: stored, ownerId: owner.id }));
        return { id, version };
      },
      async read(place, { id }) {
        const [policy, { version }] = await Promise.all([
          callsOf('Policies', place).read(id),
          newestVersion(place, id),
        ]);
        return { status: at(policy, 'status'), version, recordVersion: at(policy, 'version') };
      },
      path: ({ id }) => `/api/policy/${id}/status`,
      actorOf: async (place, action) => (decisions.has(action) ? (await cast(place)).approver : place.owner),
      prepare: async (place, stored, action) => {
        const { status } = objectOf(await callsOf('Policies', place).read(stored.id));
        return action === 'APPROVE' && status === 'REVIEW' ? endorsed(place, stored) : stored;
      },
      happen: {
        EXPIRE: (place, { id }) =>
          within(place, async () => {
            await db.update(policyTable).set({ nextReviewOn: '2020-01-01' }).where(eq(policyTable.id, id));
            await expirePolicies();
          }),
      },
    },
    given: {
      reason: { reason: 'It does not mention remote work' },
      contentSha256: { contentSha256: sha256 },
    },
    notices: { as: 'policyStep', people: cast, owner: 'owner' },
  });
});

const underReview = castOf('owner', 'approver', 'authors', 'reviewer');

describe('a verdict', () => {
  lifecycleLaws(useLawPlaces(), {
    lifecycle: verdictLifecycle,
    subject: {
      async create(place) {
        const { owner, approver, authors: author, reviewer } = await underReview(place);
        const { id } = await submittedPolicy(place, { author, approver, reviewers: [reviewer] }, content);
        const { version } = objectOf(await callsOf('Policies', place).read(id));
        succeeded(await callsOf('Policies', place).update(id, { version, ownerId: owner.id }));
        return { id, version: (await newestVersion(place, id)).version };
      },
      async read(place, { id }) {
        const { versionId, version } = await newestVersion(place, id);
        const shown = await read(place.owner, `/api/policy-version/${versionId}`);
        return { status: at(shown, 'status'), version };
      },
      path: ({ id }) => `/api/policy/${id}/review`,
      field: 'verdict',
      always: { contentSha256: sha256 },
      actorOf: async (place) => (await underReview(place)).reviewer,
      happen: {},
    },
    given: { reason: { reason: 'It does not mention remote work' } },
    notices: { as: 'policyStep', people: underReview, owner: 'owner' },
  });
});
