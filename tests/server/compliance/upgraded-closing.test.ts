import { expect, test } from 'vitest';

import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addOwnControl, adopt, dataOf, link, positionsByRef } from './support.ts';
import { addTwoVersions, review, undo, upgradeTo } from './upgrade-support.ts';

const world = shared(async () => {
  const server = await startTestServer();
  const place = await openPlace(server);
  return { ...place, close: () => server.close() };
});

test('the report of a closing stays, byte for byte, when its standard goes over to a newer version and back', async () => {
  const { owner } = world;
  const place = { ...world, marker: 'Closed' };
  const versions = await addTwoVersions(world, 'Quay rules', [
    { same: 'Keep a list of all gates.', old: 'Keep the gates locked.', gone: 'Keep a dog.' },
    { same: 'Keep a list of all gates.', new: 'Keep the gates locked.' },
  ]);
  const adopted = await adopt(owner, versions.former);
  const at = await positionsByRef(owner, adopted.id);
  const own = await addOwnControl(owner, 'Gates', 'COMPLIANT');
  for (const ref of ['same', 'old', 'gone']) await link(owner, at(ref).id, own.id, 'EQUAL');
  await review(owner, versions);
  const [assessor, reviewer] = [await anotherMember(place), await anotherMember(place)];
  const planned = await plannedAssessment(place, { assessor, reviewer, adoptedStandardId: adopted.id });
  const take = async (person: Person, version: number, body: Body) =>
    numberAt((await takeAction(place, person, { id: planned.id, version }, body)).body, 'data.version');
  const started = await take(assessor, planned.version, { action: 'START' });
  const submitted = await take(assessor, started, { action: 'SUBMIT' });
  await take(reviewer, submitted, { action: 'CLOSE', conclusion: 'Well kept' });

  const written = () => {
    const path = `/api/compliance-report/${adopted.id}/export?closing=${planned.id}.1&format=`;
    const formats = ['json', 'oscalResults', 'xlsx'];
    return Promise.all(formats.map(async (format) => (await owner.call(`${path}${format}`)).bytes.toString('latin1')));
  };
  const first = await written();
  expect(first[0]).toContain('"number": "1.0"');
  const { adopted: upgraded } = await upgradeTo(owner, adopted.id);
  expect(await written()).toEqual(first);
  dataOf(await undo(owner, adopted.id, upgraded.version));
  expect(await written()).toEqual(first);
});
