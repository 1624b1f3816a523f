import { describe, expect, it } from 'vitest';

import { kindOf, type Body, type RegisterName } from '#tests/contract/samples.ts';
import { importsInto } from '#tests/server/import/importing.ts';
import { shared } from '#tests/server/support/shared.ts';

import { isExample } from './example.ts';
import { objectOf, owningFieldOf } from './fields.ts';
import { addVaried } from './list-values.ts';
import { callsOf, createFull, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

const formulas = ['=1+1', '@SUM(A1)', '-2', "'=1", '＝1', '_x0041_', 'a "b", c; <d> & e', ' spaces '];

/** What a file says of a record, in the order of the list. */
const withoutIdentity = ({ id, ref, version, createdAt, updatedAt, ...rest }: Body) => {
  expect([id, ref, version, createdAt, updatedAt]).not.toContain(undefined);
  return rest;
};

/** A task that is added again stands at the end of its column. */
function withoutPlace(name: RegisterName, { position, ...rest }: Body): Body {
  return name === 'Tasks' ? rest : { ...rest, position };
}

/** JSON has the record as the API answers it: of what is beside the fields of its input, only where it stands. */
const isInJson = (field: string) =>
  !field.startsWith('document/') || field === 'document/status' || field === 'document/closedBecause';

/** What files of others have and exports do not: identifiers of their own, and the day on which a risk or an incident was closed. */
const onlyInFiles: ReadonlySet<string> = new Set(['ownIdentifier', 'document/closedAt', 'document/closedOn']);

/** The laws for imports into every register: what was exported is imported unchanged. */
export function importLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('an import', () => {
    const open = async (marker: string) => {
      const place = await openLawPlace(places().server, marker);
      const calls = callsOf(name, place);
      await addVaried(place, name);
      await createFull(place, name);
      for (const title of formulas) entityOf(await calls.create({ title }), 201);
      const list = async () => rowsOf(await calls.get('?perPage=100&sortId=ref'));
      const file = async (format: string) => (await calls.get(`/export?format=${format}&sortId=ref`)).bytes;
      return { calls, list, file, imports: importsInto(kindOf(name), place) };
    };

    describe('of an unchanged export', () => {
      // Shared, because none of them changes anything.
      const unchanged = shared(() => open('Unchanged'));

      it.each(['csv', 'xlsx', 'json'])('(%s) changes nothing', async (format) => {
        const { list, file, imports } = unchanged;
        const before = await list();
        const { id, columns, fields, counts } = await imports.check(await file(format), 'UPDATE');
        expect(columns.flatMap(({ field }) => field ?? []).toSorted()).toEqual(
          fields
            .flatMap(({ field }) => (onlyInFiles.has(field) || (format === 'json' && !isInJson(field)) ? [] : [field]))
            .toSorted(),
        );
        expect(counts).toEqual({ add: 0, update: 0, unchanged: before.length, skip: 0, invalid: 0 });
        expect(await imports.run(id)).toMatchObject({ state: 'DONE', failure: null });
        expect(await list()).toEqual(before);
      });
    });

    it.each(isExample(name) ? ['csv', 'json'] : ['json'])(
      'of an export (%s) whose records were removed adds them as they were',
      async (format) => {
        const { list, calls, file, imports } = await open('Removed');
        const before = await list();
        const bytes = await file(format);
        const records = before.map(({ id, version }) => ({ id, version }));
        expect((await calls.post('remove', { records, reason: 'To import them' })).status).toBe(200);
        const checked = await imports.check(bytes, 'STOP');
        const invalid = (await imports.rows(checked.id)).filter(({ outcome }) => outcome === 'INVALID');
        expect(invalid).toEqual([]);
        expect(checked.counts).toMatchObject({ add: before.length, invalid: 0 });
        expect(await imports.run(checked.id)).toMatchObject({ state: 'DONE', failure: null });
        const asAdded = (record: Body) => withoutPlace(name, withoutIdentity(record));
        expect((await list()).map(asAdded)).toEqual(before.map(asAdded));
        expect(await imports.undo(checked.id)).toMatchObject({ state: 'UNDONE', failure: null });
        expect(await list()).toEqual([]);
      },
    );

    if (!isExample(name)) return;

    it('updates the records that differ, and its undo gives them back their values', async () => {
      const { list, calls, file, imports } = await open('Updated');
      const bytes = await file('csv');
      const before = await list();
      const { id, version } = objectOf(before.at(-1));
      entityOf(await calls.update(String(id), { version, title: 'Another title', [owningFieldOf(name)]: null }));
      const changed = await list();
      const checked = await imports.check(bytes, 'UPDATE');
      expect(checked.counts).toMatchObject({ update: 1, unchanged: before.length - 1, invalid: 0 });
      expect((await imports.rows(checked.id)).find(({ outcome }) => outcome === 'UPDATE')).toMatchObject({
        changes: expect.arrayContaining(['Title']),
      });
      await imports.run(checked.id);
      const known = (records: readonly Body[]) =>
        records.map(({ updatedAt: _at, updatedBy: _by, version: _version, ...rest }) => rest);
      expect(known(await list())).toEqual(known(before));
      await imports.undo(checked.id);
      expect(known(await list())).toEqual(known(changed));
    });
  });
}
