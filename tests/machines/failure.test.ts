import { expect, test } from 'vitest';

import { isOutdated, needsReverification, toFailure } from '#machines/failure.ts';

test('a Failure rejection is passed through unchanged', () => {
  const failure = {
    status: 409,
    code: 'http_409',
    message: 'Changed meanwhile',
    fieldErrors: {},
    current: { id: 'a' },
  };
  expect(toFailure(failure)).toBe(failure);
});

test.each([
  ['an error', new TypeError('x is not a function'), 'x is not a function'],
  ['a text', 'boom', 'boom'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a code without fields', { code: 'x' }, '[object Object]'],
])('%s is an unexpected failure', (_name, error, message) => {
  expect(toFailure(error)).toEqual({ code: 'unexpected', message, fieldErrors: {} });
});

const refusal = { code: 'http_403', message: 'Forbidden', fieldErrors: {} };

test.each([
  ['the identity provider says so', { ...refusal, code: 'session_reverification_required' }, true],
  ['the API names the field', { ...refusal, fieldErrors: { reverification: 'required' } }, true],
  ['another field is refused', { ...refusal, fieldErrors: { password: 'required' } }, false],
])('whether reverification is needed: %s', (_name, failure, needed) => {
  expect(needsReverification(failure)).toBe(needed);
});

test.each([
  ['another version is stored', { ...refusal, status: 409, current: { version: 2 } }, true],
  ['a field contradicts what is stored', { ...refusal, status: 409, fieldErrors: { name: 'It is taken' } }, false],
  [
    'a field contradicts it, and what is stored comes along',
    { ...refusal, status: 409, fieldErrors: { action: 'It is closed' }, current: {} },
    false,
  ],
  ['it is refused for another reason', { ...refusal, status: 403 }, false],
])('whether what was read has changed: %s', (_name, failure, outdated) => {
  expect(isOutdated(failure)).toBe(outdated);
});
