import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { inheritedLevels, type InheritedProperty, type LevelledAsset } from '#domain/information-asset/levels.ts';
import { inheritedPropertyValues, levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { create, type Body, type Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, entityOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const calls = () => callsOf('InformationAssets', places().harbour);

/** The server checks its answers against the contract. */
const isDependencies = (value: unknown): value is Schemas['AssetDependencies'] => at(value, 'inherited') !== undefined;

async function dependenciesOf({ id }: Stored, person: Person = places().harbour.owner) {
  const { body } = await person.call(`/api/information-asset/${id}/dependencies`);
  const found = at(body, 'data');
  if (!isDependencies(found)) throw new Error(`No dependencies in ${JSON.stringify(body)}`);
  return found;
}

const add = (title: string, parents: readonly Stored[] = [], levels: Body = {}): Promise<Stored> =>
  create(places().harbour, 'InformationAssets', { title, parentIds: parents.map(({ id }) => id), ...levels });

async function change({ id }: Stored, changes: Body) {
  const { version } = entityOf(await calls().get(`/${id}`));
  return calls().update(id, { version, ...changes });
}

const inEffect = async ({ id }: Stored) => {
  const asset = entityOf(await calls().get(`/${id}`));
  return inheritedPropertyValues.map((property) => at(asset, effectiveOf(property)));
};

const effectiveOf = (property: InheritedProperty) =>
  `effective${property.slice(0, 1).toUpperCase()}${property.slice(1)}`;

const titles = (records: readonly { readonly title: string }[]) => records.map(({ title }) => title);

describe('the levels in effect', () => {
  test('follow those of the assets above, at every change of level or place', async () => {
    const process = await add('Process', [], { confidentiality: 'HIGH', businessImpact: 'CRITICAL' });
    const application = await add('Application', [process], { confidentiality: 'LOW', availability: 'MEDIUM' });
    const server = await add('Server', [application]);
    expect(await inEffect(server)).toEqual(['HIGH', null, 'MEDIUM', 'CRITICAL']);

    await change(process, { confidentiality: 'CRITICAL', integrity: 'LOW' });
    expect(await inEffect(server)).toEqual(['CRITICAL', 'LOW', 'MEDIUM', 'CRITICAL']);
    expect((await dependenciesOf(server)).inherited.map(({ property, path }) => [property, titles(path)])).toEqual([
      ['confidentiality', ['Application', 'Process']],
      ['integrity', ['Application', 'Process']],
      ['availability', ['Application']],
      ['businessImpact', ['Application', 'Process']],
    ]);

    await change(application, { parentIds: [] });
    expect(await inEffect(server)).toEqual(['LOW', null, 'MEDIUM', null]);
  });

  test('are what lists filter and sort by', async () => {
    const process = await add('Filtered process', [], { integrity: 'CRITICAL' });
    await add('Filtered server', [process], { integrity: 'LOW' });
    await add('Filtered notice board', [], { integrity: 'LOW' });
    const listed = async (query: string) =>
      rowsOf(await calls().get(`?search=Filtered&${query}`)).map(({ title }) => title);
    expect(await listed('integrity=CRITICAL&sortId=title')).toEqual(['Filtered process', 'Filtered server']);
    expect(await listed('integrity=LOW')).toEqual(['Filtered notice board']);
    expect(await listed('sortId=integrity')).toHaveLength(3);
    expect((await listed('sortId=integrity'))[0]).toBe('Filtered notice board');
    expect(await listed(`parentId=${process.id}`)).toEqual(['Filtered server']);
    expect(await listed('without=parentId&sortId=title')).toEqual(['Filtered notice board', 'Filtered process']);
  });

  test('leave out removed assets until they are restored', async () => {
    const process = await add('Removed process', [], { availability: 'HIGH' });
    const application = await add('Removed application', [process], { integrity: 'MEDIUM' });
    const server = await add('Server of the removed', [application]);
    await calls().remove(application.id, application.version);
    expect(await inEffect(server)).toEqual([null, null, null, null]);
    expect(await dependenciesOf(server)).toMatchObject({ inherited: [], dependents: { count: 0 } });
    await calls().post(`${application.id}/restore`, { version: application.version + 1 });
    expect(await inEffect(server)).toEqual([null, 'MEDIUM', 'HIGH', null]);
  });

  test('come back with a removed asset that was needed, although others were chosen meanwhile', async () => {
    const former = await add('Needed and removed', [], { availability: 'HIGH' });
    const kept = await add('Needed and not chosen again');
    const next = await add('Needed since', [], { integrity: 'LOW' });
    const server = await add('Server of removed and kept', [former, kept]);
    await calls().remove(former.id, former.version);
    entityOf(await change(server, { parentIds: [next.id] }));
    expect(await inEffect(server)).toEqual([null, 'LOW', null, null]);
    await calls().post(`${former.id}/restore`, { version: former.version + 1 });
    expect(at(entityOf(await calls().get(`/${server.id}`)), 'parents')).toMatchObject([
      { title: 'Needed and removed' },
      { title: 'Needed since' },
    ]);
    expect(await inEffect(server)).toEqual([null, 'LOW', 'HIGH', null]);
    entityOf(await change(server, { parentIds: [former.id] }));
    expect(at(entityOf(await calls().get(`/${server.id}`)), 'parents')).toMatchObject([
      { title: 'Needed and removed' },
    ]);
  });

  test('agree with the rule for any hierarchy', async () => {
    // Linear congruential (Numerical Recipes), so that a failure can be repeated.
    let state = 20_261_123;
    const random = (below: number) => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return Math.floor((state / 2 ** 32) * below);
    };
    const level = () => levelValues[random(6)] ?? null;
    const levels = () => ({
      confidentiality: level(),
      integrity: level(),
      availability: level(),
      businessImpact: level(),
    });
    const stored: Stored[] = [];
    for (let index = 0; index < 30; index += 1) {
      const parents = stored.filter(() => random(8) === 0).slice(0, 4);
      stored.push(await add(`Any ${index}`, parents, levels()));
    }
    for (let step = 0; step < 10; step += 1) {
      const chosen = random(stored.length);
      const asset = stored[chosen];
      if (asset === undefined) throw new Error('There are thirty assets');
      // Only earlier ones, so that no circle is closed.
      const parents = stored.slice(0, chosen).filter(() => random(6) === 0);
      await change(asset, { ...levels(), parentIds: parents.slice(0, 4).map(({ id }) => id) });
    }
    const rows = rowsOf(await calls().get('?search=Any&perPage=100'));
    expect(rows).toHaveLength(30);
    const assets = rows.map(levelled);
    for (const row of rows) {
      const inherited = new Map(
        inheritedLevels(String(row['id']), assets).map(({ property, level: of }) => [property, of]),
      );
      const expected = inheritedPropertyValues.map((property) => inherited.get(property) ?? at(row, property));
      expect(inheritedPropertyValues.map((property) => at(row, effectiveOf(property)))).toEqual(expected);
    }
  });
});

/** An asset of the list, as the rule reads it. */
function levelled(row: Body): LevelledAsset {
  const parents = row['parents'];
  const levelOf = (property: InheritedProperty) => levelValues.find((one) => one === row[property]) ?? null;
  return {
    id: String(row['id']),
    parentIds: Array.isArray(parents) ? parents.map((parent) => String(at(parent, 'id'))) : [],
    confidentiality: levelOf('confidentiality'),
    integrity: levelOf('integrity'),
    availability: levelOf('availability'),
    businessImpact: levelOf('businessImpact'),
  };
}

describe('the place of an asset', () => {
  test('is kept in its history and cannot be another organisation’s asset', async () => {
    const { meridian } = places();
    const [parent, asset] = [await add('Above'), await add('Below')];
    await change(asset, { parentIds: [parent.id, parent.id] });
    expect(entityOf(await calls().get(`/${asset.id}`))).toMatchObject({ parents: [{ id: parent.id, title: 'Above' }] });
    const history = rowsOf(await places().harbour.owner.call(`/api/records/${asset.id}/history`));
    expect(history[0]).toMatchObject({ changes: [{ field: 'parentIds', old: [], new: [parent.id] }] });

    const theirs = await create(meridian, 'InformationAssets', { title: 'Theirs' });
    const message = 'This asset does not exist';
    for (const id of [theirs.id, randomUUID()]) {
      const { status, body } = await change(asset, { parentIds: [id] });
      expect([status, at(body, 'errors')]).toEqual([400, [{ field: 'parentIds/0', message }]]);
    }
    const { owner } = meridian;
    expect((await owner.call(`/api/information-asset/${asset.id}/dependencies`)).status).toBe(404);
  });

  test('is refused where an asset would need itself, alone or through others', async () => {
    const top = await add('Top');
    const middle = await add('Middle', [top]);
    const bottom = await add('Bottom', [middle]);
    const fieldOf = async (asset: Stored, parent: Stored) => {
      const { status, body } = await change(asset, { parentIds: [parent.id] });
      return [status, at(body, 'errors.0.field')];
    };
    expect(await fieldOf(top, top)).toEqual([400, 'parentIds']);
    expect(await fieldOf(top, middle)).toEqual([400, 'parentIds']);
    expect(await fieldOf(top, bottom)).toEqual([400, 'parentIds']);
    expect(titles((await dependenciesOf(bottom)).dependents.assets)).toEqual(['Middle', 'Top']);
  });

  test('is refused to the later of two changes that would close a circle together', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    const answers = await Promise.all([change(one, { parentIds: [other.id] }), change(other, { parentIds: [one.id] })]);
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 400]);
  });

  test('is at most twenty assets deep, wherever the line is made longer', async () => {
    let lowest = await add('Line 1');
    const first = lowest;
    for (let depth = 2; depth <= 20; depth += 1) lowest = await add(`Line ${depth}`, [lowest]);
    const refused = await calls().create({ title: 'Line 21', parentIds: [lowest.id] });
    expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([400, 'parentIds']);
    expect((await change(first, { parentIds: [(await add('Line 0')).id] })).status).toBe(400);
  });
});

