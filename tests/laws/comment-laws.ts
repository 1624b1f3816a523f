import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { mentionMark } from '#domain/text/comment-text.ts';
import { createPlain, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addOutsider } from './outsider.ts';
import { callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

/** The comments on a record, as one person sees and writes them. */
const commentsOn = (recordId: string, person: Person) => ({
  list: () => person.call(`/api/records/${recordId}/comments`),
  mentionable: () => person.call(`/api/records/${recordId}/mentionable`),
  add: (text: string, mentionIds: readonly string[] = []) =>
    person.call(`/api/records/${recordId}/comments`, { method: 'POST', body: { text, mentionIds } }),
  edit: (id: string, version: number, text: string) =>
    person.call(`/api/comments/${id}`, { method: 'PATCH', body: { version, text, mentionIds: [] } }),
  remove: (id: string, version: number) => person.call(`/api/comments/${id}?version=${version}`, { method: 'DELETE' }),
  restore: (id: string, version: number) =>
    person.call(`/api/comments/${id}/restore`, { method: 'POST', body: { version } }),
});

/** Comments leave the record as it is, and the log says what was done to them, but not their text. */
async function expectComments(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { id } = await createPlain(harbour, name);
  const record = entityOf(await callsOf(name, harbour).get(`/${id}`));
  const { list, add, edit, remove, restore } = commentsOn(id, harbour.owner);
  const text = `Two lines\nand a paragraph\n\n${randomUUID()}`;
  const comment = entityOf(await add(text), 201);
  expect(comment).toMatchObject({ text, version: 1, createdBy: { id: harbour.owner.id }, editedAt: null });
  const changed = entityOf(await edit(comment.id, 1, 'Changed'));
  expect(changed).toMatchObject({ text: 'Changed', version: 2, editedAt: expect.any(String) });
  const removed = entityOf(await remove(comment.id, 2));
  expect(removed).toMatchObject({ text: null, version: 3, removedBy: { id: harbour.owner.id } });
  expect(rowsOf(await list())).toEqual([removed]);
  const restored = entityOf(await restore(comment.id, 3));
  expect(restored).toEqual({ ...changed, version: 4 });
  expect(rowsOf(await list())).toEqual([restored]);
  expect(entityOf(await callsOf(name, harbour).get(`/${id}`))).toEqual(record);
  const events = (await activityOf(harbour, id)).slice(1).map(({ action, changes }) => ({ action, changes }));
  const said = (event: string) => ({ action: 'UPDATE', changes: [{ field: 'comment', old: null, new: event }] });
  expect(events).toEqual(['Added', 'Edited', 'Removed', 'Restored'].map(said));
}

/** What a person gets who must not know of the record: exactly what they get for one that does not exist. */
async function expectUnknown(recordId: string, commentId: string, version: number, person: Person): Promise<void> {
  const answersFor = async (record: string, comment: string) => {
    const { list, mentionable, add, edit, remove, restore } = commentsOn(record, person);
    const answers = [await list(), await mentionable(), await add('Is it there?')];
    answers.push(await edit(comment, version, 'Mine'), await remove(comment, version), await restore(comment, version));
    return answers.map(({ status, text }) => ({ status, text }));
  };
  const answers = await answersFor(recordId, commentId);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(answers).toEqual(await answersFor(randomUUID(), randomUUID()));
}

async function expectHidden(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const outsider = await addOutsider(harbour, name);
  const { list, mentionable, add } = commentsOn(id, harbour.owner);
  const offered = rowsOf(await mentionable()).map((person) => person.id);
  expect(offered).toContain(harbour.owner.id);
  expect(offered).not.toContain(outsider.id);
  const comment = entityOf(await add(`A secret for ${mentionMark}`, [outsider.id]), 201);
  for (const person of [outsider, meridian.owner]) {
    await expectUnknown(id, comment.id, 1, person);
    expect(at((await person.call('/api/notifications?search=comment')).body, 'data.data')).toEqual([]);
  }
  expect(rowsOf(await list())).toEqual([comment]);
  await callsOf(name, harbour).remove(id, version);
  await expectUnknown(id, comment.id, 1, harbour.owner);
}

/** The laws for comments on the records of every register. */
export function commentLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('comments', () => {
    it('are added, edited, removed and restored beside the record', () => expectComments(name, places()));
    it('are unknown without the right to view the record, in another organisation, and on a removed record', () =>
      expectHidden(name, places()));
  });
}
