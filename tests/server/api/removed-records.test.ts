import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeRemovedRecords } from '#server/modules/record/index.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { activityOf, add, openPlace, post, read, refusal, type Place, type Stored } from './place.ts';

let server: TestServer;
let harbour: Place;
let meridian: Place;
beforeAll(async () => {
  server = await startTestServer({ environ: { REMOVED_RECORDS_KEPT_DAYS: '10' } });
  harbour = await openPlace(server);
  meridian = await openPlace(server);
});
afterAll(() => server.close());

const dayInMilliseconds = 86_400_000;

/** As the superuser, whom no row-level security holds. */
async function asOwner(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = await connect(server.owner);
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

const removeFor = (place: Place, path: string, { id, version }: Stored, reason?: string) =>
  post(place.owner, `${path}/${id}/remove`, { version, ...(reason !== undefined && { reason }) });

const titlesIn = async (place: Place, path: string): Promise<unknown[]> => {
  const rows = at(await read(place.owner, path), 'data');
  return Array.isArray(rows) ? rows.map((row) => at(row, 'title')) : [];
};

describe.each(['/api/risk', '/api/information-asset'])('what was removed from %s', (path) => {
  it('is listed with who, when, why and until when it is kept, and restored from there', async () => {
    const { id, version } = await add(harbour, path, { title: 'Fire in the archive' });
    expect((await removeFor(harbour, path, { id, version }, 'Merged into R-0042')).body).toEqual({
      status: true,
      message: 'Deleted successfully',
    });
    const row = at(await read(harbour.owner, `${path}/removed?search=Fire%20in%20the%20archive`), 'data.0');
    expect(row).toMatchObject({
      id,
      version: 2,
      title: 'Fire in the archive',
      reason: 'Merged into R-0042',
      removedBy: { id: harbour.owner.id },
    });
    const kept = Date.parse(textAt(row, 'keptUntil')) - Date.parse(textAt(row, 'removedAt'));
    expect(kept).toBe(10 * dayInMilliseconds);
    const [, deleted] = await activityOf(harbour, id);
    expect(deleted).toMatchObject({
      action: 'DELETE',
      changes: [{ field: 'reason', old: null, new: 'Merged into R-0042' }],
    });
    await post(harbour.owner, `${path}/restore`, { records: [{ id, version: 2 }] });
    expect(await titlesIn(harbour, `${path}/removed?search=Fire%20in%20the%20archive`)).toEqual([]);
    expect(await read(harbour.owner, `${path}/${id}`)).toMatchObject({ title: 'Fire in the archive', version: 3 });
  });

  it('is searched, paged and sorted, the last removed first', async () => {
    const titles = ['Paging A', 'Paging B', 'Paging C'];
    for (const title of titles) await removeFor(harbour, path, await add(harbour, path, { title }));
    await add(harbour, path, { title: 'Paging of what is live' });
    expect(await titlesIn(harbour, `${path}/removed?search=Paging`)).toEqual(titles.toReversed());
    expect(await titlesIn(harbour, `${path}/removed?search=Paging&sortId=title`)).toEqual(titles);
    const second = await read(harbour.owner, `${path}/removed?search=Paging&perPage=2&page=2`);
    expect(second).toMatchObject({ data: [{ title: 'Paging A' }], pagination: { total: 3, totalPages: 2 } });
  });

  it('is nobody’s of another organisation, and asked about there is answered as a made-up id is', async () => {
    const theirs = await add(meridian, path, { title: 'Secret of Meridian' });
    const outlook = (id: string) => harbour.owner.call(`${path}/removal-outlook?id=${id}`);
    expect((await outlook(theirs.id)).body).toEqual((await outlook(randomUUID())).body);
    await removeFor(meridian, path, theirs, 'A secret reason');
    expect(await titlesIn(harbour, `${path}/removed?search=Secret`)).toEqual([]);
    const restored = await post(harbour.owner, `${path}/restore`, { records: [{ id: theirs.id, version: 2 }] });
    expect(restored.status).toBe(400);
    expect(await titlesIn(meridian, `${path}/removed?search=Secret`)).toEqual(['Secret of Meridian']);
  });

  it('is shown and told of only to those who may remove', async () => {
    const { organisation } = harbour;
    const editor = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'EDIT' }] });
    const { id, version } = await add(harbour, path, { title: 'Kept from editors' });
    const answers = await Promise.all([
      editor.call(`${path}/removed`),
      editor.call(`${path}/removal-outlook?id=${id}`),
      post(editor, `${path}/${id}/remove`, { version }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('needs a reason where several are removed at once', async () => {
    const records = [await add(harbour, path, { title: 'One' }), await add(harbour, path, { title: 'Two' })];
    const answer = await post(harbour.owner, `${path}/remove`, { records });
    expect([answer.status, answer.body]).toEqual([
      400,
      refusal({ field: 'reason', message: 'Say why these records are removed' }),
    ]);
    const one = await post(harbour.owner, `${path}/remove`, { records: records.slice(0, 1) });
    expect(one.status).toBe(200);
  });

  it('is not restored where a live record has taken what must be unique: that is told of the very record', async () => {
    const kind = path === '/api/risk' ? 'risk' : 'informationAsset';
    const index = `unique_title_${kind}`;
    const removed = [
      await add(harbour, path, { title: 'Free name' }),
      await add(harbour, path, { title: 'Taken name' }),
    ];
    await post(harbour.owner, `${path}/remove`, { records: removed, reason: 'Both' });
    await add(harbour, path, { title: 'Taken name' });
    await asOwner(
      `create unique index ${index} on record (organisation_id, title) where deleted_at is null and kind = '${kind}' and title like '% name'`,
    );
    const records = removed.map(({ id, version }) => ({ id, version: version + 1 }));
    const answer = await post(harbour.owner, `${path}/restore`, { records });
    await asOwner(`drop index ${index}`);
    const ref = textAt(await read(harbour.owner, `${path}/removed?search=Taken%20name`), 'data.0.ref');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: `${ref} cannot be restored: another record has its name now. Rename that one first.`,
    });
    expect(await titlesIn(harbour, `${path}/removed?search=name&sortId=title`)).toEqual(['Free name', 'Taken name']);
  });
});

