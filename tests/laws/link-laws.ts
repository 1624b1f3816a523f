import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { relationLabel } from '#domain/words/links.ts';
import { createPlain, type RegisterName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addOutsider } from './outsider.ts';
import { callsOf, entityOf, rowsOf, type LawPlaces } from './places.ts';

const linksOf = (recordId: string, person: Person) => ({
  list: () => person.call(`/api/records/${recordId}/links`),
  add: (body: object) => person.call(`/api/records/${recordId}/links`, { method: 'POST', body }),
  remove: (linkId: string) => person.call(`/api/links/${linkId}`, { method: 'DELETE' }),
});

/** Both ends show a link, each from its side, and both logs name the other end by its id. */
async function expectBothEnds(name: RegisterName, { harbour }: LawPlaces): Promise<void> {
  const [{ id }, { id: otherId }] = [await createPlain(harbour, name), await createPlain(harbour, 'InformationAssets')];
  const [own, other] = [linksOf(id, harbour.owner), linksOf(otherId, harbour.owner)];
  const link = entityOf(await own.add({ type: 'mitigates', otherId }), 201);
  expect(link).toMatchObject({ type: 'mitigates', reverse: false, other: { kind: 'informationAsset', id: otherId } });
  expect(entityOf(await other.add({ type: 'mitigates', reverse: true, otherId: id }), 201)).toMatchObject({
    id: link.id,
    reverse: true,
  });
  expect(rowsOf(await own.list())).toEqual([link]);
  expect(rowsOf(await other.list())).toMatchObject([{ id: link.id, reverse: true, other: { id } }]);
  expect((await other.remove(link.id)).status).toBe(200);
  for (const { list } of [own, other]) expect(rowsOf(await list())).toEqual([]);
  const said = async (of: string) => (await activityOf(harbour, of)).slice(1).map(({ changes }) => changes);
  const events = (label: string, linked: string) => [
    [
      { field: 'link', old: null, new: label },
      { field: 'linkedRecordId', old: null, new: linked },
    ],
    [
      { field: 'link', old: label, new: null },
      { field: 'linkedRecordId', old: linked, new: null },
    ],
  ];
  expect(await said(id)).toEqual(events(relationLabel({ type: 'mitigates', reverse: false }), otherId));
  expect(await said(otherId)).toEqual(events(relationLabel({ type: 'mitigates', reverse: true }), id));
}

/** A link never shows a record to someone who may not view it. */
async function expectHidden(name: RegisterName, { harbour, meridian }: LawPlaces): Promise<void> {
  const [{ id, version }, { id: anyId }] = [await createPlain(harbour, name), await createPlain(harbour, name)];
  const outsider = await addOutsider(harbour, name);
  const link = entityOf(await linksOf(id, harbour.owner).add({ type: 'causes', otherId: anyId }), 201);
  for (const person of [outsider, meridian.owner]) {
    const { list, add, remove } = linksOf(id, person);
    const unknown = linksOf(randomUUID(), person);
    const body = { type: 'relates', otherId: anyId };
    for (const [answer, expected] of [
      [await list(), await unknown.list()],
      [await add(body), await unknown.add(body)],
      [await remove(link.id), await remove(randomUUID())],
    ] as const) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(expected.text);
    }
  }
  const { id: foreignId } = await createPlain(meridian, name);
  for (const otherId of [foreignId, randomUUID(), id]) {
    const answer = await linksOf(id, harbour.owner).add({ type: 'relates', otherId });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'otherId', message: 'Choose another record' }] });
  }
  await callsOf(name, harbour).remove(id, version);
  expect((await linksOf(id, harbour.owner).list()).status).toBe(404);
  expect(rowsOf(await linksOf(anyId, harbour.owner).list())).toEqual([]);
}

/** The laws for links between the records of every register. */
export function linkLaws(name: RegisterName, places: () => LawPlaces): void {
  describe('links', () => {
    it('are shown at both ends, each from its side', () => expectBothEnds(name, places()));
    it('never show a record without the right to view it, of another organisation, or a removed one', () =>
      expectHidden(name, places()));
  });
}
