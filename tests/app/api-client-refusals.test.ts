import { describe, expect, test } from 'vitest';

import { ApiError } from '#src/api/connection/api-error.ts';

import {
  breaksOff,
  counts,
  json,
  notifications,
  refusal,
  refused,
  scriptedServer,
  type Answer,
} from './support/scripted-server.ts';

const api = scriptedServer();

const text =
  (status: number, body: string): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'text/html' }).end(body);

describe('an error takes its message from the response body', () => {
  test.each([
    ['a page of a proxy', text(500, '<h1>Bad Gateway</h1>'), 500, 'An error occurred'],
    ['nothing at all', text(500, ''), 500, 'An error occurred'],
    ['a body without a message', json(503, { status: false }), 503, 'An error occurred'],
    ['a list in its place', json(500, []), 500, 'An error occurred'],
    ['the server’s own words', refusal(409, 'It is in use'), 409, 'It is in use'],
    ['too many requests', refusal(429, 'slow down'), 429, 'Too many requests. Please try again later.'],
  ])('%s', async (_what, answer, status, message) => {
    api.script = [answer];
    const error = await refused(api.askCounts());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
    expect(api.asked).toHaveLength(1);
    expect(api.outcomes).toEqual([error]);
  });

  test.each([
    [
      'that reports failure',
      json(200, { status: false, message: 'You are no longer a member' }),
      'You are no longer a member',
      false,
    ],
    [
      'without a status',
      json(200, { message: 'Something is missing', data: { unread: 3 } }),
      'Something is missing',
      false,
    ],
    ['with a status that is not true', json(200, { status: 'true', data: { unread: 3 } }), 'An error occurred', true],
    ['that is no object', json(200, null), 'An error occurred', true],
  ])('a successful answer %s is an error too (specification section 7)', async (_what, answer, message, isGeneric) => {
    api.script = [answer];
    const error = await refused(api.askCounts());
    expect(error).toMatchObject({ status: 200, message, isGeneric });
    expect(api.outcomes).toEqual([error]);
  });

  test('a successful answer whose status is not its first field is taken', async () => {
    api.script = [json(200, { data: { unread: 3 }, status: true })];
    expect(await api.askCounts()).toEqual({ unread: 3 });
  });

  test('with its field errors, stored record and request id', async () => {
    const errors = [{ field: 'title', message: 'Title is required' }];
    api.script = [json(409, { message: 'Changed', errors, current: { version: 4 } }, { 'x-request-id': 'r-1' })];
    expect(await refused(api.askCounts())).toMatchObject({
      fieldErrors: { title: 'Title is required' },
      current: { version: 4 },
      requestId: 'r-1',
    });
  });
});

describe('an expired token (specification section 8)', () => {
  const bearers = () => api.asked.map(({ authorization }) => authorization);

  test('is renewed once, and the second request provides the response', async () => {
    api.script = [refusal(401, 'TOKEN_EXPIRED'), counts];
    expect(await api.askCounts()).toEqual({ unread: 3 });
    expect(bearers()).toEqual(['Bearer kept', 'Bearer fresh']);
    expect(api.outcomes).toEqual([null]);
  });

  test('the second request carries the same body', async () => {
    const bodies: string[] = [];
    const note =
      (answer: Answer): Answer =>
      async (reply, request) => {
        bodies.push(Buffer.concat(await request.toArray()).toString());
        answer(reply, request);
      };
    api.script = [note(refusal(401, 'TOKEN_EXPIRED')), note(json(200, { status: true, message: 'Updated' }))];
    await notifications(api.clientWith()).markAsRead({ body: { notificationId: 'n-1' } });
    expect(bodies).toEqual(['{"notificationId":"n-1"}', '{"notificationId":"n-1"}']);
  });

  test('that is rejected again is an error, without a third request', async () => {
    api.script = [refusal(401, 'TOKEN_EXPIRED')];
    const error = await refused(api.askCounts());
    expect(error).toMatchObject({ status: 401, message: 'TOKEN_EXPIRED' });
    expect(api.asked).toHaveLength(2);
    expect(api.outcomes).toEqual([error]);
  });

  test('whose second request gets no response is an error with status 0', async () => {
    api.script = [refusal(401, 'TOKEN_EXPIRED'), breaksOff];
    expect(await refused(api.askCounts())).toMatchObject({ status: 0 });
  });

  test('any other 401 is not retried', async () => {
    api.script = [refusal(401, 'UNAUTHENTICATED')];
    expect(await refused(api.askCounts())).toMatchObject({ status: 401, message: 'UNAUTHENTICATED' });
    expect(api.asked).toHaveLength(1);
  });
});
