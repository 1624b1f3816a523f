import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createProbe } from 'node:net';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Notifications, Risks } from '#openapi/generated/operations.ts';
import { failureOf } from '#src/actors/failure.ts';
import { ApiError } from '#src/api/api-error.ts';
import { clientOf } from '#src/api/client-of.ts';
import { createApiClient, type ApiClient, type ApiClientSettings } from '#src/api/client.ts';

type Answer = (reply: ServerResponse, request: IncomingMessage) => void;

const unreachable = 'The server is not responding. Check your connection and try again.';

let server: Server;
let origin: string;
/** The server's responses in sequence; the last one repeats. */
let script: Answer[] = [];
let asked: IncomingMessage['headers'][] = [];
let outcomes: (ApiError | null)[] = [];

const portOf = (listening: Pick<Server, 'address'>) => {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

beforeEach(async () => {
  [script, asked, outcomes] = [[], [], []];
  server = createServer((request, reply) => {
    asked.push(request.headers);
    const answer = script.length > 1 ? script.shift() : script[0];
    answer?.(reply, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const text =
  (status: number, body: string): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'text/html' }).end(body);

const refusal = (status: number, message: string) => json(status, { status: false, message });
const counts: Answer = json(200, { status: true, message: 'Fetched successfully', data: { unread: 3 } });
const breaksOff: Answer = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  reply.write('{"status":true,', () => reply.destroy());
};

const clientWith = (settings: Partial<ApiClientSettings> = {}): ApiClient =>
  createApiClient({
    baseUrl: origin,
    token: async (fresh) => (fresh ? 'fresh' : 'kept'),
    organisationId: () => 'org-1',
    onAnswer: (failure) => void outcomes.push(failure),
    ...settings,
  });

/** @returns the rejection of the call; undefined if it succeeds */
const refused = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const notifications = clientOf(Notifications);
const askCounts = (client = clientWith()) => notifications(client).counts();

describe('a missing response is an error with status 0', () => {
  test('when the connection is refused', async () => {
    const probe = createProbe();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const port = portOf(probe);
    await new Promise((resolve) => probe.close(resolve));
    const error = await refused(askCounts(clientWith({ baseUrl: `http://127.0.0.1:${port}` })));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, message: unreachable });
    expect(outcomes).toEqual([error]);
  });

  test('when the connection is cut before a response', async () => {
    script = [(reply) => void reply.destroy()];
    expect(await refused(askCounts())).toMatchObject({ status: 0, message: unreachable });
  });

  test('when the response body is cut off', async () => {
    script = [breaksOff];
    const error = await refused(askCounts());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, message: unreachable });
    expect(outcomes).toEqual([error]);
  });

  test('when no response arrives within 500 s (specification section 9)', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    script = [() => limit.abort(new DOMException('The time is up', 'TimeoutError'))];
    expect(await refused(askCounts())).toMatchObject({ status: 0, message: unreachable });
    expect(timeout.mock.calls).toEqual([[500_000]]);
    timeout.mockRestore();
  });

  test('when there is no token, without sending a request', async () => {
    const token = () => Promise.reject(new Error('No response was received'));
    expect(await refused(askCounts(clientWith({ token })))).toMatchObject({ status: 0, message: unreachable });
    expect(asked).toEqual([]);
  });

  test('and has no status in a machine, so that it does not sign the user out', async () => {
    script = [breaksOff];
    expect(failureOf(await refused(askCounts()))).toEqual({
      code: 'network_error',
      message: unreachable,
      fieldErrors: {},
    });
  });
});

