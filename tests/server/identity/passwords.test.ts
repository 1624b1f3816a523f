import { expect, test } from 'vitest';

import { checkNewPassword, hashPassword, verifyPassword } from '#server/identity/passwords.ts';

test('a hash carries its parameters and verifies its own password only', async () => {
  const hash = await hashPassword('correct-horse-7');
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await verifyPassword('correct-horse-7', hash)).toBe(true);
  expect(await verifyPassword('correct-horse-8', hash)).toBe(false);
});

test('older parameters still verify', async () => {
  const weak = '$scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$yTG1l7VQ9YLXgqTbjoYGUPVNnOtc0YVURLGvWZXdYMY';
  expect(await verifyPassword('something else', weak)).toBe(false);
  await expect(verifyPassword('x', '$argon2id$v=19$x')).rejects.toThrow(TypeError);
});

test('without a hash no password is right', async () => {
  expect(await verifyPassword('correct-horse-7', null)).toBe(false);
});

test.each([
  'correct-horse-7',
  'abcdefg1',
  `${'é'.repeat(127)}1`,
  '  spaces 1  ',
  'пароль-пароль-1',
  `1${'🙂a'.repeat(63)}`,
])('allowed: %s', (password) => {
  expect(() => checkNewPassword(password, 'password')).not.toThrow();
});

test.each([
  ['', 'form_param_nil'],
  ['abcdef1', 'form_password_length_too_short'],
  ['🙂🙂🙂a1', 'form_password_length_too_short'],
  ['abcdefgh', 'form_password_no_number'],
  ['12345678', 'form_param_value_invalid'],
  [`${'a'.repeat(128)}1`, 'form_param_value_invalid'],
  ['password1', 'form_param_value_invalid'],
  ['2024-Attest!', 'form_param_value_invalid'],
  ['QWERTY123456', 'form_param_value_invalid'],
])('refused: %s', (password, code) => {
  expect(() => checkNewPassword(password, 'new_password')).toThrow(
    expect.objectContaining({ code, status: 422, paramName: 'new_password' }),
  );
});
