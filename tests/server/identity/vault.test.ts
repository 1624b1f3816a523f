import { expect, test } from 'vitest';

import { createVault } from '#server/identity/vault.ts';

const vault = createVault(Buffer.alloc(32, 1));

test('a sealed value opens only for the same purpose and key', () => {
  const sealed = vault.seal('secret ✓', 'totp user_1');
  expect(vault.open(sealed, 'totp user_1')).toBe('secret ✓');
  expect(vault.seal('secret ✓', 'totp user_1')).not.toBe(sealed);
  expect(() => vault.open(sealed, 'totp user_2')).toThrow(/authenticat|tag/i);
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'totp user_1')).toThrow(/authenticat|tag/i);
  expect(() => createVault(Buffer.alloc(32, 1), 'organisation').open(sealed, 'totp user_1')).toThrow(
    /authenticat|tag/i,
  );
});

test('a modified or truncated value does not open', () => {
  const sealed = Buffer.from(vault.seal('secret', 'p'), 'base64url');
  for (const index of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => vault.open(changed.toString('base64url'), 'p')).toThrow(/authenticat|tag/i);
  }
  expect(() => vault.open(sealed.subarray(0, 20).toString('base64url'), 'p')).toThrow(/authenticat|tag/i);
});

test('an empty value does not open with a shorter tag', () => {
  const sealed = Buffer.from(vault.seal('', 'p'), 'base64url');
  expect(vault.open(sealed.toString('base64url'), 'p')).toBe('');
  expect(() => vault.open(sealed.subarray(0, 20).toString('base64url'), 'p')).toThrow(/tag/i);
});

test('values that an earlier version stored still open', () => {
  expect(vault.open('rI-r5JBL04c-XE5qsWPOU0sqWDmR9IRbAiyP5IzghSsVYyHxc2s', 'totp user_1')).toBe('secret ✓');
  expect(vault.digest('code', '123456')).toBe('3b74f8a30bf324f714adf7d6ab1ef21dcbed65c89f9d96c904a9fac3df77e45d');
});

test('a key has 32 bytes', () => {
  expect(() => createVault(Buffer.alloc(31))).toThrow(
    new RangeError('The encryption key of the identity server must have 32 bytes'),
  );
});

test('digests depend on key and purpose', () => {
  const digest = vault.digest('code', '123456');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(vault.digest('code', '123456')).toBe(digest);
  expect(vault.digest('other', '123456')).not.toBe(digest);
  expect(createVault(Buffer.alloc(32, 2)).digest('code', '123456')).not.toBe(digest);
});
