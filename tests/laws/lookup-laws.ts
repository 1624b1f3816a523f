import { isDeepStrictEqual } from 'node:util';

import { beforeAll, describe, expect, it } from 'vitest';

import { resolved } from '#tests/contract/contract.ts';
import type { Place } from '#tests/contract/place.ts';
import {
  batchFieldsOf,
  bodyOf,
  lookupNames,
  sampleOf,
  targetOf,
  type Body,
  type LookupName,
  type RegisterName,
} from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';

import { fieldLaws } from './field-laws.ts';
import { fieldsOf, inputShownBy } from './fields.ts';
import { lookupImportLaws } from './lookup-import-laws.ts';
import { callsOf, createFull, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

/** The part of a record's body that chooses an entry of a look-up, or none. */
export type Choosing = (id: string | null) => Body;

/** The register whose records reference the entries of a look-up. */
interface LookupUse {
  readonly register: RegisterName;
  /** By default, the field that references the look-up. */
  readonly choosing: Choosing | undefined;
}

interface ChosenUse extends LookupUse {
  readonly choosing: Choosing;
}

/** How records choose an entry; undefined if they do not reference it by id. */
function choosingOf(name: LookupName, { register, choosing }: LookupUse): Choosing | undefined {
  const field = fieldsOf(register).find((one) => targetOf(register, one.name) === name)?.name;
  return choosing ?? (field === undefined ? undefined : (id) => ({ [field]: id }));
}

const nameTaken = { field: 'name', message: 'This name is already in use' };

async function expectUniqueNames(name: LookupName, { harbour, meridian }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const { entity } = await createFull(harbour, name);
  const { entity: other } = await createFull(harbour, name);
  const taken = { name: entity['name'] };
  const refused = [
    await calls.create({ ...(await sampleOf(harbour, name)), ...taken }),
    await calls.update(other.id, { version: 1, ...taken }),
  ];
  for (const { status, body } of refused)
    expect({ status, errors: at(body, 'errors') }).toEqual({ status: 409, errors: [nameTaken] });
  entityOf(await callsOf(name, meridian).create({ ...(await sampleOf(meridian, name)), ...taken }), 201);
}

async function expectProtected(
  name: LookupName,
  { register, choosing }: ChosenUse,
  { harbour }: LawPlaces,
): Promise<void> {
  const [entries, records] = [callsOf(name, harbour), callsOf(register, harbour)];
  const { entity } = await createFull(harbour, name);
  const use = async () => entityOf(await records.create({ title: 'Uses it', ...choosing(entity.id) }), 201);
  const refusalOf = async () => {
    const { status, body } = await entries.remove(entity.id, 1);
    return { status, errors: at(body, 'errors'), uses: at(body, 'current.uses') };
  };
  const message = (uses: string) => `${uses} this entry. Deactivate it instead.`;
  const refused = (uses: number, words: string) => ({
    status: 409,
    errors: [{ field: 'id', message: message(words) }],
    uses,
  });
  const [first, second] = [await use(), await use()];
  expect(await refusalOf()).toEqual(refused(2, '2 records use'));
  entityOf(await records.update(second.id, { version: 1, ...choosing(null) }));
  await records.remove(first.id, 1);
  expect(await refusalOf()).toEqual(refused(1, '1 record uses'));
  entityOf(await records.post(`${first.id}/restore`, { version: 2 }));

  entityOf(await entries.update(entity.id, { version: 1, active: false }));
  expect((await entries.get('/options')).text).not.toContain(entity.id);
  expect((await entries.get(`?search=${encodeURIComponent(String(entity['name']))}`)).text).toContain(entity.id);
  expect((await records.get(`/${first.id}`)).text).toContain(entity.id);
  const isOfBatch = Object.keys(choosing(null)).every((field) => batchFieldsOf(register).includes(field));
  const again = [
    await records.create({ title: 'Uses it too late', ...choosing(entity.id) }),
    await records.update(second.id, { version: 2, ...choosing(entity.id) }),
    ...(isOfBatch
      ? [await records.post('change', { records: [{ id: second.id, version: 2 }], changes: choosing(entity.id) })]
      : []),
  ];
  for (const { status, text } of again)
    expect([status, text]).toEqual([400, expect.stringContaining('is not active any more: choose another one')]);
  entityOf(await records.update(first.id, { version: 3, title: 'Still uses it', ...choosing(entity.id) }));
  entityOf(await records.update(first.id, { version: 4, ...choosing(null) }));
  expect((await entries.remove(entity.id, 2)).body).toEqual({ status: true, message: 'Deleted successfully' });
}

/** An unused entry is offered until it is removed, with a log entry for each step. */
async function expectRemoved(name: LookupName, places: LawPlaces): Promise<void> {
  const { harbour, meridian } = places;
  const calls = callsOf(name, harbour);
  const { entity } = await createFull(harbour, name);
  expect(entity).toMatchObject({ version: 1, uses: 0 });
  expect((await calls.get('/options')).text).toContain(entity.id);
  const theirs = callsOf(name, meridian);
  expect((await theirs.get('/options')).text + (await theirs.get('?perPage=100')).text).not.toContain(entity.id);
  const attempts = [await theirs.update(entity.id, { version: 1, active: false }), await theirs.remove(entity.id, 1)];
  expect(attempts.map(({ status }) => status)).toEqual([404, 404]);
  expect((await calls.remove(entity.id, 1)).body).toEqual({ status: true, message: 'Deleted successfully' });
  expect((await calls.remove(entity.id, 1)).status).toBe(404);
  expect((await calls.get('/options')).text).not.toContain(entity.id);
  expect((await activityOf(harbour, entity.id)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
}

const inOrder = (rows: readonly Body[], key: string, desc: boolean) => {
  const { compare } = new Intl.Collator('und', { numeric: true });
  const sign = desc ? -1 : 1;
  return rows.toSorted((one, other) => {
    const byId = String(one['id']) < String(other['id']) ? -1 : 1;
    return sign * compare(String(one[key]), String(other[key])) || byId;
  });
};

function lookupListLaws(name: LookupName, places: () => LawPlaces): void {
  describe('the list', () => {
    let place: Place;
    let all: Body[];
    const shown = async (query: string) => rowsOf(await callsOf(name, place).get(`?${query}`));
    beforeAll(async () => {
      place = await openLawPlace(places().server, 'Listing');
      for (const [index, zone] of ['Zone 10%', 'Zone 9_', 'zone 1'].entries()) {
        const body = { ...(await sampleOf(place, name, undefined)), name: zone, position: 90 + (index % 2) };
        entityOf(await callsOf(name, place).create(body), 201);
      }
      all = await shown('perPage=100');
    });

    it.each(['position', 'name', 'updatedAt'].flatMap((key) => [false, true].map((desc) => ({ key, desc }))))(
      'is sorted by $key, descending $desc',
      async ({ key, desc }) => {
        expect(all.length).toBeGreaterThan(2);
        const rows = await shown(`perPage=100&sortId=${key}&desc=${desc}`);
        expect(rows).toEqual(inOrder(all, key, desc));
      },
    );

    it('can be searched literally and case-insensitively, and is paged', async () => {
      const names = async (query: string) => (await shown(query)).map((row) => row['name']);
      expect(await names('search=ZONE&sortId=name')).toEqual(['zone 1', 'Zone 9_', 'Zone 10%']);
      expect(await names('search=ZONE&sortId=name&desc=true&perPage=1&page=2')).toEqual(['Zone 9_']);
      expect(await names('search=%25')).toEqual(['Zone 10%']);
      expect(await names('search=_')).toEqual(['Zone 9_']);
      const offered = rowsOf(await callsOf(name, place).get('/options?search=ONE%2010%25'));
      expect(offered.map((row) => row['name'])).toEqual(['Zone 10%']);
    });

    it('offers the active entries in their order', async () => {
      const rows = rowsOf(await callsOf(name, place).get('/options'));
      expect(rows).toEqual(
        inOrder(
          all.filter(({ active }) => active === true),
          'position',
          false,
        ),
      );
    });
  });
}

/** All fields of an entry are stored, changed and listed, by the table of this look-up. */
async function expectStored(name: LookupName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const { input, entity } = await createFull(harbour, name);
  const changes = { ...(await sampleOf(harbour, name)), position: 7, active: false };
  const changed = entityOf(await calls.update(entity.id, { version: 1, ...changes }));
  expect([inputShownBy(name, entity), inputShownBy(name, changed)]).toEqual([input, changes]);
  const rows = rowsOf(await calls.get(`?search=${encodeURIComponent(String(changed['name']))}`));
  expect(rows).toEqual([changed]);
  const log = await activityOf(harbour, entity.id);
  expect(log.map(({ action, changes: logged }) => [action, logged.length])).toEqual([
    ['CREATE', fieldsOf(name).length],
    ['UPDATE', fieldsOf(name).length],
  ]);
}

function ownTableLaw(name: LookupName, places: () => LawPlaces): void {
  it('is stored, changed and listed', () => expectStored(name, places()));
}

function fieldAndListLaws(name: LookupName, places: () => LawPlaces): void {
  fieldLaws(name, places);
  lookupListLaws(name, places);
}

/** The look-ups without fields of their own, which share one schema of the contract. */
const plain = lookupNames.filter((name) =>
  isDeepStrictEqual(bodyOf(name), resolved({ $ref: '#/components/schemas/PlainEntryInput' })),
);

/**
 * The laws for every look-up, with the fields that the contract declares. Plain look-ups have one schema and one
 * implementation (`lookupHandlers` without settings): the laws of fields and lists are proven with the first of them,
 * and of the others that each works on its own table.
 */
export function lookupLaws(name: LookupName, places: () => LawPlaces, use: LookupUse): void {
  describe(`${name}:`, () => {
    const isProven = plain.indexOf(name) > 0;
    const storing = isProven ? ownTableLaw : fieldAndListLaws;
    storing(name, places);
    if (!isProven) lookupImportLaws(name, places);
    it('names are unique in an organisation', () => expectUniqueNames(name, places()));
    it('an unused entry can be removed, only by its own organisation', () => expectRemoved(name, places()));
    const choosing = choosingOf(name, use);
    const uses = choosing === undefined ? [] : [{ ...use, choosing }];
    it.each(uses)('an entry used by $register cannot be removed, but can be deactivated', (one) =>
      expectProtected(name, one, places()),
    );
  });
}
