import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { db } from '#server/database/tenancy.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addFolder, discard, entry, newRepository, sent, sendVersion, within } from './document-calls.ts';
import { openPlace, read } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** What a list is ordered by, as it is known without the list. */
interface Known {
  readonly name: string;
  readonly isFolder: boolean;
  readonly size: number | null;
  readonly reviewOn: string | null;
  readonly updatedAt: string;
}

const files = 1200;
const padded = (number: number) => String(number).padStart(5, '0');
const dayOf = (number: number) => `2026-0${1 + (number % 9)}-15`;

/** A folder with more files than are read from the start, three folders among them, and what is known of all. */
async function openFolder() {
  const { owner, organisation } = harbour;
  const repository = await newRepository(harbour);
  const folder = entry(await addFolder(owner, repository, 'Everything'));
  for (const name of ['Older', 'Newer', 'Empty']) await addFolder(owner, repository, name, folder.id);
  const first = await sent(owner, repository, 'a first.txt', 'Text', { folderId: folder.id });
  await within(harbour, async () => {
    await db.execute(sql`
      insert into stored_file (organisation_id, id, key, sha256, size, type, name, created_by)
      select ${organisation.id}::uuid, gen_random_uuid(), 'listed-' || n, repeat('0', 64), n, 'PDF', 'x.pdf', ${owner.id}::uuid
      from generate_series(1, 7) as n`);
    await db.execute(sql`
      insert into document_entry (organisation_id, repository_id, parent_id, kind, name, name_key, latest, review_on, updated_at, created_by)
      select ${organisation.id}::uuid, ${repository}::uuid, ${folder.id}::uuid, 'FILE', 'file ' || lpad(n::text, 5, '0'), 'file ' || n, 1,
        case when n % 3 = 0 then ('2026-0' || 1 + n % 9 || '-15')::date end, '2026-01-01'::timestamptz + n % 100 * interval '1 hour', ${owner.id}::uuid
      from generate_series(1, ${files - 1}::int) as n`);
    await db.execute(sql`
      insert into document_version (organisation_id, document_id, number, file_id, created_by)
      select entry.organisation_id, entry.id, 1, stored_file.id, entry.created_by from document_entry as entry
        join stored_file on key = 'listed-' || 1 + right(entry.name, 5)::int % 7
      where parent_id = ${folder.id} and entry.name like 'file %'`);
  });
  return { repository, folder, first };
}

const opened = shared(openFolder);
const known: Known[] = [];

const entriesOf = (query: Record<string, string>) =>
  read(
    harbour.owner,
    `/api/document-repository/${opened.repository}/entries?${new URLSearchParams({ folderId: opened.folder.id, ...query })}`,
  );

const namesOn = async (query: Record<string, string>) => {
  const body = await entriesOf(query);
  return { names: rowsIn(body).map(({ name }) => name), total: numberAt(body, 'pagination.total') };
};

function rowsIn(body: unknown): readonly Known[] {
  const rows: unknown = at(body, 'data');
  if (!Array.isArray(rows)) throw new Error('There is no page');
  return rows.map((row) => {
    const reviewOn: unknown = at(row, 'reviewOn');
    return {
      name: textAt(row, 'name'),
      isFolder: at(row, 'kind') === 'FOLDER',
      size: at(row, 'latest') === null ? null : numberAt(row, 'latest.size'),
      reviewOn: typeof reviewOn === 'string' ? reviewOn : null,
      updatedAt: textAt(row, 'updatedAt'),
    };
  });
}

beforeAll(async () => {
  for (let page = 1; page <= Math.ceil((files + 3) / 100); page += 1)
    known.push(...rowsIn(await entriesOf({ page: String(page), perPage: '100' })));
});

const compared = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);