describe('what a removal would mean', () => {
  it('says what the records are linked to, each once and without themselves, and how long they are kept', async () => {
    const assets = [];
    for (let number = 1; number <= 6; number += 1)
      assets.push(await add(harbour, '/api/information-asset', { title: `Crane ${number}` }));
    const assetIds = assets.map(({ id }) => id);
    const one = await add(harbour, '/api/risk', { title: 'One', assetIds });
    const two = await add(harbour, '/api/risk', { title: 'Two', assetIds: assetIds.slice(0, 1) });
    const gone = await add(harbour, '/api/risk', { title: 'Gone', assetIds: assetIds.slice(0, 1) });
    await removeFor(harbour, '/api/risk', gone);

    const ofRisks = await read(harbour.owner, `/api/risk/removal-outlook?id=${one.id}&id=${two.id}`);
    expect(ofRisks).toMatchObject({ keptDays: 10, links: [{ kind: 'informationAsset', total: 6 }] });
    const ids = [0, 1, 2, 3, 4].map((index) => textAt(ofRisks, `links.0.first.${index}.id`));
    expect(ids).toEqual(assetIds.slice(0, 5));
    const ofAsset = await read(harbour.owner, `/api/information-asset/removal-outlook?id=${assetIds[0]}`);
    expect(ofAsset).toMatchObject({ links: [{ kind: 'risk', total: 2, first: [{ id: one.id }, { id: two.id }] }] });
  });

  it('says nothing of kinds that the caller may not view', async () => {
    const asset = await add(harbour, '/api/information-asset', { title: 'Hidden crane' });
    const risk = await add(harbour, '/api/risk', { title: 'Seen', assetIds: [asset.id] });
    const { organisation } = harbour;
    const person = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
    await asOwner(`delete from membership_permission where user_id = $1 and feature = 'INFORMATION_ASSET'`, [
      person.id,
    ]);
    expect(await read(person, `/api/risk/removal-outlook?id=${risk.id}`)).toEqual({ keptDays: 10, links: [] });
  });
});

