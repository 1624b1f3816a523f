import { DrizzleQueryError } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ApiError, Unavailable } from '#server/contract/errors.ts';
import { NoSpace } from '#server/files/space.ts';
import { answerUnroutable, handleErrors } from '#server/http/errors.ts';

let app: FastifyInstance;
let failure: unknown;
let logged: string[];

beforeEach(() => {
  logged = [];
  const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
  app = fastify({
    logger,
    bodyLimit: 100,
    frameworkErrors: answerUnroutable({ 'x-content-type-options': 'nosniff' }),
    genReqId: () => 'request-7',
  });
  handleErrors(app);
  app.get('/', () => {
    throw failure;
  });
  app.post('/', () => 'received');
  for (const bodyLimit of [9_999, 10_000, 12_345]) app.post(`/${bodyLimit}`, { bodyLimit }, () => 'received');
});

afterEach(() => app.close());

/** What the client receives when a handler fails. */
async function answerTo(error: unknown) {
  failure = error;
  const { statusCode, headers, ...answer } = await app.inject('/');
  return { status: statusCode, headers, body: answer.json() };
}

const errorWith = (details: object, message = 'Something about the database') =>
  Object.assign(new Error(message), details);

const onTheBody = (message: string) => ({ status: false, message, errors: [{ field: 'body', message }] });

describe('a request that fails before its handler', () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });

  test.each([
    ['{', 'application/json', 400, 'This is not valid JSON'],
    [`"${'x'.repeat(100)}"`, 'application/json', 413, 'The request is too large: 100 bytes at most'],
    ['<risk/>', 'application/xml', 415, 'Send the request as JSON'],
  ])('for %s as %s is answered with %i', async (payload, type, status, message) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(onTheBody(message));
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(logged).toEqual([]);
  });

  test.each([
    [9_999, '9999 bytes'],
    [10_000, '10 kB'],
    [12_345, '12 kB'],
  ])('of more than %i bytes is told the limit as %s', async (bytes, limit) => {
    const payload = `"${'x'.repeat(bytes)}"`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: `/${bytes}`, payload, headers });
    expect(answer.json()).toEqual(onTheBody(`The request is too large: ${limit} at most`));
  });

  test('for an unknown URL is answered with 404', async () => {
    const answer = await app.inject('/unknown');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: false, message: 'Not found', errors: [] });
  });

  test('for a malformed URL is answered as for an unknown one, with the headers of every response', async () => {
    const answer = await app.inject('/%E0%A4%A');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ status: false, message: 'Not found', errors: [] });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'request-7' });
  });

  test.each([403, 404])('with %i from a library is answered with 404', async (statusCode) => {
    expect(await answerTo(errorWith({ statusCode }))).toMatchObject({ status: 404, body: { message: 'Not found' } });
    expect(logged).toEqual([]);
  });
});

describe('a failing handler', () => {
  test('sends its own error and when to retry', async () => {
    const { status, headers, body } = await answerTo(new ApiError(429, 'Later', { retryAfterSeconds: 7 }));
    expect({ status, retry: headers['retry-after'], body }).toEqual({
      status: 429,
      retry: '7',
      body: { status: false, message: 'Later', errors: [] },
    });
    expect((await answerTo(new ApiError(409, 'Changed'))).headers).not.toHaveProperty('retry-after');
    expect(logged).toEqual([]);
  });

  test.each([
    ['an unavailable dependency', new Unavailable('keys')],
    ['a refused connection', errorWith({ code: 'ECONNREFUSED' })],
    ['a reset connection', errorWith({ code: 'ECONNRESET' })],
    ['a missing socket', errorWith({ code: 'ENOENT' })],
    ['a closed pipe', errorWith({ code: 'EPIPE' })],
    ['a connection exception', errorWith({ code: '08006' })],
    ['too many connections', errorWith({ code: '53300' })],
    ['too many open files', errorWith({ code: 'EMFILE' })],
    ['a statement timeout', errorWith({ code: '57014' })],
    ['a terminated connection', new Error('Connection terminated unexpectedly')],
    ['a failed connection', new Error('Client has encountered a connection error and is not queryable')],
    ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
    ['a query on a lost connection', new DrizzleQueryError('select 1', [], errorWith({ code: '57P01' }))],
  ])('answers 503 for %s', async (_, error) => {
    const { status, body } = await answerTo(error);
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        status: false,
        message: 'The service is not available at the moment. Try again shortly.',
        errors: [],
      },
    });
    expect(logged).toHaveLength(1);
  });

  test.each([
    ['a storage without space', new NoSpace('The bucket is full'), ' for files'],
    ['a full disk', new NoSpace('The disk is full', { cause: errorWith({ code: 'ENOSPC' }) }), ' for files'],
    ['a system without space', errorWith({ code: 'ENOSPC' }), ''],
    ['a quota that is used up', errorWith({ code: 'EDQUOT' }), ''],
    ['a database without space', new DrizzleQueryError('select 1', [], errorWith({ code: '53100' })), ''],
  ])('answers 507 for %s, and logs it', async (_, error, what) => {
    const { status, body } = await answerTo(error);
    const message = `There is no space left${what}. Ask the people who run Attest.`;
    expect({ status, body }).toEqual({ status: 507, body: { status: false, message, errors: [] } });
    expect(logged).toHaveLength(1);
  });

  test.each([
    ['any other error', new Error('not Connection terminated')],
    ['an error of the data', errorWith({ code: '22008' })],
    ['a failed query', new DrizzleQueryError('select 1', [], errorWith({ code: '42P01' }))],
  ])('answers 500 for %s, and logs it', async (_, error) => {
    const { status, body } = await answerTo(error);
    expect({ status, body }).toEqual({
      status: 500,
      body: { status: false, message: 'Something went wrong on our side', errors: [] },
    });
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      msg: 'a request failed',
      err: { type: error.constructor.name },
    });
  });
  test.each(['a text', { statusCode: 404, code: '57014', message: 'Not an error' }])(
    'answers 500 for %j, which is no error',
    async (thrown) => {
      expect(await answerTo(thrown)).toMatchObject({ status: 500 });
      expect(logged).toHaveLength(1);
    },
  );
});
