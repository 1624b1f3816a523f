import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

import { afterEach, describe, expect, test } from 'vitest';

import { isPublic, publicLookup, refusePrivateHost } from '#server/outside/addresses.ts';

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'localhost',
])('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['127.0.0.1', '[::1]', '::1'])('the host %s is refused without looking it up', (host) => {
  expect(() => refusePrivateHost(host)).toThrow(expect.objectContaining({ reason: 'PRIVATE_ADDRESS' }));
});

test.each(['93.184.215.14', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', 'localhost', 'f[d00::1]', '[fd00::]1'])(
  'the host %s may be looked up',
  (host) => {
    expect(() => refusePrivateHost(host)).not.toThrow();
  },
);

const lookUp = (host: string, all: boolean) =>
  new Promise<unknown[]>((resolve) => publicLookup(host, { all }, (...outcome) => resolve(outcome)));

test('a connection leads to the public addresses of its host', async () => {
  const address = '93.184.215.14';
  expect(await lookUp(address, true)).toEqual([null, [{ address, family: 4 }]]);
  expect(await lookUp(address, false)).toEqual([null, address, 4]);
});

test.each([
  ['localhost', { reason: 'PRIVATE_ADDRESS' }],
  // No name server is asked for a name that long.
  ['a'.repeat(300), { syscall: 'getaddrinfo' }],
])('a connection to %j leads nowhere', async (host, error) => {
  expect(await lookUp(host, true)).toEqual([expect.objectContaining(error), []]);
});

describe('a host whose name server answers with several addresses', () => {
  const { lookup } = dns;
  const setLookup = (changed: object) => {
    Object.assign(dns, { lookup: changed });
    syncBuiltinESMExports();
  };
  const answer = (...addresses: readonly string[]) => {
    const found = addresses.map((address) => ({ address, family: 4 }));
    setLookup((_host: string, _options: object, done: (error: null, found: object[]) => void) => done(null, found));
  };
  afterEach(() => setLookup(lookup));

  test('is refused if one of them is private', async () => {
    answer('93.184.215.14', '10.0.0.1');
    expect(await lookUp('mixed.example', false)).toEqual([expect.objectContaining({ reason: 'PRIVATE_ADDRESS' }), []]);
  });

  test('is connected to at the first', async () => {
    answer('93.184.215.14', '93.184.215.15');
    expect(await lookUp('public.example', false)).toEqual([null, '93.184.215.14', 4]);
  });

  test('is refused if there is none', async () => {
    answer();
    expect(await lookUp('empty.example', true)).toEqual([expect.objectContaining({ reason: 'NO_ANSWER' }), []]);
  });
});
