import { expect, test } from 'vitest';

import { send } from '#tests/contract/adopted-standard.ts';
import { create } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const call = (path: string, body?: Readonly<Record<string, unknown>>, method = body === undefined ? 'GET' : 'POST') => {
  const { harbour } = places();
  return send(harbour, harbour.owner, { path, method, ...(body !== undefined && { body }) });
};

const objectiveOf = async (id: string) => at((await call(`objective/${id}`)).body, 'data');

async function reading(id: string, takenOn: string | null, value: number) {
  const { status, body } = await call(`objective/${id}/readings`, { title: `Measured ${value}`, takenOn, value });
  expect(status).toBe(201);
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

test('the newest reading by its day decides on the state of an objective, whatever was entered last', async () => {
  const { harbour } = places();
  const given = { title: harbour.marker, target: 95, unit: '%', everyMonths: 3 };
  const { id } = await create(harbour, 'Objectives', given);
  expect(await objectiveOf(id)).toMatchObject({ state: 'NOT_MEASURED', latestValue: null, latestOn: null });
  const newest = await reading(id, '2026-09-30', 95.5);
  await reading(id, '2026-06-30', 80);
  expect(await objectiveOf(id)).toMatchObject({
    state: 'MET',
    latestValue: 95.5,
    latestOn: '2026-09-30',
    nextReadingOn: '2026-12-30',
  });
  await call(`objective-reading/${newest.id}?version=${newest.version}`, undefined, 'DELETE');
  expect(await objectiveOf(id)).toMatchObject({ state: 'NOT_MET', latestValue: 80, nextReadingOn: '2026-09-30' });
  await call(`objective-reading/${newest.id}/restore`, { version: newest.version + 1 });
  expect(await objectiveOf(id)).toMatchObject({ state: 'MET', latestOn: '2026-09-30' });
  await call(`objective-reading/${newest.id}`, { version: newest.version + 2, value: 90 }, 'PATCH');
  expect(await objectiveOf(id)).toMatchObject({ state: 'NOT_MET', latestValue: 90 });
});

test('a change of the interval moves the next reading, and the list finds objectives by their state', async () => {
  const { harbour } = places();
  const title = `${harbour.marker} uptime`;
  const { id, version } = await create(harbour, 'Objectives', { title, target: 2, direction: 'AT_MOST' });
  await reading(id, '2026-10-31', 3);
  expect(await objectiveOf(id)).toMatchObject({ nextReadingOn: null });
  await call(`objective/${id}`, { version, everyMonths: 1, dueOn: '2026-11-01' }, 'PATCH');
  expect(await objectiveOf(id)).toMatchObject({ nextReadingOn: '2026-11-30', state: 'MISSED' });
  const found = async (state: string) => at((await call(`objective?state=${state}&perPage=100`)).body, 'data.data');
  expect(await found('MISSED')).toContainEqual(expect.objectContaining({ id }));
  expect(await found('NOT_MET')).not.toContainEqual(expect.objectContaining({ id }));
});

test('a reading is not of a day to come', async () => {
  const { harbour } = places();
  const { id } = await create(harbour, 'Objectives', { title: harbour.marker });
  expect(await call(`objective/${id}/readings`, { title: 'Too early', takenOn: '2999-01-01', value: 1 })).toMatchObject(
    {
      status: 400,
      body: { errors: [{ field: 'takenOn' }] },
    },
  );
});