describe('the purge', () => {
  const age = (ids: readonly string[], days: number) =>
    asOwner(`update record set deleted_at = now() - make_interval(days => $2) where id = any($1)`, [ids, days]);
  const purge = () => purgeRemovedRecords(server.database, { removedKeptDays: 10, batch: 2 });
  const countOf = async (table: string, column: string, id: string) =>
    numberAt((await asOwner(`select count(*)::int as count from ${table} where ${column} = $1`, [id]))[0], 'count');

  it('removes for good, with all that belongs to it, what is kept no longer; its activity and its name stay', async () => {
    const asset = await add(harbour, '/api/information-asset', { title: 'Old crane' });
    const category = await add(harbour, '/api/risk-category', { name: `Category ${randomUUID()}` });
    const colleague = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
    });
    const body = { title: 'Old risk', assetIds: [asset.id], categoryIds: [category.id], ownerId: colleague.id };
    const risk = await add(harbour, '/api/risk', body);
    const owning = await add(harbour, '/api/risk', { title: 'Live risk', assetIds: [asset.id] });
    await removeFor(harbour, '/api/risk', risk, 'Too old');
    await removeFor(harbour, '/api/information-asset', asset);
    const young = await add(harbour, '/api/risk', { title: 'Young risk' });
    await removeFor(harbour, '/api/risk', young);
    await age([risk.id, asset.id], 11);
    await age([young.id], 9);

    expect(await purge()).toBe(2);
    const left = await Promise.all([
      countOf('record', 'id', risk.id),
      countOf('risk', 'id', risk.id),
      countOf('risk_category_assignment', 'risk_id', risk.id),
      countOf('risk_asset_assignment', 'asset_id', asset.id),
      countOf('notification', 'entity_id', risk.id),
      countOf('information_asset', 'id', asset.id),
      countOf('record', 'id', young.id),
      countOf('record', 'id', owning.id),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    const actions = (await activityOf(harbour, risk.id)).map(({ action }) => action);
    expect(actions).toEqual(['CREATE', 'DELETE']);
    const log = await read(harbour.owner, `/api/activities?search=Live%20risk`);
    expect(at(log, 'data.0.names')).toEqual(
      expect.arrayContaining([{ id: asset.id, name: expect.stringMatching(/^A-\d{4} Old crane$/) }]),
    );
    const late = await post(harbour.owner, '/api/risk/restore', { records: [{ id: risk.id, version: 2 }] });
    expect(late.status).toBe(400);
  });

  it('takes every organisation, in batches, and two at once take each record once', async () => {
    const ids: string[] = [];
    for (const place of [harbour, meridian]) {
      for (let number = 0; number < 5; number += 1) {
        const old = await add(place, '/api/risk', { title: `Batch ${number}` });
        await removeFor(place, '/api/risk', old);
        ids.push(old.id);
      }
    }
    await age(ids, 11);
    const purged = await Promise.all([purge(), purge()]);
    expect(purged.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(await titlesIn(meridian, '/api/risk/removed?search=Batch')).toEqual([]);
  });

  it('cannot delete a live record, whatever the statement says', async () => {
    const { id } = await add(harbour, '/api/risk', { title: 'Live' });
    const scope = { organisationId: harbour.organisation.id, userId: '' };
    await server.database.inOrganisation(scope, () => db.delete(record));
    expect(await countOf('record', 'id', id)).toBe(1);
  });

  it('reaches everything that hangs on a record: such foreign keys pass the deletion on', async () => {
    const keys = await asOwner(`
      with recursive hanging(key, child, passes) as (
        select conname::text, conrelid, confdeltype = 'c' from pg_constraint
        where contype = 'f' and confrelid = 'record'::regclass
        union
        select conname::text, conrelid, confdeltype = 'c' from pg_constraint join hanging on confrelid = child
        where contype = 'f'
      )
      select key, passes from hanging order by key`);
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['risk_record', 'risk_asset_assignment_asset']));
    expect(keys.filter(({ passes }) => passes !== true)).toEqual([]);
  });
});
