import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { documentEntry, documentVersion, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { purgeFiles } from '#server/modules/attachment/index.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { statusesOf } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newRisk, storedIn } from './attached.ts';
import {
  addFolder,
  copy,
  discard,
  entry,
  listed,
  newRepository,
  restore,
  restoreVersion,
  send,
  sendVersion,
  sent,
  within,
} from './document-calls.ts';
import { add, openPlace, patch, post, read, refusal } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

describe('a file of a repository', () => {
  it('has versions with their sums, and an earlier one comes back as the latest (work.md A4)', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    let plan = await sent(owner, repository, 'Plan.txt', 'One');
    for (const text of ['Two', 'Three', 'Four', 'Five'])
      plan = entry(await sendVersion(owner, plan, text, `Text ${text}`));
    const before = await storedIn(server);
    expect((await restoreVersion(owner, plan, 2)).status).toBe(200);
    const versions = await read(owner, `/api/document-entry/${plan.id}/versions`);
    expect(versions).toMatchObject([
      { number: 6, restoredFrom: 2 },
      { number: 5, note: 'Text Five' },
      { number: 4 },
      { number: 3 },
      { number: 2 },
      { number: 1, restoredFrom: null },
    ]);
    expect(at(versions, '0.sha256')).toBe(at(versions, '4.sha256'));
    expect(await storedIn(server)).toEqual(before);
  });

  it('is stored once when two people send one name at once, and the other is told', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const before = await storedIn(server);
    const answers = await Promise.all(['One', 'Two'].map((text) => send(owner, repository, 'Plan.txt', text)));
    expect(statusesOf(answers)).toEqual([201, 409]);
    const message = '“Plan.txt” is in this folder already. Choose another name.';
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(refusal({ field: 'name', message }));
    expect(await storedIn(server)).toHaveLength(before.length + 1);
  });

  it('keeps both contents when two people send one name at once as versions', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const answers = await Promise.all(
      ['One', 'Two'].map((text) => send(owner, repository, 'Plan.txt', text, { onConflict: 'VERSION' })),
    );
    expect(statusesOf(answers)).toEqual([201, 201]);
    const [first] = answers;
    const versions = await read(owner, `/api/document-entry/${textAt(first?.body, 'data.id')}/versions`);
    expect(versions).toMatchObject([{ number: 2 }, { number: 1 }]);
    expect(at(versions, '0.sha256')).not.toBe(at(versions, '1.sha256'));
  });

  it('gets a version only from those who may edit: who may add neither sends nor copies one onto it', async () => {
    const { owner, organisation } = harbour;
    const repository = await newRepository(harbour);
    const plan = await sent(owner, repository, 'Plan.txt', 'One');
    const { id: folderId } = entry(await addFolder(owner, repository, 'Drafts'));
    const [adding, editing] = [
      await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'ADD' }] }),
      await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'EDIT' }] }),
    ];
    const draft = await sent(adding, repository, 'Plan.txt', 'Two', { folderId });
    const [upload, transfer] = [
      (who: Person) => send(who, repository, 'Plan.txt', 'Three', { onConflict: 'VERSION' }),
      (who: Person) => copy(who, draft, { folderId: null, onConflict: 'VERSION' }),
    ];
    for (const replace of [upload, transfer]) expect((await replace(adding)).status).toBe(403);
    expect(await read(owner, `/api/document-entry/${plan.id}/versions`)).toMatchObject([{ number: 1 }]);
    for (const replace of [upload, transfer]) expect((await replace(editing)).status).toBe(201);
    expect((await send(adding, repository, 'Plan.txt', 'Four', { onConflict: 'RENAME' })).status).toBe(201);
  });

  it('gets the next free name where its own is taken, if that is wanted', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    await sent(owner, repository, 'report.TXT', 'One');
    expect((await sent(owner, repository, 'Report.txt', 'Two', { onConflict: 'RENAME' })).name).toBe('Report (2).txt');
  });

  it('is renamed in its case alone, keeps its extension, and takes no name of another', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const plan = await sent(owner, repository, 'plan.txt', 'One');
    await sent(owner, repository, 'Other.txt', 'Two');
    const path = `/api/document-entry/${plan.id}`;
    const renamed = await patch(owner, path, { version: plan.version, name: 'PLAN.txt' });
    expect(at(renamed.body, 'data.name')).toBe('PLAN.txt');
    const version = numberAt(renamed.body, 'data.version');
    expect((await patch(owner, path, { version, name: 'OTHER.TXT' })).status).toBe(409);
    expect((await patch(owner, path, { version, name: 'PLAN.pdf' })).status).toBe(400);
    expect((await patch(owner, path, { version: version - 1, name: 'Late.txt' })).body).toMatchObject({
      status: false,
      current: { name: 'PLAN.txt' },
    });
  });

  it('has its name, owner, review and labels in the history of its repository', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const plan = await sent(owner, repository, 'Plan.txt', 'One');
    const path = `/api/document-entry/${plan.id}`;
    const labelId = textAt((await post(owner, '/api/labels', { name: 'Audit' })).body, 'data.id');
    const changed = { name: 'Final.txt', ownerId: null, reviewOn: '2031-01-31', labelIds: [labelId] };

    const { body } = await patch(owner, path, { version: plan.version, ...changed });
    const history = () => read(owner, `/api/records/${repository}/history`);
    const ownerName = textAt(await read(owner, `/api/document-entry/${plan.id}`), 'createdBy.name');
    expect(at(await history(), 'data.0.changes')).toEqual([
      { field: 'document', old: 'Plan.txt', new: 'Final.txt' },
      { field: 'document', old: `Final.txt (owner: ${ownerName})`, new: 'Final.txt (no owner)' },
      { field: 'document', old: 'Final.txt (no review due)', new: 'Final.txt (review due 2031-01-31)' },
      { field: 'document', old: 'Final.txt (no labels)', new: 'Final.txt (labels: Audit)' },
    ]);
    const before = await history();
    expect((await patch(owner, path, { version: at(body, 'data.version'), ...changed })).status).toBe(200);
    expect(await history()).toEqual(before);
  });

  it('shares its content with its copies, which keep their own names and versions', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const plan = entry(await sendVersion(owner, await sent(owner, repository, 'Plan.txt', 'One'), 'Two'));
    const before = await storedIn(server);
    const copied = entry(await copy(owner, plan, { folderId: null, onConflict: 'RENAME' }));
    expect(copied).toMatchObject({
      name: 'Plan (2).txt',
      copiedFrom: { id: plan.id, number: 2 },
      latest: { number: 1 },
    });
    expect(at(copied, 'latest.sha256')).toBe(at(plan, 'latest.sha256'));
    expect(await storedIn(server)).toEqual(before);
    await discard(owner, plan);
    await within(harbour, () =>
      db
        .update(documentEntry)
        .set({ removedAt: new Date(0) })
        .where(sql`removed_at is not null`),
    );
    await purgeFiles({ database: server.database, files: server.files }, 30);
    expect(await within(harbour, () => db.$count(documentVersion, sql`document_id = ${plan.id}`))).toBe(0);
    const address = await read(owner, `/api/document-entry/${copied.id}/address?number=1`);
    const { pathname, search } = new URL(textAt(address, 'url'));
    const got = await server.call(`${pathname}${search}`);
    expect(got.text).toBe('Two');
    expect(got.headers['content-disposition']).toContain('Plan_2_.txt');
  });

  it('stays within what its repository may take', async () => {
    const repository = await newRepository(harbour, { quotaMegabytes: 1 });
    await sent(harbour.owner, repository, 'a.txt', 'a'.repeat(600_000));
    const refused = await send(harbour.owner, repository, 'b.txt', 'b'.repeat(600_000));
    expect(refused.status).toBe(409);
    expect(at(refused.body, 'message')).toBe(
      'The files of this repository may take 1 MB with their versions. Remove files, or allow more.',
    );
  });
});

