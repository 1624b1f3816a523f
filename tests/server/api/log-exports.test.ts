import { expect, test } from 'vitest';

import { ChainCheck, exportedSeal, sealLog } from '#server/modules/activity/index.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

test('everyone’s log is exported as it is filtered, and one’s own without those of others', async () => {
  const { organisation, owner } = place;
  const colleague = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  await add(place, '/api/risk', { title: 'Fire' });
  await colleague.call('/api/risk', { method: 'POST', body: { title: '=Flood' } });
  const all = await owner.call('/api/activities/all-users/export?format=csv&search=f');
  expect(all.text).toContain('Person,Automatic,Action');
  expect(all.text).toContain('Fire');
  // What a spreadsheet would compute is kept as text.
  expect(all.text).not.toMatch(/(?:^|,)=Flood/m);
  const own = await colleague.call('/api/activities/export?format=json&entityType=risk');
  expect(own.body).toEqual([expect.objectContaining({ entityName: '=Flood', action: 'CREATE' })]);
  const viewer = await addPerson(server, { in: [{ organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });
  expect((await viewer.call('/api/activities/all-users/export?format=csv')).status).toBe(403);
  expect((await viewer.call('/api/activities/sealed/page')).status).toBe(403);
});

test('the page for auditors holds the whole chain, and no text of the log can end its script', async () => {
  const { organisation, owner } = place;
  await add(place, '/api/risk', { title: '</script><script>alert(1)</script>' });
  await sealLog(server.database, organisation.id);
  const { headers, text } = await owner.call('/api/activities/sealed/page');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-disposition']).toMatch(/^attachment;.*verifiable-activity-log.*\.html/);
  const [, rows = ''] = /<script type="application\/json" id="rows">(.*?)<\/script>/s.exec(text) ?? [];
  const seals: unknown = JSON.parse(rows);
  const check = new ChainCheck([]);
  for (const seal of Array.isArray(seals) ? seals : []) {
    const read = exportedSeal(JSON.stringify(seal));
    if (read !== undefined) check.add(read);
  }
  expect(check.result()).toMatchObject({ mismatch: undefined });
  expect(check.result().rows).toBeGreaterThan(0);
  expect(rows).toContain(String.raw`\u003c/script>`);
});

test('a person exports their own sign-ins', async () => {
  const { owner } = place;
  const { status, text } = await owner.call('/api/auth/login-logs/export?format=csv');
  expect(status).toBe(200);
  expect(text).toContain('Event,Reason');
  const listed = await owner.call('/api/auth/login-logs/export?format=json');
  expect(listed.status).toBe(200);
});
