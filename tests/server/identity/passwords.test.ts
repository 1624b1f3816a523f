import { beforeAll, expect, test } from 'vitest';

import { defaultLimits } from '#server/identity/limits.ts';
import { createPasswords, hashPassword, type Passwords } from '#server/identity/passwords.ts';
import type { Visit } from '#server/identity/visit.ts';

import { createTestDatabase } from '../support/database.ts';
import { shared } from '../support/shared.ts';

let passwords: Passwords;
const database = shared(createTestDatabase);
beforeAll(async () => {
  passwords = createPasswords({ database: database.database.identity, limits: defaultLimits });
});

const visit: Visit = {
  ip: '127.0.0.1',
  network: '127.0.0.1',
  userAgent: null,
  client: null,
  token: null,
  tokenIsNew: false,
  afterAnswer: () => {},
};
const isRight = (password: string, stored: string | null) => passwords.verify(visit, password, stored);

test('a hash includes its parameters and verifies only its own password', async () => {
  const hash = await hashPassword('correct-horse-7');
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await isRight('correct-horse-7', hash)).toBe(true);
  expect(await isRight('correct-horse-8', hash)).toBe(false);
});

test('older parameters still verify', async () => {
  const weak = '$scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$yTG1l7VQ9YLXgqTbjoYGUPVNnOtc0YVURLGvWZXdYMY';
  expect(await isRight('something else', weak)).toBe(false);
  await expect(isRight('x', '$argon2id$v=19$x')).rejects.toThrow(TypeError);
});

test('without a hash no password is right', async () => {
  expect(await isRight('correct-horse-7', null)).toBe(false);
});
