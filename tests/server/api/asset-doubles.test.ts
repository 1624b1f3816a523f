import { describe, expect, test } from 'vitest';

import { create, type Body, type Stored } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
const calls = () => callsOf('InformationAssets', places().harbour);
const read = async (path: string, person: Person = places().harbour.owner) =>
  at((await person.call(`/api/information-asset/${path}`)).body, 'data');

const add = (title: string, own: Body = {}): Promise<Stored> =>
  create(places().harbour, 'InformationAssets', { title, ...own });

describe('possible doubles', () => {
  const filtered = async () =>
    rowsOf(await calls().get('?figure=POSSIBLE_DOUBLE&perPage=100')).map(({ title }) => String(title));

  test('are assets with the same name, whatever its case and accents, while both are there', async () => {
    const first = await add('Łódź server');
    const second = await add('LODZ server');
    await add('Łódź servers');
    await create(places().meridian, 'InformationAssets', { title: 'Łódź server' });
    expect(await read(`${first.id}/doubles`)).toEqual({
      count: 1,
      assets: [{ id: second.id, ref: expect.stringMatching(/^A-/), title: 'LODZ server', by: ['NAME'] }],
    });
    expect((await filtered()).toSorted()).toEqual(['LODZ server', 'Łódź server']);

    await calls().remove(second.id, second.version);
    expect(await filtered()).toEqual([]);
    await calls().post(`${second.id}/restore`, { version: second.version + 1 });
    expect(await filtered()).toHaveLength(2);
    await calls().update(first.id, { version: first.version, title: 'Another server' });
    expect(await filtered()).toEqual([]);
    expect(await read(`${second.id}/doubles`)).toEqual({ count: 0, assets: [] });
  });

  test('are shown to those who may view assets of the organisation', async () => {
    const { harbour, meridian } = places();
    const { id } = await add('Private');
    const statusFor = async (person: Person) => (await person.call(`/api/information-asset/${id}/doubles`)).status;
    expect(await statusFor(meridian.owner)).toBe(404);
    expect(await statusFor(await addOutsider(harbour, 'InformationAssets'))).toBe(403);
  });
});

describe('what a removal takes from other assets', () => {
  const effectsOf = (...removed: readonly Stored[]) =>
    read(`removal-effects?${removed.map(({ id }) => `id=${id}`).join('&')}`);

  test('is each level that they no longer inherit, and what stays', async () => {
    const payroll = await add('Payroll', { confidentiality: 'CRITICAL', integrity: 'HIGH', availability: 'LOW' });
    const website = await add('Website', { confidentiality: 'LOW', integrity: 'HIGH' });
    const server = await add('Server', { parentIds: [payroll.id, website.id], availability: 'MEDIUM' });
    const cable = await add('Cable', { parentIds: [server.id], integrity: 'MEDIUM' });
    const [serverRow, cableRow] = [server, cable].map(({ id }) => id);
    expect(await effectsOf(payroll)).toMatchObject({
      count: 2,
      assets: [
        { id: serverRow, title: 'Server', lost: [{ property: 'confidentiality', before: 'CRITICAL', after: 'LOW' }] },
        { id: cableRow, title: 'Cable', lost: [{ property: 'confidentiality', before: 'CRITICAL', after: 'LOW' }] },
      ],
    });
    // What is removed with the others is not named.
    expect(await effectsOf(server, payroll)).toMatchObject({
      count: 1,
      assets: [
        {
          id: cableRow,
          lost: [
            { property: 'confidentiality', before: 'CRITICAL', after: null },
            { property: 'integrity', before: 'HIGH', after: 'MEDIUM' },
            { property: 'availability', before: 'MEDIUM', after: null },
          ],
        },
      ],
    });
    expect(await effectsOf(cable)).toEqual({ count: 0, assets: [] });

    // What was said is what happens.
    await calls().remove(payroll.id, payroll.version);
    const rows = rowsOf(await calls().get('?perPage=100')).filter(({ id }) => id === serverRow || id === cableRow);
    expect(rows.map((row) => row['effectiveConfidentiality'])).toEqual(['LOW', 'LOW']);
    expect(await effectsOf(payroll)).toEqual({ count: 0, assets: [] });
  });

  test('is told to those who may delete assets of the organisation', async () => {
    const { meridian, harbour } = places();
    const payroll = await add('Their payroll', { integrity: 'HIGH' });
    await add('Their server', { parentIds: [payroll.id] });
    expect(await read(`removal-effects?id=${payroll.id}`, meridian.owner)).toEqual({ count: 0, assets: [] });
    const outsider = await addOutsider(harbour, 'InformationAssets');
    expect((await outsider.call(`/api/information-asset/removal-effects?id=${payroll.id}`)).status).toBe(403);
  });
});