/** Folders first, then by a field with missing values last, then by name. */
const inOrder = (field: 'name' | 'size' | 'reviewOn' | 'updatedAt', isDescending: boolean) =>
  known
    .toSorted((one, other) => {
      const [mine, its] = [one[field], other[field]];
      const byField =
        mine === null || its === null
          ? Number(mine === null) - Number(its === null)
          : compared(mine, its) * (isDescending ? -1 : 1);
      return (
        Number(other.isFolder) - Number(one.isFolder) ||
        byField ||
        compared(one.name.toLowerCase(), other.name.toLowerCase())
      );
    })
    .map(({ name }) => name);

describe('a folder of more files than are read from the start', () => {
  it('has every one of them once', () => {
    expect(new Set(known.map(({ name }) => name)).size).toBe(files + 3);
    expect(known.filter(({ size }) => size === 3)).not.toHaveLength(0);
    expect(known.find(({ name }) => name === `file ${padded(3)}`)?.reviewOn).toBe(dayOf(3));
  });

  const orders = (['name', 'size', 'reviewOn', 'updatedAt'] as const).flatMap((sortId) =>
    [false, true].map((isDescending) => ({ sortId, isDescending })),
  );

  it.each(orders)('is in one order from its start to its end: $sortId, descending: $isDescending', async (order) => {
    const { sortId, isDescending } = order;
    const expected = inOrder(sortId, isDescending);
    for (const page of [1, 6, 8, 11, 12, 13]) {
      const shown = await namesOn({ sortId, desc: String(isDescending), page: String(page), perPage: '100' });
      expect(shown).toEqual({ names: expected.slice((page - 1) * 100, page * 100), total: files + 3 });
    }
  });

  it('has no page after its last', async () => {
    expect(await namesOn({ page: '20', perPage: '100' })).toEqual({ names: [], total: files + 3 });
    expect(await namesOn({ page: '20', perPage: '100', sortId: 'size', desc: 'true' })).toMatchObject({ names: [] });
  });

  it('is counted again after a file has come or gone, and ordered by the size of a new version', async () => {
    const { owner } = harbour;
    const { repository, folder } = opened;
    const added = await sent(owner, repository, 'zz last.txt', 'Text', { folderId: folder.id });
    expect(await namesOn({ page: '13', perPage: '100' })).toMatchObject({ total: files + 4 });
    const larger = entry(await sendVersion(owner, added, 'A much longer text than any other file has'));
    expect((await namesOn({ sortId: 'size', desc: 'true', perPage: '10' })).names.slice(3, 4)).toEqual(['zz last.txt']);
    await discard(owner, larger);
    expect(await namesOn({ page: '1', perPage: '10' })).toMatchObject({ total: files + 3 });
  });
});

describe('a search of a repository', () => {
  it('finds what few and what many names contain, whatever their case', async () => {
    expect(await namesOn({ search: 'FILE 0003', perPage: '20' })).toMatchObject({ total: 10 });
    expect((await namesOn({ search: 'FILE 0003', perPage: '2', page: '5' })).names).toEqual([
      'file 00038',
      'file 00039',
    ]);
    expect(await namesOn({ search: 'file', perPage: '10', page: '110' })).toMatchObject({ total: files - 1 });
    expect(await namesOn({ search: '100%' })).toEqual({ names: [], total: 0 });
  });

  it('finds no more what was renamed or removed', async () => {
    const { owner } = harbour;
    const once = await sent(owner, opened.repository, 'needle.txt', 'Text');
    expect(await namesOn({ search: 'needle' })).toMatchObject({ total: 1 });
    await discard(owner, once);
    expect(await namesOn({ search: 'needle' })).toMatchObject({ total: 0 });
  });

  it('reaches no name of another organisation', async () => {
    const found = (place: typeof harbour) =>
      within(place, async () => {
        const { rows } = await db.execute(sql`select search_documents(${opened.repository}::uuid, '%file%') as id`);
        return rows.length;
      });
    expect(await found(harbour)).toBe(files - 1);
    expect(await found(meridian)).toBe(0);
  });
});
