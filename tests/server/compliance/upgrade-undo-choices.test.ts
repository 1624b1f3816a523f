import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addStandard, adopt, controlsOf, dataOf, entityOf, entriesOf } from './support.ts';
import { offerOf, review, undo, upgradeTo } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

/** A basic control, and one that is in the higher level only. */
const leveled = () => {
  const [basic, high] = controlsOf('level', 2);
  if (basic === undefined || high === undefined) throw new Error('There are two');
  return [
    { ...basic, levels: ['L1', 'L2'] },
    { ...high, levels: ['L2'] },
  ];
};

test('levels that were chosen since an upgrade stay when it is undone, with the controls that they have', async () => {
  const { owner } = world;
  const given = { title: 'Levels', levels: ['L1', 'L2'], controls: leveled() };
  const { versionId: former, standardId } = await addStandard(world, given);
  const { versionId: newer } = await addStandard(world, { ...given, number: '1.1', standardId });
  const adopted = await adopt(owner, former, { levels: ['L1'] });
  await review(owner, { former, newer });
  const { adopted: upgraded } = await upgradeTo(owner, adopted.id, { levels: ['L1'] });
  expect((await offerOf(owner, adopted.id)).undoable).toMatchObject({ keepsLevels: false, keptParameters: [] });
  const changed = entityOf(
    'AdoptedStandard',
    await owner.call(`/api/organisation-standards/${adopted.id}`, {
      method: 'PATCH',
      body: { version: upgraded.version, levels: ['L2'] },
    }),
  );
  const { undoable, version } = await offerOf(owner, adopted.id);
  expect(undoable).toMatchObject({ keepsLevels: true });
  expect(version).toBe(changed.version);
  dataOf(await undo(owner, adopted.id, version));
  const back = entityOf('AdoptedStandard', await owner.call(`/api/organisation-standards/${adopted.id}`));
  expect(back).toMatchObject({ levels: ['L2'], standard: { number: '1.0' } });
  const positions = entriesOf(
    'ControlPosition',
    await owner.call(`/api/control-position?adoptedStandardId=${adopted.id}`),
  );
  expect(positions).toHaveLength(2);
});
