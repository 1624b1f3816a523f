import { expect, test } from 'vitest';

import { add, openPlace, post } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { adopt, dataOf, entityOf, positionsByRef } from './support.ts';
import { addTwoVersions, review, upgradeTo } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

test('a closed finding of a control is found from what it became, and stays about what it was about', async () => {
  const { owner } = world;
  const versions = await addTwoVersions(world, 'Harbour keys', [
    { same: 'Keep a list of all gates.', split: 'Number the keys and count them.' },
    { same: 'Keep a list of all gates.', s1: 'Number the keys.', s2: 'Count the keys.' },
  ]);
  const adopted = await adopt(owner, versions.former);
  const { id: former } = (await positionsByRef(owner, adopted.id))('split');
  await review(owner, versions, [{ kind: 'SPLIT', from: ['split'], to: ['s1', 's2'] }]);
  const raised = { title: 'Keys were not counted', kind: 'OFI', ownerId: owner.id, dueOn: '2099-12-31' };
  const { id } = await add(world, '/api/non-conformance', { ...raised, positionIds: [former] });
  for (const body of [{ action: 'START' }, { action: 'CLOSE', reason: 'Too dear' }]) {
    const { version } = entityOf('Finding', await owner.call(`/api/non-conformance/${id}`));
    expect((await post(owner, `/api/non-conformance/${id}/status`, { version, ...body })).status).toBe(200);
  }
  await upgradeTo(owner, adopted.id);
  const later = await positionsByRef(owner, adopted.id);
  const closedOf = async (ref: string) =>
    dataOf(await owner.call(`/api/non-conformance?status=CLOSED&positionId=${later(ref).id}`));
  expect(await closedOf('s1')).toMatchObject({ data: [{ id, positions: [{ id: former }] }] });
  expect(await closedOf('same')).toMatchObject({ data: [] });
});