describe('what depends on an asset', () => {
  test('is shown with the nearest asset, and only to those who may view it', async () => {
    const { harbour } = places();
    const process = await add('Payments', [], { kind: 'PRIMARY' });
    const server = await add('Payment server', [process], { kind: 'SUPPORT' });
    const cable = await add('Cable', [server]);
    await create(harbour, 'Risks', { title: 'Fire', assetIds: [process.id, server.id] });
    await create(harbour, 'Risks', { title: 'Fraud', assetIds: [process.id] });
    await create(harbour, 'Incidents', { title: 'Cut cable', assetIds: [cable.id] });
    const removed = await create(harbour, 'Risks', { title: 'Flood', assetIds: [server.id] });
    await callsOf('Risks', harbour).remove(removed.id, removed.version);

    const found = await dependenciesOf(server);
    expect(found.dependents).toMatchObject({ count: 1, assets: [{ title: 'Payments', kind: 'PRIMARY', distance: 1 }] });
    expect(found.needed).toMatchObject({ count: 1, assets: [{ title: 'Cable', distance: 1 }] });
    expect(found.risks?.records.map(({ title, via }) => [title, via?.title])).toEqual([
      ['Fire', undefined],
      ['Fraud', 'Payments'],
    ]);
    expect(found.incidents).toEqual({ count: 0, records: [] });
    expect((await dependenciesOf(cable)).incidents?.records).toMatchObject([{ title: 'Cut cable', via: null }]);

    const withoutRisks = await dependenciesOf(server, await addOutsider(harbour, 'Risks'));
    expect([withoutRisks.risks, withoutRisks.incidents?.count]).toEqual([null, 0]);
    const outsider = await addOutsider(harbour, 'InformationAssets');
    expect((await outsider.call(`/api/information-asset/${server.id}/dependencies`)).status).toBe(403);
  });
});

