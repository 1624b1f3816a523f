import { afterAll, beforeAll, expect } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { pathOf, sampleOf, type Body, type CollectionName } from '#tests/contract/samples.ts';
import { read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import type { Answer } from '#tests/server/support/http.ts';
import { addOrganisation, addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { objectOf } from './fields.ts';

export async function openLawPlace(server: TestServer, marker: string): Promise<Place> {
  const organisation = await addOrganisation(server);
  return { server, organisation, marker, owner: await addColleague({ server, organisation }) };
}

/** Another person with every right in the organisation. */
export const addColleague = ({ server, organisation }: Pick<Place, 'server' | 'organisation'>): Promise<Person> =>
  addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });

export interface LawPlaces {
  readonly server: TestServer;
  readonly harbour: Place;
  /** Another organisation, which must not learn anything about Harbour. */
  readonly meridian: Place;
}

/** The retention of removed records, in days, in these tests. */
export const keptDays = 10;

/** Two organisations on one server for the laws in a file, which closes them. */
export function useLawPlaces(): () => LawPlaces {
  let places: LawPlaces | undefined;
  beforeAll(async () => {
    const server = await startTestServer({ environ: { REMOVED_RECORDS_KEPT_DAYS: String(keptDays) } });
    const [harbour, meridian] = [await openLawPlace(server, 'Harbour'), await openLawPlace(server, 'Meridian')];
    places = { server, harbour, meridian };
  });
  afterAll(() => places?.server.close());
  return () => {
    if (places === undefined) throw new Error('The places are not open yet');
    return places;
  };
}

/** A collection's operations, called by a place's owner. */
export const callsOf = (name: CollectionName, { owner }: Pick<Place, 'owner'>) => {
  const path = pathOf(name);
  return {
    path,
    create: (body: Body, headers: Readonly<Record<string, string>> = {}) =>
      owner.call(path, { method: 'POST', body, headers }),
    read: (id: string) => read(owner, `${path}/${id}`),
    update: (id: string, body: Body) => owner.call(`${path}/${id}`, { method: 'PATCH', body }),
    remove: (id: string, version: number) => owner.call(`${path}/${id}?version=${version}`, { method: 'DELETE' }),
    post: (action: string, body: Body) => owner.call(`${path}/${action}`, { method: 'POST', body }),
    get: (rest: string) => owner.call(`${path}${rest}`),
  };
};

/** The entity in a response that has one. */
export function entityOf(answer: Answer, status = 200): Body & { readonly id: string } {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  const entity = objectOf(at(answer.body, 'data'));
  return { ...entity, id: textAt(entity, 'id') };
}

/** Creates a record or entry with every field set. */
export const createFull = async (place: Place, name: CollectionName) => {
  const input = await sampleOf(place, name);
  return { input, entity: entityOf(await callsOf(name, place).create(input), 201) };
};

const copies = new WeakMap<Place, Promise<Place>>();

/** A copy of the place whose samples reference other records, entries and people; always the same copy. */
export function otherReferences(place: Place): Promise<Place> {
  const copy = copies.get(place) ?? addColleague(place).then((owner) => ({ ...place, owner }));
  copies.set(place, copy);
  return copy;
}

/** The rows of a page; the request must succeed. */
export function rowsOf(answer: Answer): Body[] {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  const rows = at(answer.body, 'data.data') ?? at(answer.body, 'data');
  if (!Array.isArray(rows)) throw new Error(`No rows in ${answer.text}`);
  return rows.map(objectOf);
}

export const staleMessage = 'Someone else has changed this in the meantime';
