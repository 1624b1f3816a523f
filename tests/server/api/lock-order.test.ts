import { expect, test } from 'vitest';

import { anotherMember, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { deadlocksIn } from '#tests/server/support/deadlocks.ts';

const places = useLawPlaces();

test('a change of a risk and a step of its acceptance do not wait for each other in a circle', async () => {
  const { server, harbour } = places();
  const approver = await anotherMember(harbour);
  const before = await deadlocksIn(server);
  const statuses: number[] = [];
  // An owner is not part of what is accepted.
  const change = { version: 1, ownerId: approver.id };
  for (let round = 0; round < 20; round += 1) {
    const { id, riskId } = await submitAcceptance(harbour, harbour.owner, approver);
    const answers = await Promise.all([
      harbour.owner.call(`/api/risk/${riskId}`, { method: 'PATCH', body: change }),
      approver.call(`/api/risk-acceptance/${id}/status`, { method: 'POST', body: { version: 1, action: 'ACCEPT' } }),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await deadlocksIn(server)).toBe(before);
});
