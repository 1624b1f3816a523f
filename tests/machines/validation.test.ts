import { expect, test } from 'vitest';

import {
  codeDigits,
  emailError,
  errorsOf,
  isEmail,
  isWrongCode,
  newPasswordError,
  withoutError,
} from '#machines/validation.ts';

test.each([
  ['ada@example.org', true],
  ['  ada@example.org ', true],
  ['ada.lovelace+risk@mail.example.org', true],
  ['ädä@exämple.org', true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada example@example.org', false],
  ['@example.org', false],
  ['ada@example.', false],
  ['ada@example.org, bob@example.org', false],
])('%j is a valid email address: %j', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test.each([
  ['   ', 'email.required'],
  ['ada@example', 'email.invalid'],
  [' ada@example.org', undefined],
])('the email address %j has the error %s', (text, error) => {
  expect(emailError(text)).toBe(error);
});

test.each([
  ['', 'password.required'],
  ['engine1', 'password.weak'],
  ['engineers', 'password.weak'],
  ['12345678', 'password.weak'],
  ['engines1', undefined],
])('the new password %j has the error %s', (text, error) => {
  expect(newPasswordError(text)).toBe(error);
});

test.each([
  ['123456', '123456'],
  ['12 34-56', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('the code %j is read as %j', (text, code) => {
  expect(codeDigits(text)).toBe(code);
});

test.each([
  ['form_code_incorrect', true],
  ['verification_expired', false],
  ['verification_failed', false],
  ['network_error', false],
])('%s is a mistyped code: %s', (code, wrong) => {
  expect(isWrongCode(undefined, { failure: { code, message: '', fieldErrors: {} } })).toBe(wrong);
});

test('only fields with an error have one, and an edited field loses its own', () => {
  const errors = errorsOf({ email: 'email.required', name: undefined, password: 'password.weak' });
  expect(Object.keys(errors)).toEqual(['email', 'password']);
  expect(withoutError(errors, 'email')).toEqual({ password: 'password.weak' });
  expect(errors).toEqual({ email: 'email.required', password: 'password.weak' });
});
