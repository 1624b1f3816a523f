import { describe, expect, it } from 'vitest';

import { lookups, type LookupKind } from '#openapi/generated/records.ts';
import { exportColumns } from '#server/modules/record/index.ts';
import { lookupFactsOf, type Body, type LookupName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { importOf, importsInto } from '#tests/server/import/importing.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { addOutsider } from './outsider.ts';
import { callsOf, createFull, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Entries as a file has them, with every column that an export would have. */
function fileOf(kind: LookupKind, entries: readonly Body[]): string {
  const columns = exportColumns(kind);
  const lines = entries.map((entry) => columns.map(({ cellOf }) => quoted(String(cellOf(entry)?.value ?? ''))));
  return [columns.map(({ header }) => header), ...lines].map((cells) => cells.join(',')).join('\n');
}

/** All entries of a look-up as a file of the API. */
const exported = (kind: LookupKind, person: Person, format: 'csv' | 'xlsx' | 'json' = 'csv') =>
  person.call(`/api/look-up-export?kind=${kind}&format=${format}`);

const withoutIdentity = ({ id: _id, version: _version, createdAt: _at, updatedAt: _on, ...rest }: Body) => rest;

async function openImport(name: LookupName, { server }: LawPlaces) {
  const kind = lookupFactsOf(name).kind;
  const place = await openLawPlace(server, 'Imported');
  const calls = callsOf(name, place);
  const [first, second] = [await createFull(place, name), await createFull(place, name)];
  const list = async () => rowsOf(await calls.get('?perPage=100&sortId=name'));
  return { kind, place, calls, first: first.entity, second: second.entity, list, imports: importsInto(kind, place) };
}

/** An export of the entries changes nothing; without them it adds them, and its undo removes them. */
async function expectRoundTrip(name: LookupName, places: LawPlaces): Promise<void> {
  const { kind, place, calls, first, list, imports } = await openImport(name, places);
  const before = await list();
  const { text: whole } = await exported(kind, place.owner);
  const inOrder = rowsOf(await calls.get('?perPage=100'));
  expect((await exported(kind, place.owner, 'json')).body).toEqual(inOrder);
  const unchanged = await imports.check(whole, 'UPDATE');
  expect(unchanged.counts).toEqual({ add: 0, update: 0, unchanged: before.length, skip: 0, invalid: 0 });
  await calls.remove(first.id, 1);
  const { id, counts } = await imports.check(whole, 'UPDATE');
  expect(counts).toEqual({ add: 1, update: 0, unchanged: before.length - 1, skip: 0, invalid: 0 });
  expect(await imports.run(id)).toMatchObject({ state: 'DONE', failure: null });
  const after = await list();
  expect(after.map(withoutIdentity)).toEqual(before.map(withoutIdentity));
  const added = after.find((entry) => entry['name'] === first['name']);
  expect((await activityOf(place, String(added?.['id']))).map(({ action }) => action)).toEqual(['CREATE']);
  expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE', failure: null });
  expect((await list()).map((entry) => entry['id'])).not.toContain(added?.['id']);
}

/** A row finds its entry by name, in any case. */
async function expectFoundByName(name: LookupName, places: LawPlaces): Promise<void> {
  const { kind, calls, first, second, list, imports } = await openImport(name, places);
  const entry = { ...first, description: 'From a file', active: false };
  const renamed = { ...entry, name: String(first['name']).toUpperCase() };
  const rowsIn = async (mode: 'STOP' | 'SKIP' | 'UPDATE', entries: readonly Body[]) => {
    const { id } = await imports.check(fileOf(kind, entries), mode);
    return { id, rows: (await imports.rows(id)).map(({ outcome, errors }) => [outcome, errors[0]?.column]) };
  };
  expect((await rowsIn('STOP', [renamed])).rows).toEqual([['INVALID', 'Name']]);
  expect((await rowsIn('SKIP', [renamed])).rows).toEqual([['SKIP', undefined]]);
  const twice = await rowsIn('UPDATE', [entry, renamed]);
  expect(twice.rows).toEqual([
    ['UPDATE', undefined],
    ['INVALID', 'Name'],
  ]);
  const both = ['New name', 'new NAME'].map((one) => ({ ...second, name: one }));
  expect((await rowsIn('UPDATE', both)).rows.at(-1)).toEqual(['INVALID', 'Name']);

  const { id } = await rowsIn('UPDATE', [renamed]);
  expect(await imports.run(id)).toMatchObject({ state: 'DONE', failure: null });
  const changed = (await list()).find((one) => one['id'] === first.id);
  expect(changed).toMatchObject({ name: first['name'], description: 'From a file', active: false, version: 2 });
  await imports.undo(id);
  const restored = (await list()).find((one) => one['id'] === first.id);
  expect(withoutIdentity(restored ?? {})).toEqual(withoutIdentity(first));
  expect(entityOf(await calls.update(first.id, { version: 3, active: false }))['active']).toBe(false);
}

/** Who may not manage the look-up may not import into it, and an import belongs to its author's organisation. */
async function expectRights(name: LookupName, { harbour, meridian }: LawPlaces): Promise<void> {
  const facts = lookupFactsOf(name);
  const { entity } = await createFull(harbour, name);
  const file = fileOf(facts.kind, [entity]);
  const { server, organisation } = harbour;
  const others = [
    await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] }),
    await addPerson(server, { in: [{ organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }] }),
    await addOutsider(harbour, facts.register),
  ];
  const answers = await Promise.all(
    others.map((owner) => importsInto(facts.kind, { server, organisation, owner }).send(file)),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  const own = importsInto(facts.kind, harbour);
  const { id } = importOf(await own.send(file), 201);
  expect((await meridian.owner.call(`/api/imports/${id}`)).status).toBe(404);
  expect(lookups[facts.kind].roles).not.toContain('ORG_ASSESSOR');
}

/** The laws for imports into every look-up; those of plain ones are the same (server/modules/importables.ts). */
export function lookupImportLaws(name: LookupName, places: () => LawPlaces): void {
  describe('an import', () => {
    it('of unchanged entries changes nothing, and adds those that were removed', () => expectRoundTrip(name, places()));
    it('finds entries by name, and its undo gives them back their values', () => expectFoundByName(name, places()));
    it('is for those who may manage the look-up', () => expectRights(name, places()));
  });
}
