import { policyLifecycle, type PolicyAction } from '#domain/policy-lifecycle.ts';
import { policyStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';
import type { Place } from '#tests/contract/place.ts';
import { newestVersion, writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
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

const approvers = new WeakMap<Place, Promise<Person>>();

/** The same person for all policies of a place. */
function approverOf(place: Place): Promise<Person> {
  const approver = approvers.get(place) ?? anotherMember(place);
  approvers.set(place, approver);
  return approver;
}

const content = '<p>Lock your screen.</p>';

const decisions: ReadonlySet<PolicyAction> = new Set(['APPROVE', 'REJECT', 'CONFIRM']);

lifecycleLaws(useLawPlaces(), {
  lifecycle: policyLifecycle,
  subject: {
    async create(place) {
      const { id, version } = await writtenPolicy(place, { approver: await approverOf(place) }, content);
      return { id, version };
    },
    async read(place, { id }) {
      const [policy, { version }] = await Promise.all([callsOf('Policies', place).read(id), newestVersion(place, id)]);
      return { status: at(policy, 'status'), version };
    },
    path: ({ id }) => `/api/policy/${id}/status`,
    actorOf: async (place, action: PolicyAction) => (decisions.has(action) ? approverOf(place) : place.owner),
  },
  given: {
    reason: { reason: 'It does not mention remote work' },
    contentSha256: { contentSha256: contentHash({ content, sourceUrl: '', files: [] }) },
  },
});
