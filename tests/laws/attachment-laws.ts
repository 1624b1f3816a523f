import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { registers } from '#openapi/generated/records.ts';
import { membershipPermission } from '#server/database/schema/index.ts';
import { createPlain, kindOf, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addOutsider } from './outsider.ts';
import { addColleague, callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

/** The files of a record, as one person sees and changes them. */
const filesOf = (recordId: string, person: Person) => ({
  list: (query = '') => person.call(`/api/records/${recordId}/attachments${query}`),
  add: (name: string, raw: string) =>
    person.call(`/api/records/${recordId}/attachments?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: fileType,
      raw,
    }),
  addVersion: (id: string, version: number, name: string, raw: string) =>
    person.call(`/api/attachments/${id}/versions?${new URLSearchParams({ name, version: String(version) })}`, {
      method: 'POST',
      headers: fileType,
      raw,
    }),
  restoreVersion: (id: string, version: number, number: number) =>
    person.call(`/api/attachments/${id}/versions/restore`, { method: 'POST', body: { version, number } }),
  versions: (id: string) => person.call(`/api/attachments/${id}/versions`),
  address: (id: string, number = 1) => person.call(`/api/attachments/${id}/address?number=${number}`),
  rename: (id: string, version: number, name: string) =>
    person.call(`/api/attachments/${id}`, { method: 'PATCH', body: { version, name } }),
  remove: (id: string, version: number) =>
    person.call(`/api/attachments/${id}?version=${version}`, { method: 'DELETE' }),
  restore: (id: string, version: number) =>
    person.call(`/api/attachments/${id}/restore`, { method: 'POST', body: { version } }),
});

const nameOf = (attachment: unknown) => textAt(attachment, 'latest.name');

/** Files leave the record as it is, and its history names them. */
async function expectFiles(name: RegisterName, { harbour, server }: LawPlaces): Promise<void> {
  const { id } = await createPlain(harbour, name);
  const record = entityOf(await callsOf(name, harbour).get(`/${id}`));
  const files = filesOf(id, harbour.owner);
  const added = entityOf(await files.add('plan.md', '# Plan'), 201);
  expect(added).toMatchObject({ version: 1, removedAt: null, latest: { number: 1, type: 'MARKDOWN', size: 6 } });
  const second = entityOf(await files.addVersion(added.id, 1, 'plan 2.txt', 'Another plan'), 201);
  expect(second).toMatchObject({ version: 2, latest: { number: 2, name: 'plan 2.txt', type: 'TEXT' } });
  const renamed = entityOf(await files.rename(added.id, 2, 'final.txt'));
  expect(nameOf(renamed)).toBe('final.txt');
  const versions = at((await files.versions(added.id)).body, 'data');
  expect(versions).toEqual([renamed['latest'], added['latest']]);
  const address = await files.address(added.id, 1);
  const { pathname, search } = new URL(textAt(address.body, 'data.url'));
  expect((await server.call(`${pathname}${search}`)).text).toBe('# Plan');
  const again = entityOf(await files.restoreVersion(added.id, 3, 1));
  expect(again).toMatchObject({
    version: 4,
    latest: { number: 3, name: 'plan.md', sha256: at(added, 'latest.sha256') },
  });
  const removed = entityOf(await files.remove(added.id, 4));
  expect(rowsOf(await files.list())).toEqual([]);
  expect(rowsOf(await files.list('?removed=true'))).toEqual([removed]);
  expect((await server.call(`${pathname}${search}`)).status).toBe(404);
  const restored = entityOf(await files.restore(added.id, 5));
  expect(rowsOf(await files.list())).toEqual([restored]);
  expect(entityOf(await callsOf(name, harbour).get(`/${id}`))).toEqual(record);
  const changes = (await activityOf(harbour, id)).slice(1).flatMap((entry) => entry.changes);
  const said = (old: string | null, now: string | null) => ({ field: 'attachment', old, new: now });
  expect(changes).toEqual([
    said(null, 'plan.md'),
    said('plan.md', 'plan 2.txt (version 2)'),
    said('plan 2.txt', 'final.txt'),
    said('final.txt', 'plan.md (version 3)'),
    said('plan.md', null),
    said(null, 'plan.md'),
  ]);
}

/** What a person gets who must not know of the record: exactly what they get for one that does not exist. */
async function expectUnknown(recordId: string, attachmentId: string, version: number, person: Person): Promise<void> {
  const answersFor = async (record: string, attachment: string) => {
    const files = filesOf(record, person);
    const answers = [await files.list(), await files.add('a.txt', 'a')];
    answers.push(await files.versions(attachment), await files.address(attachment));
    answers.push(
      await files.addVersion(attachment, version, 'a.txt', 'a'),
      await files.rename(attachment, version, 'b'),
    );
    answers.push(await files.remove(attachment, version), await files.restore(attachment, version));
    answers.push(await files.restoreVersion(attachment, version, 1));
    return answers.map(({ status, text }) => ({ status, text }));
  };
  const answers = await answersFor(recordId, attachmentId);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(answers).toEqual(await answersFor(randomUUID(), randomUUID()));
}

/** A member who has rights to everything, but only this level in the register. */
async function addMember({ harbour }: LawPlaces, name: RegisterName, level: 'VIEW' | 'ADD'): Promise<Person> {
  const person = await addColleague(harbour);
  const { feature } = registers[kindOf(name)];
  await harbour.server.database.platform
    .update(membershipPermission)
    .set({ level })
    .where(and(eq(membershipPermission.userId, person.id), eq(membershipPermission.feature, feature)));
  return person;
}

async function expectHidden(name: RegisterName, { harbour, meridian, server }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const { list, add, address } = filesOf(id, harbour.owner);
  const file = entityOf(await add('secret.txt', 'A secret'), 201);
  for (const person of [await addOutsider(harbour, name), meridian.owner]) await expectUnknown(id, file.id, 1, person);
  expect(rowsOf(await list())).toEqual([file]);
  const { pathname, search } = new URL(textAt((await address(file.id)).body, 'data.url'));
  await callsOf(name, harbour).remove(id, version);
  await expectUnknown(id, file.id, 1, harbour.owner);
  expect((await server.call(`${pathname}${search}`)).status).toBe(404);
}

/** Those who may view a record can download its files; those who may edit it can change them. */
async function expectRights(name: RegisterName, places: LawPlaces): Promise<void> {
  const { id } = await createPlain(places.harbour, name);
  const file = entityOf(await filesOf(id, places.harbour.owner).add('open.txt', 'Text'), 201);
  for (const level of ['VIEW', 'ADD'] as const) {
    const files = filesOf(id, await addMember(places, name, level));
    const reads = [await files.list(), await files.versions(file.id), await files.address(file.id)];
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
    const changes = [await files.add('a.txt', 'a'), await files.addVersion(file.id, 1, 'a.txt', 'a')];
    changes.push(
      await files.rename(file.id, 1, 'a.txt'),
      await files.remove(file.id, 1),
      await files.restore(file.id, 1),
      await files.restoreVersion(file.id, 1, 1),
    );
    expect(changes.map(({ status }) => status)).toEqual(changes.map(() => 403));
  }
  expect(rowsOf(await filesOf(id, places.harbour.owner).list())).toEqual([file]);
}

/** The laws for files attached to the records of every register. */
export function attachmentLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('attachments', () => {
    it('are added, given versions, renamed, removed and restored beside the record', () => expectFiles(name, places()));
    it('are unknown without the right to view the record, in another organisation, and on a removed record', () =>
      expectHidden(name, places()));
    it('are changed only with the right to edit the record', () => expectRights(name, places()));
  });
}
