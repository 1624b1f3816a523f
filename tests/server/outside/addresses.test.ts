import { expect, test } from 'vitest';

import { isPublic } from '#server/outside/addresses.ts';

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