describe('a file', () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="risks_.json"; filename*=UTF-8''risks-caf%C3%A9.json`,
  };
  const askFile = () => clientOf(Risks)(clientWith()).exportFile({ query: { format: 'json' } });

  test('is neither parsed nor changed, and has the name that the server gives it', async () => {
    script = [(reply) => void reply.writeHead(200, headers).end('[\n]\n')];
    const { name, content } = await askFile();
    expect(name).toBe('risks-café.json');
    expect(await content.text()).toBe('[\n]\n');
    expect(outcomes).toEqual([null]);
  });

  test('that breaks off is an error, because a part of it must not pass for the whole', async () => {
    script = [(reply) => void reply.writeHead(200, headers).write('[', () => reply.destroy())];
    expect(failureOf(await refused(askFile()))).toEqual({
      code: 'network_error',
      message: 'The download broke off, so nothing was saved. Try again.',
      fieldErrors: {},
    });
  });

  test('that is refused is an error with the server’s own words', async () => {
    script = [refusal(403, 'Not for you')];
    expect(await refused(askFile())).toMatchObject({ status: 403, message: 'Not for you' });
  });
});

describe('an error takes its message from the response body', () => {
  test.each([
    ['a page of a proxy', text(500, '<h1>Bad Gateway</h1>'), 500, 'An error occurred'],
    ['nothing at all', text(500, ''), 500, 'An error occurred'],
    ['a body without a message', json(503, { status: false }), 503, 'An error occurred'],
    ['a list in its place', json(500, []), 500, 'An error occurred'],
    ['the server’s own words', refusal(409, 'It is in use'), 409, 'It is in use'],
    ['too many requests', refusal(429, 'slow down'), 429, 'Too many requests. Please try again later.'],
  ])('%s', async (_what, answer, status, message) => {
    script = [answer];
    const error = await refused(askCounts());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
    expect(asked).toHaveLength(1);
    expect(outcomes).toEqual([error]);
  });

  test('with its field errors, stored record and request id', async () => {
    const errors = [{ field: 'title', message: 'Title is required' }];
    script = [json(409, { message: 'Changed', errors, current: { version: 4 } }, { 'x-request-id': 'r-1' })];
    expect(await refused(askCounts())).toMatchObject({
      fieldErrors: { title: 'Title is required' },
      current: { version: 4 },
      requestId: 'r-1',
    });
  });
});

describe('an expired token (specification section 8)', () => {
  const bearers = () => asked.map(({ authorization }) => authorization);

  test('is renewed once, and the second request provides the response', async () => {
    script = [refusal(401, 'TOKEN_EXPIRED'), counts];
    expect(await askCounts()).toEqual({ unread: 3 });
    expect(bearers()).toEqual(['Bearer kept', 'Bearer fresh']);
    expect(outcomes).toEqual([null]);
  });

  test('the second request carries the same body', async () => {
    const bodies: string[] = [];
    const note =
      (answer: Answer): Answer =>
      async (reply, request) => {
        bodies.push(Buffer.concat(await request.toArray()).toString());
        answer(reply, request);
      };
    script = [note(refusal(401, 'TOKEN_EXPIRED')), note(json(200, { status: true, message: 'Updated' }))];
    await notifications(clientWith()).markAsRead({ body: { notificationId: 'n-1' } });
    expect(bodies).toEqual(['{"notificationId":"n-1"}', '{"notificationId":"n-1"}']);
  });

  test('that is rejected again is an error, without a third request', async () => {
    script = [refusal(401, 'TOKEN_EXPIRED')];
    const error = await refused(askCounts());
    expect(error).toMatchObject({ status: 401, message: 'TOKEN_EXPIRED' });
    expect(asked).toHaveLength(2);
    expect(outcomes).toEqual([error]);
  });

  test('whose second request gets no response is an error with status 0', async () => {
    script = [refusal(401, 'TOKEN_EXPIRED'), breaksOff];
    expect(await refused(askCounts())).toMatchObject({ status: 0 });
  });

  test('any other 401 is not retried', async () => {
    script = [refusal(401, 'UNAUTHENTICATED')];
    expect(await refused(askCounts())).toMatchObject({ status: 401, message: 'UNAUTHENTICATED' });
    expect(asked).toHaveLength(1);
  });
});

test('a call aborted by its caller does not affect the connection status', async () => {
  const caller = new AbortController();
  script = [() => caller.abort()];
  const error = await refused(notifications(clientWith()).counts({ signal: caller.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(error).not.toBeInstanceOf(ApiError);
  expect(outcomes).toEqual([]);
});

test('a response counts as a success, even without a body', async () => {
  script = [counts, (reply) => void reply.writeHead(204).end()];
  const client = clientWith();
  expect(await askCounts(client)).toEqual({ unread: 3 });
  expect(await refused(askCounts(client))).toMatchObject({ status: 0, message: 'An error occurred' });
  expect(outcomes).toEqual([null, null]);
  expect(asked.map((headers) => headers['x-organisation-id'])).toEqual(['org-1', 'org-1']);
});

test('a signed-out user without an organisation sends neither header', async () => {
  script = [counts];
  await askCounts(clientWith({ token: async () => null, organisationId: () => null }));
  expect(asked[0]).not.toHaveProperty('authorization');
  expect(asked[0]).not.toHaveProperty('x-organisation-id');
});
