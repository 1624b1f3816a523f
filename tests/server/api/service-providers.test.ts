import { beforeAll, describe, expect, it, test } from 'vitest';

import { attachedTo } from '#tests/contract/attachment-fixtures.ts';
import { create, createPlain, type Body, type Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { addColleague, callsOf, entityOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { statusesOf } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { activityOf } from './place.ts';

const places = useLawPlaces();
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

const calls = () => callsOf('ServiceProviders', places().harbour);
const add = (title: string, body: Body = {}): Promise<Stored> =>
  create(places().harbour, 'ServiceProviders', { title, ...body });
const post = (path: string, body: Body) => owner.call(`/api/service-provider/${path}`, { method: 'POST', body });
const patch = (path: string, body: Body) => owner.call(`/api/${path}`, { method: 'PATCH', body });
const errorsOf = ({ status, body }: { status: number; body: unknown }) => ({ status, errors: at(body, 'errors') });
const refused = (field: string, message: string) => ({ status: 400, errors: [{ field, message }] });
const change = async ({ id }: Stored, changes: Body) =>
  calls().update(id, { version: at(await calls().read(id), 'version'), ...changes });

describe('a contract', () => {
  it('has the day by which notice must be given, also after changes', async () => {
    const { id } = await add('Kaskade');
    const term = { title: 'Framework', endsOn: '2027-03-31', noticeDays: 90, annualCost: 10, currency: 'EUR' };
    const contract = entityOf(await post(`${id}/contracts`, term), 201);
    expect(contract).toMatchObject({ ...term, noticeOn: '2026-12-31', isFinal: false, version: 1 });
    const path = `service-provider-contract/${contract.id}`;
    expect(entityOf(await patch(path, { version: 1, noticeDays: null }))).toMatchObject({ noticeOn: null });
    expect(entityOf(await patch(path, { version: 2, noticeDays: 0 }))).toMatchObject({ noticeOn: '2027-03-31' });
    const entries = (await activityOf(places().harbour, id)).slice(1).map(({ changes }) => changes);
    const inWords = (notice: string) => `Framework, until 31/03/2027${notice}, 10 EUR a year`;
    expect(entries).toEqual([
      [{ field: 'contract', old: null, new: inWords(', notice 90 days') }],
      [{ field: 'contract', old: inWords(', notice 90 days'), new: inWords('') }],
      [{ field: 'contract', old: inWords(''), new: inWords(', notice 0 days') }],
    ]);
  });

  it('cannot end before it starts', async () => {
    const { id } = await add('Kaskade');
    const late = { title: 'Framework', startsOn: '2027-02-01' };
    const refusal = refused('endsOn', 'Choose the start or a later day');
    expect(errorsOf(await post(`${id}/contracts`, { ...late, endsOn: '2027-01-31' }))).toEqual(refusal);
    const { id: contractId } = entityOf(await post(`${id}/contracts`, { ...late, endsOn: '2027-02-01' }), 201);
    const changed = await patch(`service-provider-contract/${contractId}`, { version: 1, startsOn: '2027-02-02' });
    expect(errorsOf(changed)).toEqual(refusal);
  });
});

describe('a document', () => {
  it('has a file that is attached to its provider, and outlives it', async () => {
    const { harbour } = places();
    const [{ id }, other] = [await add('Kaskade'), await add('Nordlys')];
    const file = await attachedTo(harbour, id);
    const otherFile = await attachedTo(harbour, other.id);
    const document = { title: 'SOC 2', kind: 'SOC2_REPORT' };
    const refusal = refused('fileId', 'Choose a file that is attached to this provider');
    expect(errorsOf(await post(`${id}/documents`, { ...document, fileId: otherFile.id }))).toEqual(refusal);
    const added = entityOf(await post(`${id}/documents`, { ...document, fileId: file.id }), 201);
    expect(added).toMatchObject({ file: { id: file.id }, status: 'RECEIVED' });
    const path = `service-provider-document/${added.id}`;
    expect(errorsOf(await patch(path, { version: 1, fileId: otherFile.id }))).toEqual(refusal);
    await owner.call(`/api/attachments/${file.id}?version=1`, { method: 'DELETE' });
    expect(at((await owner.call(`/api/service-provider/${id}/documents`)).body, 'data')).toMatchObject([
      { file: null },
    ]);
  });

  it('cannot expire before it was issued', async () => {
    const { id } = await add('Kaskade');
    const days = { issuedOn: '2027-02-01', expiresOn: '2027-01-31' };
    expect(errorsOf(await post(`${id}/documents`, { title: 'SOC 2', ...days }))).toEqual(
      refused('expiresOn', 'Choose the day of issue or a later one'),
    );
  });
});

test('contracts and documents are changed by those who may edit providers, and unknown to others', async () => {
  const { harbour, meridian } = places();
  const { id } = await add('Kaskade');
  const outsider = await addOutsider(harbour, 'ServiceProviders');
  for (const list of ['contracts', 'documents']) {
    const path = `/api/service-provider/${id}/${list}`;
    const body = { title: 'Ours' };
    expect((await outsider.call(path)).status).toBe(403);
    expect((await meridian.owner.call(path)).status).toBe(404);
    expect((await meridian.owner.call(path, { method: 'POST', body })).status).toBe(404);
    expect((await (await addColleague(harbour)).call(path)).status).toBe(200);
  }
});

describe('sub-processors', () => {
  const chainOf = async ({ id }: Stored, person = owner) =>
    at((await person.call(`/api/service-provider/${id}/chain`)).body, 'data');

  it('are followed in both directions, by the shortest way, without removed ones', async () => {
    const guards = await add('Guards');
    const data = await add('Data centre', { subProcessorIds: [guards.id] });
    const cloud = await add('Cloud', { subProcessorIds: [data.id], businessCriticality: 'CRITICAL' });
    const terminal = await add('Terminal', { subProcessorIds: [cloud.id, data.id] });
    const near = (found: unknown) => {
      const providers: unknown = at(found, 'providers');
      return Array.isArray(providers) ? providers.map((one: unknown) => [at(one, 'title'), at(one, 'distance')]) : [];
    };
    const found = await chainOf(terminal);
    expect(near(found)).toEqual([
      ['Terminal', 0],
      ['Data centre', 1],
      ['Cloud', 1],
      ['Guards', 2],
    ]);
    expect(found).toMatchObject({ used: 3, users: 0 });
    expect(Object(at(found, 'uses'))).toHaveLength(4);
    expect(near(await chainOf(guards))).toEqual([
      ['Guards', 0],
      ['Data centre', -1],
      ['Cloud', -2],
      ['Terminal', -2],
    ]);
    await calls().remove(data.id, 1);
    expect(near(await chainOf(terminal))).toEqual([
      ['Terminal', 0],
      ['Cloud', 1],
    ]);
    expect(await chainOf(terminal, places().meridian.owner)).toBeUndefined();
  });

  it.each([
    [
      'subProcessorIds',
      'A provider cannot be its own sub-processor',
      'A provider cannot use one that uses it, directly or through others',
    ],
    [
      'parentIds',
      'A provider cannot belong to itself',
      'A provider cannot belong to one that belongs to it, directly or through others',
    ],
  ])('a circle of %s is refused, also through a removed provider', async (field, self, circle) => {
    const first = await add('First');
    const second = await add('Second', { [field]: [first.id] });
    const third = await add('Third', { [field]: [second.id] });
    expect(errorsOf(await change(first, { [field]: [first.id] }))).toEqual(refused(field, self));
    expect(errorsOf(await change(first, { [field]: [third.id] }))).toEqual(refused(field, circle));
    await calls().remove(second.id, 1);
    expect(errorsOf(await change(first, { [field]: [third.id] }))).toEqual(refused(field, circle));
  });

  it('of two changes at once that close a circle together, one is refused', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    const both = await Promise.all([
      change(one, { subProcessorIds: [other.id] }),
      change(other, { subProcessorIds: [one.id] }),
    ]);
    expect(statusesOf(both)).toEqual([200, 400]);
  });

  it('do not follow each other in longer lines than anyone could follow', async () => {
    let last = await add('Provider 1');
    for (let number = 2; number <= 20; number += 1)
      last = await add(`Provider ${number}`, { subProcessorIds: [last.id] });
    const body = { title: 'Provider 21', subProcessorIds: [last.id] };
    expect(errorsOf(await calls().create(body))).toEqual(
      refused('subProcessorIds', 'No more than 20 providers can use each other in a line'),
    );
  });
});

test('a tier and a contract status in use are not removed', async () => {
  const { harbour } = places();
  const [tier, status] = [
    await createPlain(harbour, 'AssessmentTiers'),
    await createPlain(harbour, 'ContractStatuses'),
  ];
  const { id } = await add('Kaskade', { tierId: tier.id });
  entityOf(await post(`${id}/contracts`, { title: 'Framework', statusId: status.id }), 201);
  expect((await callsOf('AssessmentTiers', harbour).remove(tier.id, 1)).status).toBe(409);
  expect((await callsOf('ContractStatuses', harbour).remove(status.id, 1)).status).toBe(409);
});