const isStatistics = (value: unknown): value is Schemas['AssetStatistics'] => at(value, 'byLevel') !== undefined;

test('the numbers of the report are those of live assets, by the levels in effect', async () => {
  const { meridian } = places();
  const type = await create(meridian, 'AssetTypes', { name: 'Vessel' });
  const process = await create(meridian, 'InformationAssets', {
    title: 'Ferry line',
    availability: 'HIGH',
    reviewOn: '2026-01-01',
  });
  const vessel = {
    title: 'Ferry',
    kind: 'SUPPORT',
    typeId: type.id,
    ownerId: meridian.owner.id,
    parentIds: [process.id],
  };
  await create(meridian, 'InformationAssets', vessel);
  const removed = await create(meridian, 'InformationAssets', { title: 'Entered twice' });
  await callsOf('InformationAssets', meridian).remove(removed.id, removed.version);
  await create(meridian, 'InformationAssets', { title: 'Not rated yet' });
  const { body } = await meridian.owner.call('/api/information-asset-statistics');
  const found = at(body, 'data');
  if (!isStatistics(found)) throw new Error(`No statistics in ${JSON.stringify(body)}`);
  // One of another test of this file.
  const count = rowsOf(await meridian.owner.call('/api/information-asset?perPage=100')).length;
  expect(found).toMatchObject({ count, primary: count - 1, unowned: count - 1, notRated: count - 2, overdue: 1 });
  expect(found.byType.find((row) => row.type?.name === 'Vessel')).toMatchObject({ primary: 0, supporting: 1 });
  expect(found.byLevel.map(({ level }) => level)).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', null]);
  expect(found.byLevel.map(({ availability, integrity }) => [availability, integrity])).toEqual([
    [0, 0],
    [2, 0],
    [0, 0],
    [0, 0],
    [count - 2, count],
  ]);
});
