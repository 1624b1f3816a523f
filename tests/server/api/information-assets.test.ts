import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import { activityOf, add, list, openPlace, patch, type Place, post, read, refusal } from './place.ts';

let server: TestServer;
let place: Place;
beforeAll(async () => {
  server = await startTestServer();
  place = await openPlace(server);
});
afterAll(() => server.close());

const path = '/api/information-asset';

describe('an information asset', () => {
  it('keeps all that is said of it, under a reference of its own register', async () => {
    const { organisation, owner } = await openPlace(server);
    const own = { server, organisation, owner };
    await add(own, '/api/risk', { title: 'A risk has its own numbers' });
    const type = await add(own, '/api/asset-type', { name: 'Ledger' });
    const said = {
      title: 'Cash book',
      description: 'Since 1974',
      kind: 'SUPPORT',
      location: 'Cellar',
      confidentiality: 'HIGH',
      integrity: 'CRITICAL',
      availability: 'MEDIUM',
      reviewOn: '2027-05-31',
    };
    const { id } = await add(own, path, { ...said, typeId: type.id, ownerId: owner.id });
    const person = { id: owner.id, name: expect.stringMatching(/^Person /) };
    expect(await read(owner, `${path}/${id}`)).toEqual({
      ...said,
      id,
      ref: 'A-0001',
      version: 1,
      type: { id: type.id, name: 'Ledger' },
      owner: person,
      createdAt: expect.any(String),
      createdBy: person,
      updatedAt: expect.any(String),
      updatedBy: person,
    });
    const removal = await owner.call(`/api/asset-type/${type.id}?version=1`, { method: 'DELETE' });
    expect(removal.status).toBe(409);
  });

  it('says nothing of what was left out', async () => {
    const { id } = await add(place, path, { title: 'Cash book' });
    expect(await read(place.owner, `${path}/${id}`)).toMatchObject({
      description: '',
      type: null,
      kind: 'PRIMARY',
      owner: null,
      location: '',
      confidentiality: null,
      integrity: null,
      availability: null,
      reviewOn: null,
    });
  });

  it('changes in what is named, logs it, and refuses who read an older version', async () => {
    const { id } = await add(place, path, { title: 'Cash book', integrity: 'HIGH' });
    const changed = await patch(place.owner, `${path}/${id}`, { version: 1, title: 'Ledger', availability: 'HIGH' });
    expect(changed.body).toMatchObject({
      data: { title: 'Ledger', integrity: 'HIGH', availability: 'HIGH', version: 2 },
    });
    const [, update] = await activityOf(place, id);
    expect(update).toEqual({
      action: 'UPDATE',
      name: 'Ledger',
      changes: [
        { field: 'title', old: 'Cash book', new: 'Ledger' },
        { field: 'availability', old: null, new: 'HIGH' },
      ],
    });
    const late = await patch(place.owner, `${path}/${id}`, { version: 1, title: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { title: 'Ledger', version: 2 } });
  });

  it('names the type and the owner that are not there', async () => {
    const answer = await post(place.owner, path, { title: 'Cash book', typeId: randomUUID(), ownerId: randomUUID() });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(
      refusal(
        { field: 'typeId', message: 'This asset type does not exist' },
        { field: 'ownerId', message: 'Choose a member of the organisation' },
      ),
    );
  });

  it('is not found under the address of a risk', async () => {
    const { id } = await add(place, path, { title: 'Cash book' });
    expect((await place.owner.call(`/api/risk/${id}`)).status).toBe(404);
    expect((await patch(place.owner, `/api/risk/${id}`, { version: 1, title: 'A risk now' })).status).toBe(404);
  });
});

describe('the list of information assets', () => {
  it('finds what is rated and what is not, and puts that at the end of both orders', async () => {
    const own = await openPlace(server);
    await add(own, path, { title: 'Rated', integrity: 'LOW', reviewOn: '2027-01-01' });
    await add(own, path, { title: 'Not rated' });
    await add(own, path, { title: 'Needed', integrity: 'CRITICAL', ownerId: own.owner.id });
    const listed = async (query: string) => (await list(own.owner, `${path}?${query}`)).titles;
    expect(await listed('integrity=LOW')).toEqual(['Rated']);
    expect(await listed('without=integrity')).toEqual(['Not rated']);
    expect(await listed('without=integrity&integrity=CRITICAL')).toEqual(['Not rated', 'Needed']);
    expect(await listed('without=availability&without=ownerId')).toEqual(['Rated', 'Not rated']);
    expect(await listed('reviewBy=2027-01-01')).toEqual(['Rated']);
    expect(await listed('without=reviewBy')).toEqual(['Not rated', 'Needed']);
    expect(await listed('without=typeId')).toHaveLength(3);
    expect(await listed('sortId=integrity')).toEqual(['Rated', 'Needed', 'Not rated']);
    expect(await listed('sortId=integrity&desc=true')).toEqual(['Needed', 'Rated', 'Not rated']);
  });

  it('is filtered by type, owner and kind, searched in the location, and sorted by what levels mean', async () => {
    const own = await openPlace(server);
    const [b, a] = [await add(own, '/api/asset-type', { name: 'b' }), await add(own, '/api/asset-type', { name: 'a' })];
    await add(own, path, { title: 'One', typeId: b.id, confidentiality: 'CRITICAL', location: 'North quay' });
    await add(own, path, { title: 'Two', typeId: a.id, confidentiality: 'MEDIUM', ownerId: own.owner.id });
    await add(own, path, { title: 'Three', confidentiality: 'HIGH', kind: 'SUPPORT' });
    await add(own, path, { title: 'Four', confidentiality: 'LOW' });
    const listed = async (query: string) => (await list(own.owner, `${path}?${query}`)).titles;
    expect(await listed(`typeId=${a.id}&typeId=${b.id}`)).toEqual(['One', 'Two']);
    expect(await listed(`ownerId=${own.owner.id}`)).toEqual(['Two']);
    expect(await listed('kind=SUPPORT')).toEqual(['Three']);
    expect(await listed('search=NORTH')).toEqual(['One']);
    expect(await listed('sortId=confidentiality')).toEqual(['Four', 'Two', 'Three', 'One']);
    expect(await listed('sortId=confidentiality&desc=true&perPage=2')).toEqual(['One', 'Three']);
    expect((await listed('sortId=type')).slice(0, 2)).toEqual(['Two', 'One']);
    expect(await read(own.owner, `${path}/options?search=three`)).toEqual([
      { id: expect.any(String), ref: 'A-0003', title: 'Three' },
    ]);
  });
});
