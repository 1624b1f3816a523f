import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createPlain, type RegisterName } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { isExample } from './example.ts';
import { addOutsider } from './outsider.ts';
import { callsOf, entityOf, type LawPlaces } from './places.ts';

const summaryOf = (recordId: string, person: Person) => person.call(`/api/records/${recordId}/summary`);

/** A register whose records are not those of the register under test. */
const otherThan = (name: RegisterName): RegisterName =>
  name === 'InformationAssets' ? 'Incidents' : 'InformationAssets';

/** What is removed is no longer counted, and a link only for those who may view the record at its other end. */
async function expectCounts(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const elsewhere = otherThan(name);
  const [{ id }, { id: sameId }] = [await createPlain(harbour, name), await createPlain(harbour, name)];
  const { id: otherId } = await createPlain(harbour, elsewhere);
  const reader = await addOutsider(harbour, elsewhere);
  const of = (path: string) => `/api/records/${id}/${path}`;
  const post = (path: string, body: object) => harbour.owner.call(of(path), { method: 'POST', body });
  const countsFor = async (person: Person) => at((await summaryOf(id, person)).body, 'data');
  expect(await countsFor(reader)).toEqual({ tasks: 0, links: 0, attachments: 0, comments: 0, events: 1 });

  entityOf(await post('links', { type: 'relates', otherId: sameId }), 201);
  entityOf(await post('links', { type: 'relates', otherId }), 201);
  entityOf(await post('comments', { text: 'Kept', mentionIds: [] }), 201);
  const comment = entityOf(await post('comments', { text: 'Withdrawn', mentionIds: [] }), 201);
  const file = { method: 'POST', headers: fileType, raw: 'Plan' } as const;
  entityOf(await harbour.owner.call(of('attachments?name=kept.txt'), file), 201);
  const attachment = entityOf(await harbour.owner.call(of('attachments?name=removed.txt'), file), 201);
  const all = { tasks: 0, links: 2, attachments: 2, comments: 2, events: 7 };
  expect(await countsFor(harbour.owner)).toEqual(all);
  expect(await countsFor(reader)).toEqual({ ...all, links: 1 });

  await harbour.owner.call(`/api/comments/${comment.id}?version=1`, { method: 'DELETE' });
  await harbour.owner.call(`/api/attachments/${attachment.id}?version=1`, { method: 'DELETE' });
  expect(await countsFor(harbour.owner)).toEqual({ tasks: 0, links: 2, attachments: 1, comments: 1, events: 9 });
}

/** A person who may not view a record gets the same answer as for one that does not exist. */
async function expectHidden(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const { id, version } = await createPlain(harbour, name);
  const outsider = await addOutsider(harbour, name);
  const unknown = await summaryOf(randomUUID(), harbour.owner);
  for (const person of [outsider, meridian.owner]) {
    const answer = await summaryOf(id, person);
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: unknown.text });
  }
  await callsOf(name, harbour).remove(id, version);
  expect((await summaryOf(id, harbour.owner)).status).toBe(404);
}

/** The laws for what is counted beside the fields of the records of every register. */
export function summaryLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('the summary', () => {
    it('is unknown without the right to view the record, in another organisation, and on a removed record', () =>
      expectHidden(name, places()));
    if (!isExample(name)) return;
    it('counts what there is beside the fields, as far as the reader may view it', () => expectCounts(name, places()));
  });
}
