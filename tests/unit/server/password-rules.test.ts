import { expect, test } from 'vitest';

import { checkNewPassword } from '#server/identity/password-rules.ts';

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
  'x7qk'.repeat(32),
  '1 tattest-quokka',
  'attest-jlmq-1',
  '7hjkvw-4u',
  // What is left on either side of a known word does not form another.
  'dra-attest-gon-1',
  'dra-password-gon-1',
  '1!1jkvw$b',
  'пароль-пароль-1',
  `1${'🙂ab'.repeat(42)}`,
])('allowed: %s', (password) => {
  expect(() => checkNewPassword(password, 'password', owner)).not.toThrow();
});

test.each([
  ['', 'form_param_nil'],
  [`${'x7qk'.repeat(32)}x`, 'form_param_value_invalid'],
  ['aab1aab1', 'form_password_pwned'],
  ['p@$$w0rd!', 'form_password_pwned'],
  ['1love-you!', 'form_password_pwned'],
  ['8u773r1!', 'form_password_pwned'],
  ['m@ster-1-2', 'form_password_pwned'],
  ['ghj-password-9', 'form_password_pwned'],
  ['green-tiger-9', 'form_password_pwned'],
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
  ['qwertyuiop-1', 'form_password_pwned'],
  ['55555m@ster', 'form_password_pwned'],
  ['m@ster55555', 'form_password_pwned'],
  ['ph0enix-9', 'form_password_pwned'],
  ['v1king-99', 'form_password_pwned'],
  ['v!king-99', 'form_password_pwned'],
  ['p4nther-9', 'form_password_pwned'],
  ['mu5tang-9', 'form_password_pwned'],
  ['mys7ic-99', 'form_password_pwned'],
  ['foot8all-1', 'form_password_pwned'],
])('rejected: %s', (password, code) => {
  expect(() => checkNewPassword(password, 'new_password', owner)).toThrow(
    expect.objectContaining({ code, status: 422, paramName: 'new_password' }),
  );
});

test.each([
  ['', 'Enter new password.'],
  ['abcdef1', 'Passwords must be 8 characters or more.'],
  [`${'x7qk'.repeat(32)}x`, 'Passwords must be 128 characters or fewer.'],
  ['abcdefgh', 'Passwords must contain at least one number.'],
  ['12345678', 'Passwords must contain at least one letter.'],
  ['password1', 'This password is easy to guess. Choose a less common one.'],
])('the refusal of %j says what to do', (password, message) => {
  expect(() => checkNewPassword(password, 'new_password', owner)).toThrow(message);
});

test('words of fewer than three letters, or without a known name, are not personal', () => {
  const nobody = { productName: 'Attest' };
  const easy = 'This password is easy to guess.';
  expect(() => checkNewPassword('augusta-lovelace-1', 'password', nobody)).not.toThrow();
  expect(() => checkNewPassword('qo-qo-qo-qjx-1', 'password', { ...nobody, firstName: 'Qo' })).not.toThrow();
  expect(() => checkNewPassword('qox-qox-1', 'password', { ...nobody, firstName: 'Qox' })).toThrow(easy);
  expect(() => checkNewPassword('maryann-smith-77', 'password', { ...nobody, lastName: 'Mary-Ann Smith' })).toThrow(
    easy,
  );
});
