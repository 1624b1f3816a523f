import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { documentEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addFolder,
  copy,
  discard,
  entry,
  firstIn,
  listed,
  move,
  newRepository,
  sent,
  within,
} from './document-calls.ts';
import { openPlace, read, refusal } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));

const byName = (one: string, other: string) => one.localeCompare(other, 'en');

const sorted = async (...given: Parameters<typeof listed>) => (await listed(...given)).toSorted(byName);

describe('a folder of a repository', () => {
  it('is at most 10 deep, also when it is moved with what is below it', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    let folderId: string | null = null;
    const chain: string[] = [];
    for (let depth = 1; depth <= 10; depth += 1) {
      const added = await addFolder(owner, repository, `Level ${depth}`, folderId);
      folderId = textAt(added.body, 'data.id');
      chain.push(folderId);
    }
    expect((await addFolder(owner, repository, 'Level 11', folderId)).status).toBe(400);
    const tree = entry(await addFolder(owner, repository, 'A'));
    const middle = entry(await addFolder(owner, repository, 'B', tree.id));
    await addFolder(owner, repository, 'C', middle.id);
    const into = async (depth: number) => (await move(owner, tree, { folderId: chain[depth - 1] ?? null })).status;
    expect(await into(8)).toBe(400);
    expect(await into(7)).toBe(200);
  });

  it('is moved neither into itself nor below itself', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const outer = entry(await addFolder(owner, repository, 'Outer'));
    const inner = entry(await addFolder(owner, repository, 'Inner', outer.id));
    for (const folderId of [outer.id, inner.id]) expect((await move(owner, outer, { folderId })).status).toBe(400);
  });

  it('of 10,000 files is moved by writing its own row', async () => {
    const { owner, organisation } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Evidence'));
    const target = entry(await addFolder(owner, repository, 'Archive'));
    const { id: firstId } = await sent(owner, repository, 'File 0.txt', 'Text', { folderId: folder.id });
    await within(harbour, () =>
      db.execute(sql`
        insert into document_entry (organisation_id, repository_id, parent_id, kind, name, name_key, latest, created_by)
        select ${organisation.id}::uuid, ${repository}::uuid, ${folder.id}::uuid, 'FILE', 'File ' || n || '.txt', 'file ' || n || '.txt', 1, ${owner.id}::uuid
        from generate_series(1, 9999) as n`),
    );
    const versions = () =>
      within(harbour, async () => {
        const rows = await db
          .select({ xmin: sql<string>`xmin::text` })
          .from(documentEntry)
          .where(sql`parent_id = ${folder.id}`);
        return rows.map(({ xmin }) => xmin);
      });
    const before = await versions();
    expect(before).toHaveLength(10_000);
    expect((await move(owner, folder, { folderId: target.id })).status).toBe(200);
    expect(await versions()).toEqual(before);
    const moved = await read(owner, `/api/document-entry/${firstId}`);
    expect(at(moved, 'path')).toMatchObject([{ name: 'Archive' }, { name: 'Evidence' }]);
  });

  it('is merged with the one of its name, and nothing in it is overwritten', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const here = entry(await addFolder(owner, repository, 'Evidence'));
    const outer = entry(await addFolder(owner, repository, 'Archive'));
    const there = entry(await addFolder(owner, repository, 'evidence', outer.id));
    for (const folder of [here, there]) {
      await sent(owner, repository, 'Plan.txt', folder.id, { folderId: folder.id });
      const inner = entry(await addFolder(owner, repository, '2026', folder.id));
      await sent(owner, repository, 'Note.txt', inner.id, { folderId: inner.id });
    }
    expect((await move(owner, here, { folderId: outer.id })).status).toBe(409);
    expect(entry(await move(owner, here, { folderId: outer.id, onConflict: 'MERGE' }))).toMatchObject({ id: there.id });
    expect(await listed(owner, repository, there.id)).toEqual(['2026', 'Plan (2).txt', 'Plan.txt']);
    const inner = await firstIn(owner, repository, there.id);
    expect(await listed(owner, repository, inner)).toEqual(['Note (2).txt', 'Note.txt']);
  });

  it('is merged with what is in it under names that are free beside each other, and those of their own are kept', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const outer = entry(await addFolder(owner, repository, 'Archive'));
    const there = entry(await addFolder(owner, repository, 'Evidence', outer.id));
    const here = entry(await addFolder(owner, repository, 'Evidence'));
    for (const name of ['A.txt', 'B.txt', 'B (2).txt'])
      await sent(owner, repository, name, name, { folderId: there.id });
    for (const name of ['A.txt', 'A (2).txt', 'b.txt'])
      await sent(owner, repository, name, name, { folderId: here.id });
    const merged = ['A (2).txt', 'A (3).txt', 'A.txt', 'B (2).txt', 'b (3).txt', 'B.txt'];
    const copied = await copy(owner, here, { folderId: outer.id, onConflict: 'MERGE' });
    expect([copied.status, await sorted(owner, repository, there.id)]).toEqual([201, merged]);
    expect((await move(owner, here, { folderId: outer.id, onConflict: 'MERGE' })).status).toBe(200);
    const again = ['A (4).txt', 'A (5).txt', 'b (4).txt'];
    expect(await sorted(owner, repository, there.id)).toEqual([...merged, ...again].toSorted(byName));
  });

  it('is no place for a copy of itself', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Plan'));
    await sent(owner, repository, 'Note.txt', 'Text', { folderId: folder.id });
    const refused = await copy(owner, folder, { folderId: null, onConflict: 'MERGE' });
    const message = 'A folder cannot be put into itself';
    expect([refused.status, refused.body]).toEqual([400, refusal({ field: 'onConflict', message })]);
    expect(await listed(owner, repository, folder.id)).toEqual(['Note.txt']);
  });

  it('is merged into one that it is in, and nothing in it is lost', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const outer = entry(await addFolder(owner, repository, 'Plan'));
    const middle = entry(await addFolder(owner, repository, 'Plan', outer.id));
    const inner = entry(await addFolder(owner, repository, 'Plan', middle.id));
    await sent(owner, repository, 'Note.txt', 'Text', { folderId: inner.id });
    expect((await move(owner, middle, { folderId: null, onConflict: 'MERGE' })).status).toBe(200);
    expect(await listed(owner, repository, outer.id)).toEqual(['Plan']);
    expect(await listed(owner, repository, inner.id)).toEqual(['Note.txt']);
    expect(at(await read(owner, `/api/document-entry/${inner.id}`), 'path')).toMatchObject([{ id: outer.id }]);
  });

  it('is copied with what is in it', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Plan'));
    const inner = entry(await addFolder(owner, repository, 'Inner', folder.id));
    await sent(owner, repository, 'Note.txt', 'Text', { folderId: inner.id });
    const copied = entry(await copy(owner, folder, { folderId: null, onConflict: 'RENAME' }));
    expect(copied.name).toBe('Plan (2)');
    const first = await firstIn(owner, repository, copied.id);
    expect(await listed(owner, repository, first)).toEqual(['Note.txt']);
    expect((await copy(owner, folder, { folderId: inner.id, onConflict: 'RENAME' })).status).toBe(400);
  });

  it('lists what was removed with it, which a search of all that was removed finds too', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Evidence'));
    const inner = entry(await addFolder(owner, repository, '2026', folder.id));
    await sent(owner, repository, 'Plan.txt', 'One', { folderId: inner.id });
    await sent(owner, repository, 'Plan.txt', 'There', {});
    await discard(owner, folder);
    const removed = async (query: object) => {
      const search = new URLSearchParams({ removed: 'true', ...query });
      const page = await read(owner, `/api/document-repository/${repository}/entries?${search}`);
      return at(page, 'data');
    };
    expect(await removed({})).toMatchObject([{ name: 'Evidence' }]);
    expect(await removed({ folderId: folder.id })).toMatchObject([{ name: '2026' }]);
    expect(await removed({ folderId: inner.id })).toMatchObject([{ name: 'Plan.txt' }]);
    expect(await removed({ search: 'plan' })).toMatchObject([{ name: 'Plan.txt', path: [{}, { name: '2026' }] }]);
  });
});
