import { beforeAll, describe, expect, it } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { sampleOf, type Body, type LookupName, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';

import { fieldLaws } from './field-laws.ts';
import { callsOf, createFull, entityOf, openLawPlace, rowsOf, useLawPlaces, type LawPlaces } from './places.ts';

/** How records reference the entries of a look-up. */
export interface LookupUse {
  readonly register: RegisterName;
  /** The part of a record's body that chooses an entry, or none. */
  readonly choosing: (id: string | null) => Body;
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
  { register, choosing }: LookupUse,
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
  entityOf(await records.update(first.id, { version: 3, ...choosing(null) }));
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

/**
 * The laws for every look-up, with the fields that the contract declares.
 * @param use how records choose an entry; empty if they do not reference it by id
 */
export function lookupLaws(name: LookupName, use?: LookupUse): void {
  describe(`${name}:`, () => {
    const places = useLawPlaces();
    fieldLaws(name, places);
    lookupListLaws(name, places);
    it('names are unique in an organisation', () => expectUniqueNames(name, places()));
    it('an unused entry can be removed, only by its own organisation', () => expectRemoved(name, places()));
    const uses = use === undefined ? [] : [use];
    it.each(uses)('an entry used by $register cannot be removed, but can be deactivated', (one) =>
      expectProtected(name, one, places()),
    );
  });
}
