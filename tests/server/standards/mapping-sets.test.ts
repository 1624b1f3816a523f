import { beforeAll, expect, test } from 'vitest';

import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson(places().server, { platform: { role: 'ADMIN', level: 'DELETE' } });
});

const upload = (query: string, raw: string) =>
  administrator.call(`/api/admin/mapping-set/import?${query}`, { method: 'POST', raw, headers: fileType });

const act = (id: string, action: string) =>
  administrator.call(`/api/admin/mapping-set/${id}/status`, { method: 'POST', body: { action } });

const sheet = 'Source,Relation,Target,Confidence\na-1,equal,b-1,80\na-2; a-3,subset,b-2,\n';

test('mappings are imported by reference, published and withdrawn', async () => {
  const imported = await upload('source=Ours&target=Theirs', sheet);
  expect(imported).toMatchObject({
    status: 200,
    body: { data: { sets: [{ title: 'Ours to Theirs', status: 'DRAFT', mappingCount: 2 }] } },
  });
  const id = textAt(imported.body, 'data.sets.0.id');
  const address = `/api/admin/mapping-set/${id}`;
  expect(at((await administrator.call(address)).body, 'data.mappings')).toMatchObject([
    { number: 1, sources: ['a-1'], relation: 'EQUAL', targets: ['b-1'], confidence: 80 },
    { number: 2, sources: ['a-2', 'a-3'], relation: 'SUBSET', targets: ['b-2'], confidence: null },
  ]);
  expect(await act(id, 'PUBLISH')).toMatchObject({ body: { data: { status: 'PUBLISHED' } } });
  expect(await administrator.call(address, { method: 'DELETE' })).toMatchObject({ status: 409 });
  expect(await act(id, 'WITHDRAW')).toMatchObject({ body: { data: { status: 'WITHDRAWN' } } });
  expect(await act(id, 'PUBLISH')).toMatchObject({ status: 409 });
});

test('a draft is removed', async () => {
  const imported = await upload('source=A&target=B', sheet);
  const address = `/api/admin/mapping-set/${textAt(imported.body, 'data.sets.0.id')}`;
  expect(await administrator.call(address, { method: 'DELETE' })).toMatchObject({ status: 200 });
  expect(await administrator.call(address)).toMatchObject({ status: 404 });
});

/** What an export has, as the import takes it. */
const exported = async (id: string, format: string) =>
  (await administrator.call(`/api/admin/mapping-set/${id}/export?format=${format}`)).text;

const rowsOf = async (id: string) =>
  at((await administrator.call(`/api/admin/mapping-set/${id}`)).body, 'data.mappings');

test.each([
  ['csv', 'source=Ours&target=Theirs'],
  ['oscal', ''],
])('a set that is exported as %s and imported again has the same rows', async (format, query) => {
  const rich =
    'Source,Relation,Target,Confidence,Rationale,Note\n"a-1",equal,"b-1\nb-2",80,SEMANTIC,"Said, twice"\n=a,subset,b,,,\n';
  const id = textAt((await upload('source=Ours&target=Theirs', rich)).body, 'data.sets.0.id');
  const again = await upload(query, await exported(id, format));
  expect(again).toMatchObject({ body: { data: { sets: [{ source: 'Ours', target: 'Theirs' }], warnings: [] } } });
  expect(await rowsOf(textAt(again.body, 'data.sets.0.id'))).toEqual(await rowsOf(id));
});

test.each([
  ['without the names of its standards', '', sheet, [{ field: 'source' }, { field: 'target' }]],
  ['with a standard', 'source=A&target=B', '{"catalog": {"controls": [{"id": "c"}]}}', [{ field: 'file' }]],
  ['with a relation that is none', 'source=A&target=B', 'Source,Relation,Target\na,like,b\n', [{ field: 'file' }]],
])('a file %s is refused, and nothing kept', async (_name, query, raw, errors) => {
  const before = (await administrator.call('/api/admin/mapping-set')).body;
  expect(await upload(query, raw)).toMatchObject({ status: 400, body: { errors } });
  expect((await administrator.call('/api/admin/mapping-set')).body).toEqual(before);
});
