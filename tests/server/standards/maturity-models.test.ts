import { beforeAll, expect, test } from 'vitest';

import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

const address = '/api/admin/maturity-model';

const levels = ['Ad hoc', 'Managed', 'Defined'].map((name, level) => ({ level, name, description: '' }));

const input = { title: 'Three steps', description: 'Ours', levels, replacesId: null };

const add = (more: object = {}) => administrator.call(address, { method: 'POST', body: { ...input, ...more } });

const added = async (more: object = {}): Promise<string> => textAt((await add(more)).body, 'data.id');

const act = (id: string, action: string) =>
  administrator.call(`${address}/${id}/status`, { method: 'POST', body: { action } });

const change = (id: string, version: number, more: object = {}) => {
  const { replacesId: _none, ...body } = input;
  return administrator.call(`${address}/${id}`, { method: 'PATCH', body: { version, ...body, ...more } });
};

/** The titles of the models that an organisation chooses from. */
async function offered(): Promise<unknown> {
  const { owner, organisation } = places().harbour;
  return (await owner.call('/api/maturity-model', { organisation: organisation.id })).body;
}

test('a draft is changed, published and withdrawn; organisations see what is published only', async () => {
  const id = await added({ title: 'Seen later' });
  expect(JSON.stringify(await offered())).not.toContain('Seen later');
  const more = [...levels, { level: 3, name: 'Measured', description: '' }];
  expect(await change(id, 1, { title: 'Seen later', levels: more.toReversed() })).toMatchObject({
    status: 200,
    body: { data: { version: 2, levels: more } },
  });
  expect(await change(id, 1)).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  expect(await act(id, 'PUBLISH')).toMatchObject({ body: { data: { status: 'PUBLISHED' } } });
  expect(JSON.stringify(await offered())).toContain('Seen later');
  expect(await change(id, 3)).toMatchObject({ status: 409, body: { errors: [{ field: 'status' }] } });
  expect(await administrator.call(`${address}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 409 });
  expect(await act(id, 'WITHDRAW')).toMatchObject({ body: { data: { status: 'WITHDRAWN' } } });
  expect(JSON.stringify(await offered())).not.toContain('Seen later');
  expect(await act(id, 'PUBLISH')).toMatchObject({ status: 409 });
});

test('a model with one level is not published', async () => {
  const id = await added({ levels: levels.slice(0, 1) });
  expect(await act(id, 'PUBLISH')).toMatchObject({ status: 409, body: { errors: [{ field: 'levels' }] } });
});

test('a level that is there twice is refused, and nothing kept', async () => {
  const before = at((await administrator.call(address)).body, 'data');
  expect(await add({ levels: [...levels, ...levels.slice(1, 2)] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'levels/3/level' }] },
  });
  expect(at((await administrator.call(address)).body, 'data')).toEqual(before);
});

test('a later version follows a published model, one draft at a time', async () => {
  const id = await added();
  expect(await add({ replacesId: id })).toMatchObject({ status: 400, body: { errors: [{ field: 'replacesId' }] } });
  await act(id, 'PUBLISH');
  expect(await add({ replacesId: id })).toMatchObject({ status: 201, body: { data: { replacesId: id } } });
  expect(await add({ replacesId: id })).toMatchObject({ status: 409, body: { errors: [{ field: 'replacesId' }] } });
});

test('a draft is removed', async () => {
  const id = await added();
  expect(await administrator.call(`${address}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await administrator.call(`${address}/${id}`, { method: 'DELETE' })).toMatchObject({ status: 404 });
});

test('an organisation has no part in it', async () => {
  const { owner } = places().harbour;
  expect(await owner.call(address)).toMatchObject({ status: 403 });
  expect(await owner.call(address, { method: 'POST', body: input })).toMatchObject({ status: 403 });
});
