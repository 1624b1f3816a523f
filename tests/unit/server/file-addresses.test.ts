import { expect, test, vi } from 'vitest';

import { fileAddresses, type Claim } from '#server/modules/attachment/addresses.ts';

const organisationId = '00000000-0000-4000-8000-00000000000a';
const fileId = '00000000-0000-4000-8000-0000000000f1';
const userId = '00000000-0000-4000-8000-0000000000b1';
const other = '00000000-0000-4000-8000-0000000000b2';
const until = Date.parse('2026-11-23T10:01:00Z');
const claim: Claim = { organisationId, fileId, userId, inline: true, until };
const settings = { apiBaseUrl: 'https://attest.example/api', fileKey: Buffer.alloc(32, 7) };
const addresses = fileAddresses(settings);
const refused = expect.objectContaining({
  statusCode: 403,
  message: 'This address is not valid any more. Open the file again.',
});

function partsOf(url: string) {
  const { origin, pathname, searchParams } = new URL(url);
  return { path: `${origin}${pathname}`, query: Object.fromEntries(searchParams) };
}

test('an address leads to a file below the API, and can be checked until it expires', () => {
  const { path, query } = partsOf(addresses.urlOf(claim));
  expect(path).toBe(`${settings.apiBaseUrl}/files/${organisationId}/${fileId}`);
  expect(query).toMatchObject({ person: userId, until: String(until), show: 'inline' });
  expect(addresses.check(claim, query, until)).toEqual(claim);
  expect(() => addresses.check(claim, query, until + 1)).toThrow(refused);
  expect(() => addresses.check(claim, query)).toThrow(refused);
});

test('a file to download is not shown', () => {
  const download = { ...claim, inline: false };
  const { query } = partsOf(addresses.urlOf(download));
  expect(query).toMatchObject({ show: 'attachment' });
  expect(addresses.check(claim, query, until)).toEqual(download);
});

test.each([
  ['another file', { ...claim, fileId: other }, {}],
  ['another organisation', { ...claim, organisationId: other }, {}],
  ['another person', claim, { person: other }],
  ['a later end', claim, { until: String(until + 1) }],
  ['no end', claim, { until: 'Infinity' }],
  ['the page instead of a download', claim, { show: 'attachment' }],
  ['no signature', claim, { signature: '' }],
  ['a longer signature', claim, { signature: 'A'.repeat(44) }],
])('an address is not valid for %s', (_, path, changes) => {
  const { query } = partsOf(addresses.urlOf(claim));
  expect(() => addresses.check(path, { ...query, ...changes }, until)).toThrow(refused);
});

test('only ids are signed, whole ones', () => {
  for (const changed of [{ organisationId: `${organisationId}0` }, { fileId: `0${fileId}` }, { userId: '../other' }]) {
    const odd = { ...claim, ...changed };
    const query = Object.fromEntries(new URL(addresses.urlOf(odd)).searchParams);
    expect(() => addresses.check(odd, query, until)).toThrow(refused);
  }
});

test('an address without parts, or signed with another key, is not valid', () => {
  expect(() => addresses.check(claim, {}, until)).toThrow(refused);
  const elsewhere = fileAddresses({ ...settings, fileKey: Buffer.alloc(32, 8) });
  expect(() => addresses.check(claim, partsOf(elsewhere.urlOf(claim)).query, until)).toThrow(refused);
});

test('an address that is given to a person is valid for a minute', () => {
  vi.useFakeTimers({ now: until - 60_000 });
  try {
    const context = { organisation: { id: organisationId }, user: { id: userId } };
    const { url, validUntil } = addresses.addressOf({ fileId, inline: true }, context);
    expect(url).toBe(addresses.urlOf(claim));
    expect(validUntil).toBe('2026-11-23T10:01:00.000Z');
  } finally {
    vi.useRealTimers();
  }
});
