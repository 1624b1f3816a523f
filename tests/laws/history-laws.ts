import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createPlain, type RegisterName } from '#tests/contract/samples.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addOutsider } from './outsider.ts';
import { callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

const historyOf = (recordId: string, person: Person) => person.call(`/api/records/${recordId}/history`);

/** The history says who did what, and never from where. */
async function expectHistory(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const { title: old } = entityOf(await callsOf(name, harbour).get(`/${id}`));
  const title = `Renamed ${randomUUID()}`;
  await callsOf(name, harbour).update(id, { version, title });
  const [updated, created, ...others] = rowsOf(await historyOf(id, harbour.owner));
  expect(others).toEqual([]);
  expect(created).toMatchObject({ action: 'CREATE', actor: { id: harbour.owner.id } });
  expect(updated).toEqual({
    id: expect.any(String),
    actor: { id: harbour.owner.id, name: expect.any(String) },
    action: 'UPDATE',
    entityType: expect.any(String),
    changes: [{ field: 'title', old, new: title }],
    names: [],
    isAutomatic: false,
    at: expect.stringMatching(/Z$/),
  });
}

/** A person who may not view a record gets the same answer as for one that does not exist. */
async function expectHidden(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const outsider = await addOutsider(harbour, name);
  const unknown = await historyOf(randomUUID(), harbour.owner);
  expect(unknown.status).toBe(404);
  for (const person of [outsider, meridian.owner]) {
    const answer = await historyOf(id, person);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: unknown.text });
  }
  await callsOf(name, harbour).remove(id, version);
  expect((await historyOf(id, harbour.owner)).status).toBe(404);
}

/** The laws for the histories of the records of every register. */
export function historyLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('the history', () => {
    it('shows who changed what to everyone who may view the record', () => expectHistory(name, places()));
    it('is unknown without the right to view the record, in another organisation, and on a removed record', () =>
      expectHidden(name, places()));
  });
}
