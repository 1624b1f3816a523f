import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeRemovedRecords } from '#server/modules/record/index.ts';
import { sentAssessment } from '#tests/contract/assessment-samples.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { activityOf, add, openPlace, post, read, type Place, type Stored } from './place.ts';

const server = shared(() => startTestServer({ environ: { REMOVED_RECORDS_KEPT_DAYS: '10' } }));
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

const removeFor = (place: Place, path: string, { id, version }: Stored, reason?: string) =>
  post(place.owner, `${path}/${id}/remove`, { version, ...(reason !== undefined && { reason }) });

const titlesIn = async (place: Place, path: string): Promise<unknown[]> => {
  const rows = at(await read(place.owner, path), 'data');
  return Array.isArray(rows) ? rows.map((row) => at(row, 'title')) : [];
};

describe('a removed record', () => {
  it('is not restored if a live record has taken its unique value, and the error names that record', async () => {
    const removed = [
      await add(harbour, '/api/risk', { title: 'Free name' }),
      await add(harbour, '/api/risk', { title: 'Taken name' }),
    ];
    await post(harbour.owner, `/api/risk/remove`, { records: removed, reason: 'Both' });
    await add(harbour, '/api/risk', { title: 'Taken name' });
    await asOwner(
      server,
      `create unique index unique_title on record (organisation_id, title) where deleted_at is null and kind = 'risk' and title like '% name'`,
    );
    const records = removed.map(({ id, version }) => ({ id, version: version + 1 }));
    const answer = await post(harbour.owner, `/api/risk/restore`, { records });
    await asOwner(server, 'drop index unique_title');
    const ref = textAt(await read(harbour.owner, `/api/risk/removed?search=Taken%20name`), 'data.0.ref');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: `${ref} cannot be restored: another record has its name now. Rename that one first.`,
    });
    expect(await titlesIn(harbour, `/api/risk/removed?search=name&sortId=title`)).toEqual(['Free name', 'Taken name']);
  });

  it('is removed by one of two requests that name the records in different order', async () => {
    const records = await Promise.all(['A', 'B', 'C', 'D'].map((title) => add(harbour, '/api/risk', { title })));
    const removeMany = (named: readonly Stored[]) =>
      post(harbour.owner, '/api/risk/remove', { records: named, reason: 'A duplicate' });
    const answers = await Promise.all([removeMany(records), removeMany(records.toReversed())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });
});

describe('the preview of a removal', () => {
  it('lists linked records, each once and without the records themselves, and the retention period', async () => {
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

  it('omits kinds that the caller may not view', async () => {
    const asset = await add(harbour, '/api/information-asset', { title: 'Hidden crane' });
    const risk = await add(harbour, '/api/risk', { title: 'Seen', assetIds: [asset.id] });
    const { organisation } = harbour;
    const person = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
    await asOwner(server, `delete from membership_permission where user_id = $1 and feature = 'INFORMATION_ASSET'`, [
      person.id,
    ]);
    expect(await read(person, `/api/risk/removal-outlook?id=${risk.id}`)).toEqual({ keptDays: 10, links: [] });
  });
});

describe('the purge', () => {
  const age = (ids: readonly string[], days: number) =>
    asOwner(server, `update record set deleted_at = now() - make_interval(days => $2) where id = any($1)`, [ids, days]);
  const purge = () => purgeRemovedRecords(server.database, { removedKeptDays: 10, batch: 2 });
  const countOf = async (table: string, column: string, id: string) =>
    numberAt(
      (await asOwner(server, `select count(*)::int as count from ${table} where ${column} = $1`, [id]))[0],
      'count',
    );

  it('deletes records past their retention with all dependent rows, but keeps their activity and name', async () => {
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

  it('covers every organisation, in batches, and two concurrent runs take each record once', async () => {
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

  it('cannot delete a live record by any statement', async () => {
    const { id } = await add(harbour, '/api/risk', { title: 'Live' });
    const scope = { organisationId: harbour.organisation.id, userId: '' };
    await server.database.inOrganisation(scope, () => db.delete(record));
    expect(await countOf('record', 'id', id)).toBe(1);
  });

  it('keeps a template as long as an assessment has its questions, and takes the provider out of it', async () => {
    const { id, version } = await sentAssessment(harbour);
    const path = '/api/service-provider-assessment';
    const assessment = await read(harbour.owner, `${path}/${id}`);
    const [provider, template] = [textAt(assessment, 'provider.id'), textAt(assessment, 'template.id')];
    for (const [register, one] of [
      ['/api/service-provider', provider],
      ['/api/assessment-template', template],
    ] as const) {
      const stored = await read(harbour.owner, `${register}/${one}`);
      await removeFor(harbour, register, { id: one, version: numberAt(stored, 'version') });
    }
    await age([provider, template], 11);
    expect(await purge()).toBe(1);
    expect(await countOf('record', 'id', template)).toBe(1);
    expect(await read(harbour.owner, `${path}/${id}`)).toMatchObject({ provider: null, templateVersion: 1 });
    await removeFor(harbour, path, { id, version });
    await age([id], 11);
    expect(await purge()).toBe(1);
    expect(await purge()).toBe(1);
    expect(await countOf('record', 'id', template)).toBe(0);
  });

  it('covers everything that references a record: those foreign keys cascade, or are emptied', async () => {
    const keys = await asOwner(
      server,
      `
      with recursive hanging(key, child, passes, goes) as (
        select conname::text, conrelid, confdeltype in ('c', 'n'), confdeltype = 'c' from pg_constraint
        where contype = 'f' and confrelid = 'record'::regclass
        union
        select conname::text, conrelid, confdeltype in ('c', 'n'), confdeltype = 'c' from pg_constraint join hanging
          on confrelid = child and goes
        where contype = 'f'
      )
      select key, passes from hanging order by key`,
    );
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['risk_record', 'risk_asset_assignment_asset']));
    // Requests go with their policy, and so do the versions that they count for. A template is not purged while an assessment has
    // its questions from one of its versions.
    expect(keys.flatMap(({ key, passes }) => (passes === true ? [] : [key]))).toEqual([
      'acknowledgement_request_counts_for',
      'service_provider_assessment_template_version',
    ]);
  });
});
