import { expect, test } from 'vitest';

import { add, openPlace, post } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { adopt } from './support.ts';
import { addTwoVersions, review, upgradeTo } from './upgrade-support.ts';

const server = shared(startTestServer);
const world = shared(() => openPlace(server));
const other = shared(() => openPlace(server));

test('a finding is about controls of several standards, which are found by reference, title and standard', async () => {
  const texts = { gates: 'Keep a list of all gates.', keys: 'Count the keys.' };
  const harbour = await addTwoVersions(world, 'Harbour keys', [texts, { keys: 'Count the keys.' }]);
  const quay = await addTwoVersions(world, 'Quay rules', [{ lamps: 'Light the quay.' }, { lamps: 'Light the quay.' }]);
  const first = await adopt(world.owner, harbour.former);
  await adopt(world.owner, quay.former);
  const found = async (query: string, place = world) =>
    at((await place.owner.call(`/api/non-conformance/controls?${query}`)).body, 'data');
  const refsOf = async (query: string) => {
    const rows = await found(query);
    return Array.isArray(rows) ? rows.map((row: unknown) => at(row, 'ref')) : [];
  };
  expect([await refsOf('search=keys'), await refsOf('search=quay%20rules')]).toEqual([['gates', 'keys'], ['lamps']]);
  expect(await refsOf(`adoptedStandardId=${first.id}&search=e`)).toEqual(['gates', 'keys']);
  expect(await found('', other)).toEqual([]);
  expect(await found(`adoptedStandardId=${first.id}`, other)).toEqual([]);
  const [gates, lamps] = [await found('search=gates'), await found('search=lamps')].map((rows) =>
    String(at(rows, '0.id')),
  );
  const incident = await add(world, '/api/incident', { title: 'A door stood open' });
  const positionIds = [gates, lamps];
  const body = { title: 'No list of gates', kind: 'MINOR', positionIds };
  const raised = await post(world.owner, `/api/records/${incident.id}/findings`, body);
  expect(raised).toMatchObject({ status: 201, body: { data: { positions: [{ id: gates }, { id: lamps }] } } });
  expect(await post(other.owner, '/api/non-conformance', body)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'positionIds/0' }, { field: 'positionIds/1' }] },
  });
  await review(world.owner, harbour, [{ kind: 'WITHDRAWN', from: ['gates'], to: [] }]);
  await upgradeTo(world.owner, first.id);
  expect(await refsOf('search=gates')).toEqual([]);
  expect(await found(`chosen=${gates}`)).toMatchObject([{ id: gates, ref: 'gates' }]);
});