describe('what was removed', () => {
  it('comes back as a whole under a free name, without what was removed before it', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Evidence'));
    const early = await sent(owner, repository, 'Early.txt', 'One', { folderId: folder.id });
    await sent(owner, repository, 'Late.txt', 'Two', { folderId: folder.id });
    await discard(owner, early);
    const removed = entry(await discard(owner, folder));
    await addFolder(owner, repository, 'EVIDENCE');
    expect(entry(await restore(owner, removed))).toMatchObject({ name: 'Evidence (2)', path: [] });
    expect(await listed(owner, repository, folder.id)).toEqual(['Late.txt']);
  });

  it('comes back alone into the nearest folder that is still there, with its versions', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const outer = entry(await addFolder(owner, repository, 'Outer'));
    const inner = entry(await addFolder(owner, repository, 'Inner', outer.id));
    const plan = await sent(owner, repository, 'Plan.txt', 'One', { folderId: inner.id });
    await sendVersion(owner, plan, 'Two');
    await discard(owner, inner);
    const lost = await read(owner, `/api/document-entry/${plan.id}`);
    const back = await restore(owner, { id: plan.id, version: numberAt(lost, 'version') });
    expect(at(back.body, 'data')).toMatchObject({ path: [{ name: 'Outer' }], latest: { number: 2 } });
  });

  it('leaves its name to others', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const first = entry(await discard(owner, await sent(owner, repository, 'Plan.txt', 'One')));
    await sent(owner, repository, 'Plan.txt', 'Two');
    expect(entry(await restore(owner, first))).toMatchObject({ name: 'Plan (2).txt' });
    expect(await listed(owner, repository)).toEqual(['Plan (2).txt', 'Plan.txt']);
  });
});

describe('a version of a document among the files of a record', () => {
  it('is named with its record before the document is removed, and stays when it is', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const plan = await sent(owner, repository, 'Plan.txt', 'One');
    const risk = await newRisk(harbour);
    const attached = await post(owner, `/api/records/${risk}/attachments/document`, { documentId: plan.id, number: 1 });
    expect(at(attached.body, 'data.latest')).toMatchObject({
      name: 'Plan.txt',
      sha256: at(plan, 'latest.sha256'),
      document: { id: plan.id, number: 1 },
    });
    expect(await read(owner, `/api/document-entry/${plan.id}/uses`)).toMatchObject({
      count: 1,
      uses: [{ number: 1, kind: 'risk', record: { id: risk }, keptAs: null }],
    });
    expect((await discard(owner, plan)).status).toBe(200);
    expect(await read(owner, `/api/records/${risk}/attachments`)).toMatchObject({
      data: [{ latest: { name: 'Plan.txt' } }],
    });
  });
});

describe('another organisation', () => {
  it('neither finds a document nor attaches it', async () => {
    const plan = await sent(harbour.owner, await newRepository(harbour), 'Plan.txt', 'One');
    const { owner } = meridian;
    const risk = await newRisk(meridian);
    const answers = [
      await owner.call(`/api/document-entry/${plan.id}`),
      await copy(owner, plan, { folderId: null, onConflict: 'RENAME' }),
      await post(owner, `/api/records/${risk}/attachments/document`, { documentId: plan.id, number: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400]);
    expect(at(answers[2]?.body, 'errors.0.field')).toBe('documentId');
    expect(await within(meridian, () => db.$count(storedFile))).toBe(0);
    expect((await add(meridian, '/api/document-repository', { title: 'Own' })).version).toBe(1);
  });
});
