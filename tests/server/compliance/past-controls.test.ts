import { expect, test } from 'vitest';

import { daysAfter } from '#domain/time/days-after.ts';
import { openPlace, read } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addOwnControl, adopt, dataOf, link, positionsByRef } from './support.ts';
import { addTwoVersions, review, undo, upgradeTo } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), close: () => server.close() };
});

const day = (offset: number) => daysAfter(new Date().toISOString().slice(0, 10), offset);

/** Ten days pass since what was done until now. */
async function tenDaysPass(): Promise<void> {
  for (const [table, column] of [
    ['position_source', 'since'],
    ['position_history', 'at'],
    ['record', 'created_at'],
    ['control_position', 'archived_at'],
    ['standard_upgrade', 'applied_at'],
    ['standard_upgrade', 'undone_at'],
  ] as const)
    await asOwner(
      world.server,
      `update ${table} set ${column} = ${column} - interval '10 days' where organisation_id = $1`,
      [world.organisation.id],
    );
}

/** The refs and titles of the controls of a report, with its number and what findings and evidence name. */
async function told(id: string, asOf?: string) {
  const { owner } = world;
  const report = await read(owner, `/api/compliance-report/${id}${asOf === undefined ? '' : `?asOf=${asOf}`}`);
  const items = at(report, 'items');
  const all = await read(owner, `/api/compliance-report${asOf === undefined ? '' : `?asOf=${asOf}`}`);
  const oscal = await owner.call(
    `/api/compliance-report/${id}/export?format=oscalResults${asOf === undefined ? '' : `&asOf=${asOf}`}`,
  );
  return {
    number: at(report, 'number'),
    onDashboard: at(all, 'standards.0.number'),
    titles: (Array.isArray(items) ? items : []).map((item: unknown) => at(item, 'title')),
    provedBy: at(report, 'evidence.0.controls'),
    isOfNewer: oscal.text.includes('"renumbered"'),
  };
}

test('a report of a past day names the controls of the version of that day, also between an upgrade and its undo', async () => {
  const { owner } = world;
  const versions = await addTwoVersions(world, 'Quay rules', [
    { same: 'Keep a list of all gates.', old: 'Keep the gates locked at night.', gone: 'Keep a dog.' },
    {
      same: 'Keep a list of all gates and doors.',
      renumbered: 'Keep the gates locked at night.',
      fresh: 'Count the dogs.',
    },
  ]);
  const adopted = await adopt(owner, versions.former);
  const position = await positionsByRef(owner, adopted.id);
  const own = await addOwnControl(owner, 'Gates', 'COMPLIANT');
  await link(owner, position('old').id, own.id, 'EQUAL');
  await owner.call('/api/evidence', {
    method: 'POST',
    body: { title: 'Log', madeOn: day(-40), ownControlIds: [own.id] },
  });
  await review(owner, versions);
  const former = {
    number: '1.0',
    onDashboard: '1.0',
    titles: ['Title of same', 'Title of old', 'Title of gone'],
    provedBy: ['old'],
    isOfNewer: false,
  };
  const newer = {
    number: '1.1',
    onDashboard: '1.1',
    titles: ['Title of same', 'Title of renumbered', 'Title of fresh'],
    provedBy: ['renumbered'],
    isOfNewer: true,
  };
  await tenDaysPass();
  const { adopted: upgraded } = await upgradeTo(owner, adopted.id);
  expect(await told(adopted.id)).toEqual(newer);
  expect(await told(adopted.id, day(-5))).toEqual(former);

  await tenDaysPass();
  dataOf(await undo(owner, adopted.id, upgraded.version));
  expect(await told(adopted.id)).toEqual(former);
  expect(await told(adopted.id, day(-5))).toEqual(newer);
  expect(await told(adopted.id, day(-15))).toEqual(former);
});
