import { expect, it } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { add, openPlace, read } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { colleague, file, importsInto } from './importing.ts';

const server = shared(startTestServer);
const open = () => openPlace(server);

type Place = Awaited<ReturnType<typeof open>>;

const exported = (place: Place, kind: Schemas['ProviderPartKind'], format: 'csv' | 'xlsx' | 'json') =>
  place.owner.call(`/api/service-provider-part-export?kind=${kind}&format=${format}`);

/** The rows of an export without the identifiers and references, which are of their organisation. */
async function contentsOf(place: Place, kind: Schemas['ProviderPartKind']) {
  const { text } = await exported(place, kind, 'csv');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replace(/^[^,]*,/, '').replace(/^"?[A-Z]+-\d+ /, ''))
    .toSorted();
}

const path = '/api/service-provider';

/** Two providers, of which one has contracts and a document. */
async function openWithParts(): Promise<Place> {
  const place = await open();
  const { id: statusId } = await add(place, '/api/service-provider-contract-status', { name: 'In dispute' });
  const { id } = await add(place, path, { title: 'Härbour Cloud' });
  await add(place, path, { title: 'Quay' });
  const contract = { statusId, startsOn: '2026-01-01', endsOn: '2026-12-31', noticeDays: 30, autoRenews: true };
  await add(place, `${path}/${id}/contracts`, {
    title: 'Master; agreement, "main"',
    reference: 'C-1',
    annualCost: 1200,
    currency: 'EUR',
    governingLaw: 'Germany',
    ...contract,
  });
  await add(place, `${path}/${id}/contracts`, { title: 'Annex' });
  const document = { kind: 'SOC2_REPORT', status: 'ACCEPTED', issuedOn: '2026-02-01', expiresOn: '2027-02-01' };
  await add(place, `${path}/${id}/documents`, { title: 'SOC 2', ...document });
  return place;
}

it.each(['csv', 'xlsx', 'json'] as const)(
  'contracts and documents come in alike in an organisation whose providers have other references: %s',
  async (format) => {
    const place = await openWithParts();
    const other = await open();
    for (const title of ['Someone else', 'Quay', 'Harbour cloud']) await add(other, path, { title });
    await add(other, '/api/service-provider-contract-status', { name: 'In dispute' });
    for (const [kind, count] of [
      ['providerContract', 2],
      ['providerDocument', 1],
    ] as const) {
      const { bytes } = await exported(place, kind, format);
      const imports = importsInto(kind, other);
      const { id, counts } = await imports.check(bytes);
      expect(counts).toMatchObject({ add: count, invalid: 0 });
      expect((await imports.run(id)).state).toBe('DONE');
      const titled = (lines: readonly string[]) => lines.map((line) => line.replace('Härbour Cloud', 'Harbour cloud'));
      expect(await contentsOf(other, kind)).toEqual(titled(await contentsOf(place, kind)));
      expect((await contentsOf(other, kind)).length).toBe(count + 1);
    }
    const rows = at(await read(other.owner, `${path}?sortId=ref`), 'data');
    const harbour = Array.isArray(rows) ? rows.find((row) => at(row, 'title') === 'Harbour cloud') : undefined;
    const contracts = await read(other.owner, `${path}/${textAt(harbour, 'id')}/contracts`);
    expect(contracts).toMatchObject([
      { title: 'Master; agreement, "main"', noticeOn: '2026-12-01' },
      { title: 'Annex' },
    ]);
  },
);

it('where they were exported, they are unchanged, and a changed row changes its contract, which an undo takes back', async () => {
  const place = await openWithParts();
  const imports = importsInto('providerContract', place);
  const { text } = await exported(place, 'providerContract', 'csv');
  expect((await imports.check(text, 'UPDATE')).counts).toMatchObject({ unchanged: 2, update: 0, invalid: 0 });
  const { id, counts } = await imports.check(text.replace('2026-12-31', '2027-06-30'), 'UPDATE');
  expect(counts).toMatchObject({ unchanged: 1, update: 1 });
  await imports.run(id);
  const after = await contentsOf(place, 'providerContract');
  expect(after.join('\n')).toContain('2027-05-31');
  expect((await imports.undo(id)).state).toBe('UNDONE');
  expect((await contentsOf(place, 'providerContract')).join('\n')).toContain('2026-12-31');
  expect(JSON.stringify(await read(place.owner, '/api/activities?perPage=50'))).toContain('until 30/06/2027');
});

it('a row without a provider, of an unknown or an ambiguous one, of a bad term or of another organisation is an error', async () => {
  const [place, other] = [await openWithParts(), await openWithParts()];
  for (const title of ['Straße', 'Strasse']) await add(place, path, { title });
  const theirs = await exported(other, 'providerContract', 'csv');
  const identifier = theirs.text.split('\r\n')[1]?.split(',')[0];
  const imports = importsInto('providerContract', place);
  const raw = file(
    'Identifier,Service provider,Title,Starts,Ends',
    ',,None,,',
    ',Nowhere,Unknown,,',
    ',stráße,Ambiguous,,',
    ',Quay,Term,2026-05-01,2026-04-01',
    `${identifier},quay,Theirs is new here,,`,
  );
  const { id } = await imports.check(raw, 'UPDATE');
  const rows = await imports.rows(id);
  expect(rows.map(({ outcome, errors }) => [outcome, ...errors.map(({ column }) => column)])).toEqual([
    ['INVALID', 'Service provider'],
    ['INVALID', 'Service provider'],
    ['INVALID', 'Service provider'],
    ['INVALID', 'Ends'],
    ['ADD'],
  ]);
  await imports.run(id, true);
  expect(await contentsOf(other, 'providerContract')).toHaveLength(3);
});

it('a provider never has more than 100, and the import of one more changes nothing', async () => {
  const place = await open();
  await add(place, path, { title: 'Quay' });
  const imports = importsInto('providerDocument', place);
  const many = Array.from({ length: 101 }, (_row, index) => `Quay,Document ${index}`);
  const { id } = await imports.check(file('Service provider,Title', ...many));
  const ended = await imports.run(id);
  expect(ended).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('more than 100 documents') });
  expect(await contentsOf(place, 'providerDocument')).toHaveLength(1);
});

it('only people who may edit providers import them, and others who may view providers export them', async () => {
  const place = await openWithParts();
  const adder = await colleague(place, 'ADD');
  const { body, status } = await importsInto('providerContract', { ...place, owner: adder }).send('Title\nA');
  expect({ status, body }).toMatchObject({ status: 403 });
  const viewer = await colleague(place, 'VIEW');
  const asViewer = await exported({ ...place, owner: viewer }, 'providerContract', 'csv');
  expect(asViewer.text).toContain('Härbour Cloud');
  const stranger = await open();
  expect((await exported(stranger, 'providerContract', 'csv')).text).not.toContain('Härbour');
});
