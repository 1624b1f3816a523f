import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import {
  addFolder,
  copy,
  discard,
  entry,
  listed,
  move,
  newRepository,
  restore,
  send,
  sendVersion,
  sent,
} from './document-calls.ts';
import { openPlace, read } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));

/** Two repositories, the first with a folder and a file in it that has two versions. */
async function twoRepositories() {
  const { owner } = harbour;
  const [from, to] = [await newRepository(harbour), await newRepository(harbour, { title: 'Archive' })];
  const folder = entry(await addFolder(owner, from, 'Evidence'));
  const first = await sent(owner, from, 'Plan.txt', 'One', { folderId: folder.id });
  const file = entry(await sendVersion(owner, first, 'Two'));
  return { owner, from, to, folder, file };
}

it('a folder is moved to another repository with its files, their versions, and what was removed from it', async () => {
  const { owner, from, to, folder, file } = await twoRepositories();
  const removed = await sent(owner, from, 'Old.txt', 'Old', { folderId: folder.id });
  await discard(owner, removed);
  const moved = await move(owner, folder, { repositoryId: to, folderId: null });
  expect(at(moved.body, 'data')).toMatchObject({ id: folder.id, repository: { id: to }, path: [] });
  expect(await listed(owner, from)).toEqual([]);
  expect(await listed(owner, to)).toEqual(['Evidence']);
  expect(await listed(owner, to, folder.id)).toEqual(['Plan.txt']);
  expect(at(await read(owner, `/api/document-entry/${file.id}`), 'repository')).toMatchObject({ id: to });
  expect(await read(owner, `/api/document-entry/${file.id}/versions`)).toHaveLength(2);
  const back = await restore(owner, { ...removed, version: removed.version + 1 });
  expect(at(back.body, 'data')).toMatchObject({ repository: { id: to }, path: [{ name: 'Evidence' }] });
});

it('both repositories say in their history what was moved', async () => {
  const { owner, from, to, folder } = await twoRepositories();
  await move(owner, folder, { repositoryId: to, folderId: null });
  const changesOf = async (id: string) => at(await read(owner, `/api/records/${id}/history`), 'data.0.changes');
  expect(await changesOf(from)).toEqual([{ field: 'document', old: 'Evidence', new: 'Evidence (moved to Archive)' }]);
  expect(await changesOf(to)).toEqual([{ field: 'document', old: null, new: 'Evidence (moved from Evidence)' }]);
});

it('a name that is taken in the other repository stops a move, or is settled as for one within a repository', async () => {
  const { owner, to, folder, file } = await twoRepositories();
  const other = entry(await addFolder(owner, to, 'evidence'));
  await send(owner, to, 'plan.txt', 'Theirs', { folderId: other.id });
  const stopped = await move(owner, folder, { repositoryId: to, folderId: null });
  expect([stopped.status, at(stopped.body, 'errors.0.field')]).toEqual([409, 'name']);
  const merged = await move(owner, folder, { repositoryId: to, folderId: null, onConflict: 'MERGE' });
  expect(at(merged.body, 'data')).toMatchObject({ id: other.id, repository: { id: to } });
  expect((await listed(owner, to, other.id)).toSorted()).toEqual(['Plan (2).txt', 'plan.txt']);
  expect(at(await read(owner, `/api/document-entry/${file.id}`), 'repository')).toMatchObject({ id: to });
});

it('what was removed from a folder comes back in the one that it was merged into', async () => {
  const { owner, from, to } = await twoRepositories();
  const around = entry(await addFolder(owner, from, 'Around'));
  const folder = entry(await addFolder(owner, from, 'Merged', around.id));
  const removed = await sent(owner, from, 'Old.txt', 'Old', { folderId: folder.id });
  await discard(owner, removed);
  const other = entry(await addFolder(owner, to, 'Merged'));
  await move(owner, folder, { repositoryId: to, folderId: null, onConflict: 'MERGE' });
  const { version } = entry({ body: { data: await read(owner, `/api/document-entry/${removed.id}`) } });
  expect((await restore(owner, { id: removed.id, version })).status).toBe(200);
  expect(await listed(owner, to, other.id)).toEqual(['Old.txt']);
});

it('neither a copy nor a move exceeds what the other repository may take, where what is shared counts once', async () => {
  const { owner, from } = await twoRepositories();
  const small = await newRepository(harbour, { title: 'Small', quotaMegabytes: 1 });
  const folder = entry(await addFolder(owner, from, 'Large'));
  const first = await sent(owner, from, 'a.txt', 'a'.repeat(600_000), { folderId: folder.id });
  const into = { repositoryId: small, folderId: null, onConflict: 'RENAME' };
  expect([(await copy(owner, folder, into)).status, (await copy(owner, folder, into)).status]).toEqual([201, 201]);
  const latest = entry(await sendVersion(owner, first, 'b'.repeat(600_000)));
  for (const refused of [
    await copy(owner, latest, into),
    await move(owner, folder, into),
    await move(owner, latest, into),
  ])
    expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([409, 'repositoryId']);
  expect(await listed(owner, small)).toEqual(['Large', 'Large (2)']);
  expect(await listed(owner, from, folder.id)).toEqual(['a.txt']);
});

it('a copy goes to another repository with its latest version alone', async () => {
  const { owner, from, to, folder } = await twoRepositories();
  const copied = await copy(owner, folder, { repositoryId: to, folderId: null, onConflict: 'STOP' });
  const { id } = entry(copied);
  expect(at(copied.body, 'data')).toMatchObject({ name: 'Evidence', repository: { id: to } });
  expect(await listed(owner, to, id)).toEqual(['Plan.txt']);
  expect(await listed(owner, from, folder.id)).toEqual(['Plan.txt']);
});

it('two moves to each other’s repository at once are both done', async () => {
  const { owner, from, to, folder } = await twoRepositories();
  const other = entry(await addFolder(owner, to, 'Contracts'));
  const answers = await Promise.all([
    move(owner, folder, { repositoryId: to, folderId: null }),
    move(owner, other, { repositoryId: from, folderId: null }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await listed(owner, from), await listed(owner, to)]).toEqual([['Contracts'], ['Evidence']]);
});

it('neither a repository of another organisation nor a folder of a third is a place', async () => {
  const { owner, from, to, folder } = await twoRepositories();
  const stranger = await openPlace(server);
  const theirs = await newRepository(stranger);
  for (const repositoryId of [theirs, randomUUID()]) {
    const refused = await move(owner, folder, { repositoryId, folderId: null });
    expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([400, 'repositoryId']);
    expect((await copy(owner, folder, { repositoryId, folderId: null, onConflict: 'STOP' })).status).toBe(400);
  }
  const inside = entry(await addFolder(owner, from, 'Inside'));
  const wrong = await move(owner, folder, { repositoryId: to, folderId: inside.id });
  expect([wrong.status, at(wrong.body, 'errors.0.field')]).toEqual([400, 'folderId']);
  expect((await move(stranger.owner, folder, { repositoryId: theirs, folderId: null })).status).toBe(404);
});
