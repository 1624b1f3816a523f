import { expect, test } from 'vitest';

import {
  ApiError,
  conflict,
  forbidden,
  invalid,
  linkExpired,
  notAuthenticated,
  notAuthorised,
  notFound,
  reverificationRequired,
  tooManyRequests,
  versionConflict,
} from '#server/contract/errors.ts';

const title = { field: 'title', message: 'Choose another title' };
const withField = { status: false, message: title.message, errors: [title] };
const simple = (message: string) => ({ status: false, message, errors: [] });
const reverify = 'Confirm that it is you';

const cases: readonly [string, ApiError, number, object][] = [
  ['invalid fields', invalid([title]), 400, withField],
  ['an invalid request', invalid([]), 400, simple('The request is not valid')],
  ['no token', notAuthenticated(), 401, simple('Sign in to continue')],
  ['an expired token', notAuthenticated('TOKEN_EXPIRED'), 401, simple('TOKEN_EXPIRED')],
  ['a missing right', notAuthorised(), 403, simple('You are not authorised to do this')],
  ['a refusal with a reason', forbidden('Ask another administrator'), 403, simple('Ask another administrator')],
  [
    'a missing reverification',
    reverificationRequired(reverify),
    403,
    { ...simple(reverify), errors: [{ field: 'reverification', message: reverify }] },
  ],
  ['an unknown id', notFound(), 404, simple('Not found')],
  [
    'a changed record',
    versionConflict({ version: 2 }),
    409,
    { ...simple('Someone else has changed this in the meantime'), current: { version: 2 } },
  ],
  ['a conflict', conflict([title], { version: 2 }), 409, { ...withField, current: { version: 2 } }],
  ['a conflict of no field', conflict([]), 409, simple('This conflicts with existing data')],
  ['an expired link', linkExpired('2026-11-27'), 410, { ...simple('This link has expired'), expiredOn: '2026-11-27' }],
  [
    'what the contract declares beside',
    new ApiError(422, 'Answers are missing', { also: { missing: ['a'] } }),
    422,
    { missing: ['a'], ...simple('Answers are missing') },
  ],
  ['too many requests', tooManyRequests(7), 429, simple('Too many requests. Please try again later.')],
];

test.each(cases)('the response to %s', (_, error, status, body) => {
  expect(error.statusCode).toBe(status);
  expect(JSON.parse(JSON.stringify(error.body))).toEqual(body);
  expect(Object.keys(error.body)).toEqual(Object.keys(body));
});

test('only 429 responses say when to retry', () => {
  expect(tooManyRequests(7).retryAfterSeconds).toBe(7);
  expect(notFound().retryAfterSeconds).toBeUndefined();
});

test('at most 50 fields are named', () => {
  expect(invalid(Array.from({ length: 60 }, () => title)).body.errors).toHaveLength(50);
});
