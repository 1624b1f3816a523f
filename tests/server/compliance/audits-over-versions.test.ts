import { expect, test } from 'vitest';

import { bareControl, barePart, type CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import { actOnAudit, plannedAudit } from '#tests/contract/management-system-fixtures.ts';
import { openPlace, post } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addStandard, adopt, changePosition, dataOf, detailsOf, positionsByRef } from './support.ts';
import { review, undo, upgradeTo } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  return { ...(await openPlace(server)), marker: 'Audited', close: () => server.close() };
});

const control = (code: string, text: string): CatalogueControl => ({
  ...bareControl(code, `Title of ${code}`),
  parts: [barePart('statement', text)],
  isAssessed: true,
});

/** Access was in group A.9, and is in A.5 since; what was in A.5 went to A.6. */
async function twoVersions() {
  const title = 'Rules in groups';
  const { versionId: former, standardId } = await addStandard(world, {
    title,
    controls: [],
    groups: {
      'A.5': [control('A.5.1', 'Policies are written and approved.')],
      'A.9': [control('A.9.1', 'Access is given by need only.')],
    },
  });
  const { versionId: newer } = await addStandard(world, {
    title,
    number: '2.0',
    standardId,
    controls: [],
    groups: {
      'A.5': [control('A.5.15', 'Access is given by need only.')],
      'A.6': [control('A.6.1', 'Policies are written and approved.')],
    },
  });
  return { former, newer };
}

async function coverage(id: string) {
  const { body } = await world.owner.call('/api/audit-programme');
  const all = at(body, 'data');
  const standard: unknown = Array.isArray(all) ? all.find((one) => at(one, 'id') === id) : undefined;
  const groups = at(standard, 'groups');
  return new Map(
    (Array.isArray(groups) ? groups : []).map((group: unknown) => [
      textAt(group, 'name'),
      { lastReportedOn: at(group, 'lastReportedOn'), audits: at(group, 'audits') },
    ]),
  );
}

test('audited groups are followed by lineage: coverage, independence and the next audit', async () => {
  const { owner, server, organisation } = world;
  const versions = await twoVersions();
  const adopted = await adopt(owner, versions.former);
  await review(owner, versions);
  const place = world;
  const done = await plannedAudit(place, owner, {
    adoptedStandardId: adopted.id,
    groups: ['A.9'],
    plannedFrom: '2026-05-04',
    plannedTo: '2026-05-08',
  });
  const started = await actOnAudit(place, owner, done, { action: 'START', independence: 'Checked' });
  await actOnAudit(place, owner, started, { action: 'REPORT', conclusion: 'Well kept', independence: 'Checked' });
  const auditor = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  const planned = await plannedAudit(place, owner, {
    adoptedStandardId: adopted.id,
    groups: ['A.9'],
    auditorIds: [auditor.id],
  });

  const { adopted: upgraded } = await upgradeTo(owner, adopted.id);
  const access = (await positionsByRef(owner, adopted.id))('A.5.15');
  const { version } = await detailsOf(owner, access.id);
  dataOf(await changePosition(owner, access.id, { version, ownerId: auditor.id }));
  const now = await coverage(adopted.id);
  expect(now.get('A.5')).toMatchObject({ lastReportedOn: expect.any(String), audits: [{}, {}] });
  expect(now.get('A.6')).toEqual({ lastReportedOn: null, audits: [] });
  const conflicts = await owner.call(`/api/audit/${planned.id}/conflicts`);
  expect(at(conflicts.body, 'data')).toMatchObject([{ person: { id: auditor.id }, positions: 1 }]);
  const next = await post(owner, `/api/audit/${done.id}/repetition`, { months: 12 });
  expect(at(next.body, 'data.groups')).toEqual(['A.5']);

  dataOf(await undo(owner, adopted.id, upgraded.version));
  const back = await coverage(adopted.id);
  // The next audit was planned in the newer version: its group is followed back.
  expect(back.get('A.9')).toMatchObject({ lastReportedOn: expect.any(String), audits: [{}, {}, {}] });
  expect(back.get('A.5')).toEqual({ lastReportedOn: null, audits: [] });
});
