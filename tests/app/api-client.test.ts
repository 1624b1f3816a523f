import { createServer as createProbe } from 'node:net';

import { describe, expect, test, vi } from 'vitest';

import { Risks } from '#openapi/generated/operations/risks.ts';
import { failureOf } from '#src/actors/failure.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { clientOf } from '#src/api/connection/client-of.ts';

import {
  breaksOff,
  counts,
  notifications,
  portOf,
  refusal,
  refused,
  scriptedServer,
} from './support/scripted-server.ts';

const unreachable = 'The server is not responding. Check your connection and try again.';

const api = scriptedServer();

describe('a missing response is an error with status 0', () => {
  test('when the connection is refused', async () => {
    const probe = createProbe();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const port = portOf(probe);
    await new Promise((resolve) => probe.close(resolve));
    const error = await refused(api.askCounts(api.clientWith({ baseUrl: `http://127.0.0.1:${port}` })));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, message: unreachable });
    expect(api.outcomes).toEqual([error]);
  });

  test('when the connection is cut before a response', async () => {
    api.script = [(reply) => void reply.destroy()];
    expect(await refused(api.askCounts())).toMatchObject({ status: 0, message: unreachable });
  });

  test('when the response body is cut off', async () => {
    api.script = [breaksOff];
    const error = await refused(api.askCounts());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, message: unreachable });
    expect(api.outcomes).toEqual([error]);
  });

  test('when no response arrives within 500 s (specification section 9)', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    api.script = [() => limit.abort(new DOMException('The time is up', 'TimeoutError'))];
    expect(await refused(api.askCounts())).toMatchObject({ status: 0, message: unreachable });
    expect(timeout.mock.calls).toEqual([[500_000]]);
    timeout.mockRestore();
  });

  test('when there is no token, without sending a request', async () => {
    const token = () => Promise.reject(new Error('No response was received'));
    expect(await refused(api.askCounts(api.clientWith({ token })))).toMatchObject({ status: 0, message: unreachable });
    expect(api.asked).toEqual([]);
  });

  test('and has no status in a machine, so that it does not sign the user out', async () => {
    api.script = [breaksOff];
    expect(failureOf(await refused(api.askCounts()))).toEqual({
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
  const askFile = () => clientOf(Risks)(api.clientWith()).exportFile({ query: { format: 'json' } });

  test('is neither parsed nor changed, and has the name that the server gives it', async () => {
    api.script = [(reply) => void reply.writeHead(200, headers).end('[\n]\n')];
    const { name, content } = await askFile();
    expect(name).toBe('risks-café.json');
    expect(await content.text()).toBe('[\n]\n');
    expect(api.outcomes).toEqual([null]);
  });

  test('that breaks off is an error, because a part of it must not pass for the whole', async () => {
    api.script = [(reply) => void reply.writeHead(200, headers).write('[', () => reply.destroy())];
    expect(failureOf(await refused(askFile()))).toEqual({
      code: 'network_error',
      message: 'The download broke off, so nothing was saved. Try again.',
      fieldErrors: {},
    });
  });

  test('that is refused is an error with the server’s own words', async () => {
    api.script = [refusal(403, 'Not for you')];
    expect(await refused(askFile())).toMatchObject({ status: 403, message: 'Not for you' });
  });
});

test('a call aborted by its caller does not affect the connection status', async () => {
  const caller = new AbortController();
  api.script = [() => caller.abort()];
  const error = await refused(notifications(api.clientWith()).counts({ signal: caller.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(error).not.toBeInstanceOf(ApiError);
  expect(api.outcomes).toEqual([]);
});

test('a response counts as a success, even without a body', async () => {
  api.script = [counts, (reply) => void reply.writeHead(204).end()];
  const client = api.clientWith();
  expect(await api.askCounts(client)).toEqual({ unread: 3 });
  expect(await refused(api.askCounts(client))).toMatchObject({ status: 0, message: 'An error occurred' });
  expect(api.outcomes).toEqual([null, null]);
  expect(api.asked.map((headers) => headers['x-organisation-id'])).toEqual(['org-1', 'org-1']);
});

test('a signed-out user without an organisation sends neither header', async () => {
  api.script = [counts];
  await api.askCounts(api.clientWith({ token: async () => null, organisationId: () => null }));
  expect(api.asked[0]).not.toHaveProperty('authorization');
  expect(api.asked[0]).not.toHaveProperty('x-organisation-id');
});
