import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { mentionMark } from '#domain/text/comment-text.ts';
import { registers } from '#openapi/generated/records.ts';
import { membershipPermission } from '#server/database/schema/index.ts';
import { createPlain, kindOf, type RegisterName } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { fieldsOf } from './fields.ts';
import { addOutsider } from './outsider.ts';
import { addColleague, callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

/** The watchers of a record, as one person sees them and takes part. */
const watchingOf = (recordId: string, person: Person) => ({
  get: () => person.call(`/api/records/${recordId}/watchers`),
  set: (watching: boolean) => person.call(`/api/records/${recordId}/watching`, { method: 'PATCH', body: { watching } }),
  comment: (text: string, mentionIds: readonly string[] = []) =>
    person.call(`/api/records/${recordId}/comments`, { method: 'POST', body: { text, mentionIds } }),
});

const peopleOf = async (recordId: string, person: Person) => {
  const { body } = await watchingOf(recordId, person).get();
  const people = at(body, 'data.people');
  if (!Array.isArray(people)) throw new Error('No people');
  expect(at(body, 'data.count')).toBe(people.length);
  expect(at(body, 'data.watching')).toBe(people.some((one) => at(one, 'id') === person.id));
  return people.map((one) => String(at(one, 'id'))).toSorted();
};

/** What a person was told of a record, newest first. */
async function toldOf(recordId: string, person: Person) {
  const rows = rowsOf(await person.call('/api/notifications?perPage=100'));
  return rows
    .filter(({ entityId }) => entityId === recordId)
    .map(({ description }) => /" ([a-z ]+) "/.exec(String(description))?.[1]);
}

const readAll = (person: Person) => person.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });

/** A watcher is told of each change and comment once until they have read it; its author is not. */
async function expectTold(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { id } = await createPlain(harbour, name);
  const calls = callsOf(name, harbour);
  const watcher = await addColleague(harbour);
  entityOfWatchers(await watchingOf(id, watcher).set(true), [watcher.id]);
  entityOf(await calls.update(id, { version: 1, title: 'Once' }));
  entityOf(await calls.update(id, { version: 2, title: 'Twice' }));
  entityOf(await watchingOf(id, harbour.owner).comment('A question'), 201);
  entityOf(await watchingOf(id, harbour.owner).comment('And another'), 201);
  expect(await toldOf(id, watcher)).toEqual(['commented on', 'updated']);
  await readAll(watcher);
  entityOf(await calls.update(id, { version: 3, title: 'Thrice' }));
  expect(await toldOf(id, watcher)).toEqual(['updated', 'commented on', 'updated']);
  await readAll(watcher);
  expect((await calls.remove(id, 4)).status).toBe(200);
  expect((await toldOf(id, watcher))[0]).toBe('deleted');
  expect(await toldOf(id, harbour.owner)).toEqual([]);
}

function entityOfWatchers(answer: Awaited<ReturnType<Person['call']>>, ids: readonly string[]): void {
  expect(answer.status).toBe(200);
  expect(at(answer.body, 'data.count')).toBe(ids.length);
}

/** Who comments or is mentioned watches, unless they chose not to; who may no longer view the record does not. */
async function expectParticipants(name: RegisterName, { harbour, server }: LawPlaces): Promise<void> {
  const { id } = await createPlain(harbour, name);
  const [mentioned, leaver] = [await addColleague(harbour), await addColleague(harbour)];
  const outsider = await addOutsider(harbour, name);
  const { comment, set } = watchingOf(id, harbour.owner);
  entityOf(await comment(mentionMark.repeat(2), [mentioned.id, outsider.id]), 201);
  expect(await peopleOf(id, harbour.owner)).toEqual([harbour.owner.id, mentioned.id].toSorted());
  await set(false);
  entityOf(await comment('I do not want to know'), 201);
  await watchingOf(id, leaver).set(true);
  expect(await peopleOf(id, harbour.owner)).toEqual([leaver.id, mentioned.id].toSorted());
  const { feature } = registers[kindOf(name)];
  const right = and(eq(membershipPermission.userId, leaver.id), eq(membershipPermission.feature, feature));
  const before = await toldOf(id, leaver);
  const [lost] = await server.database.platform.delete(membershipPermission).where(right).returning();
  expect(await peopleOf(id, mentioned)).toEqual([mentioned.id]);
  entityOf(await callsOf(name, harbour).update(id, { version: 1, title: 'Unseen' }));
  if (lost !== undefined) await server.database.platform.insert(membershipPermission).values(lost);
  expect(await toldOf(id, leaver)).toEqual(before);
  expect(await toldOf(id, mentioned)).toContain('updated');
}

/** An owner watches without having chosen to, and is not told of changes after choosing otherwise. */
async function expectOwnerWatching(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const owner = await addColleague(harbour);
  const { create, update } = callsOf(name, harbour);
  const { id } = entityOf(await create({ title: 'Owned', ownerId: owner.id }), 201);
  expect(await peopleOf(id, owner)).toEqual([owner.id]);
  entityOf(await watchingOf(id, harbour.owner).comment('For the owner'), 201);
  entityOf(await update(id, { version: 1, title: 'Told once, as the owner' }));
  const told = await toldOf(id, owner);
  expect(told).toEqual(['updated', 'commented on', 'made you the owner of']);
  await watchingOf(id, owner).set(false);
  entityOf(await update(id, { version: 2, title: 'Not told' }));
  expect(await toldOf(id, owner)).toEqual(told);
}

async function expectHidden(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const outsider = await addOutsider(harbour, name);
  const answersFor = async (recordId: string, person: Person) => {
    const { get, set } = watchingOf(recordId, person);
    return [await get(), await set(true)].map(({ status, text }) => ({ status, text }));
  };
  for (const person of [outsider, meridian.owner]) {
    const answers = await answersFor(id, person);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers).toEqual(await answersFor(randomUUID(), person));
  }
  expect(await peopleOf(id, harbour.owner)).toEqual([]);
  await callsOf(name, harbour).remove(id, version);
  expect((await answersFor(id, harbour.owner)).map(({ status }) => status)).toEqual([404, 404]);
}

/** The laws for the watchers of the records of every register. */
export function watchLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('watchers', () => {
    it('are told of changes and comments once until they have read it', () => expectTold(name, places()));
    it('are those who comment or are mentioned, may view the record, and have not chosen otherwise', () =>
      expectParticipants(name, places()));
    const owners = fieldsOf(name).filter((field) => field.name === 'ownerId');
    it.each(owners)('include the person in $name until they choose otherwise', () =>
      expectOwnerWatching(name, places()),
    );
    it('are unknown without the right to view the record, in another organisation, and on a removed record', () =>
      expectHidden(name, places()));
  });
}
