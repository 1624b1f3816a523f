import { describe, expect, it } from 'vitest';

import { dataImport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeImports } from '#server/modules/import/jobs.ts';
import { activityOf, add, openPlace, patch } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { assetsPath, assetTitles, file, importOf, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

describe('the undo', () => {
  it('leaves what has been changed or removed since, and names it', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    await add(place, assetsPath, { title: 'Old', location: 'Attic' });
    const raw = file('Reference,Title', 'A-0001,Updated', ',Added', ',Edited', ',Removed');
    const { id } = await imports.run((await imports.check(raw, 'UPDATE')).id);
    const idOf = async (title: string) =>
      textAt((await place.owner.call(`${assetsPath}?search=${title}`)).body, 'data.data.0.id');
    await patch(place.owner, `${assetsPath}/${await idOf('Edited')}`, { version: 1, location: 'Cellar' });
    await place.owner.call(`${assetsPath}/${await idOf('Removed')}?version=1`, { method: 'DELETE' });
    expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE', undoUntil: null });
    expect(await assetTitles(place)).toEqual(['Old', 'Edited']);
    expect((await imports.rows(id)).map(({ title, undo }) => [title, undo])).toEqual([
      ['Updated', 'UNDONE'],
      ['Added', 'UNDONE'],
      ['Edited', 'CHANGED'],
      ['Removed', 'MISSING'],
    ]);
    expect((await imports.start(id, 'undo')).status).toBe(409);
  });

  it('removes the labels that the import added, except those that are in use or have been changed', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const known = await add(place, '/api/labels', { name: 'Known' });
    const raw = file('Title,Labels', 'One,"Known\nNew"', 'Two,"Used\nRenamed"');
    const { id } = await imports.run((await imports.check(raw)).id);
    const labels = async () => {
      const rows = at((await place.owner.call('/api/labels?perPage=100&sortId=name')).body, 'data.data');
      return Array.isArray(rows) ? rows.map((row) => ({ id: textAt(row, 'id'), name: textAt(row, 'name') })) : [];
    };
    const before = await labels();
    expect(before.map(({ name }) => name)).toEqual(['Known', 'New', 'Renamed', 'Used']);
    const idOf = (name: string) => before.find((one) => one.name === name)?.id ?? '';
    await add(place, assetsPath, { title: 'Three', labelIds: [idOf('Used')] });
    await patch(place.owner, `/api/labels/${idOf('Renamed')}`, { version: 1, name: 'Kept' });
    expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE' });
    expect((await labels()).map(({ name }) => name)).toEqual(['Kept', 'Known', 'Used']);
    expect((await labels()).map((one) => one.id)).toContain(known.id);
    expect((await activityOf(place, idOf('New'))).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });

  it('is possible for 24 hours, after which the file is gone', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const { id, undoUntil } = await imports.run((await imports.check(file('Title', 'Ledger'))).id);
    expect(Date.parse(undoUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const scope = { organisationId: place.organisation.id, userId: place.owner.id };
    const finishedAt = new Date(Date.now() - 25 * 3_600_000);
    await server.database.inOrganisation(scope, () => db.update(dataImport).set({ finishedAt }));
    expect((await imports.start(id, 'undo')).status).toBe(404);
    await purgeImports(server.database);
    expect(await server.database.inOrganisation(scope, () => db.$count(dataImport))).toBe(0);
    expect(await assetTitles(place)).toEqual(['Ledger']);
  });

  it('that was abandoned by its process can be started once more', async () => {
    const place = await open();
    const imports = importsInto('informationAsset', place);
    const { id } = await imports.run((await imports.check(file('Title', 'Ledger'))).id);
    importOf(await imports.start(id, 'undo'));
    const scope = { organisationId: place.organisation.id, userId: place.owner.id };
    const updatedAt = new Date(Date.now() - 11 * 60_000);
    await server.database.inOrganisation(scope, () => db.update(dataImport).set({ updatedAt }));
    await purgeImports(server.database);
    expect(await imports.get(id)).toMatchObject({ state: 'DONE', failure: expect.stringContaining('interrupted') });
    expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE', failure: null });
    expect(await assetTitles(place)).toEqual([]);
  });
});
