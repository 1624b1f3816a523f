import { afterAll, beforeAll, expect, test } from 'vitest';

import { defaultLimits } from '#server/identity/limits.ts';
import { checkNewPassword } from '#server/identity/password-rules.ts';
import { createPasswords, hashPassword, type Passwords } from '#server/identity/passwords.ts';
import type { Visit } from '#server/identity/visit.ts';

import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let passwords: Passwords;
beforeAll(async () => {
  database = await createTestDatabase();
  passwords = createPasswords({ database: database.database.identity, limits: defaultLimits });
});
afterAll(() => database.close());

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

const owner = {
  productName: 'Attest',
  emailAddress: 'ada.lovelace@analytical.example',
  firstName: 'Augusta',
  lastName: null,
};

test.each([
  'correct-horse-7',
  `${'éàüö'.repeat(31)}éàü1`,
  'green-tiger-happy-summer-9',
  '  spaces 1  ',
  'пароль-пароль-1',
  `1${'🙂ab'.repeat(42)}`,
])('allowed: %s', (password) => {
  expect(() => checkNewPassword(password, 'password', owner)).not.toThrow();
});

test.each([
  ['', 'form_param_nil'],
  ['abcdef1', 'form_password_length_too_short'],
  ['🙂🙂🙂a1', 'form_password_length_too_short'],
  ['abcdefgh', 'form_password_no_number'],
  ['12345678', 'form_param_value_invalid'],
  [`${'a'.repeat(128)}1`, 'form_param_value_invalid'],
  ['password1', 'form_password_pwned'],
  ['passw0rd', 'form_password_pwned'],
  ['P@$$w0rd2024', 'form_password_pwned'],
  ['attest-demo-1', 'form_password_pwned'],
  ['2024-Attest!', 'form_password_pwned'],
  ['4tt3st-2026', 'form_password_pwned'],
  ['QWERTY123456', 'form_password_pwned'],
  ['1q2w3e4r', 'form_password_pwned'],
  ['aaaaaaa1', 'form_password_pwned'],
  ['abcdefg1', 'form_password_pwned'],
  ['Iloveyou2!', 'form_password_pwned'],
  ['ada.lovelace1', 'form_password_pwned'],
  ['ada.lovelace@analytical.example1', 'form_password_pwned'],
  ['Analytical-1843', 'form_password_pwned'],
  ['augusta1815', 'form_password_pwned'],
])('rejected: %s', (password, code) => {
  expect(() => checkNewPassword(password, 'new_password', owner)).toThrow(
    expect.objectContaining({ code, status: 422, paramName: 'new_password' }),
  );
});
