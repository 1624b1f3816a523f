import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { documentHeaders } from '../support/document-headers.ts';
import type { Call } from '../support/http.ts';
import { addOrganisation, addPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { shared } from '../support/shared.ts';

const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));
const ada = shared(() => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] }));

const secure = {
  ...documentHeaders,
  'x-request-id': expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
};

const json = { 'content-type': 'application/json' };

const kinds: readonly { about: string; path: string; status: number; call?: Call }[] = [
  { about: 'a success', path: '/api/risk', status: 200 },
  { about: 'a success without a body', path: '/api/risk', call: { method: 'HEAD' }, status: 200 },
  { about: 'something made', path: '/api/risk', call: { method: 'POST', body: { title: 'x' } }, status: 201 },
  { about: 'a wrong field', path: '/api/risk', call: { method: 'POST', body: { name: 'x' } }, status: 400 },
  { about: 'broken JSON', path: '/api/risk', call: { method: 'POST', raw: '{', headers: json }, status: 400 },
  { about: 'no token', path: '/api/risk', call: { token: undefined }, status: 401 },
  { about: 'no right', path: '/api/admin/user', status: 403 },
  { about: 'an unknown id', path: '/api/risk/3f0f3f0f-3f0f-4f0f-8f0f-3f0f3f0f3f0f', status: 404 },
  {
    about: 'too large a body',
    path: '/api/risk',
    call: { method: 'POST', raw: 'x'.repeat(1_000_001), headers: json },
    status: 413,
  },
  {
    about: 'a form',
    path: '/api/risk',
    call: { method: 'POST', raw: 'a=b', headers: { 'content-type': 'text/plain' } },
    status: 415,
  },
  { about: 'an unknown path of the API', path: '/api/nothing', status: 404 },
  { about: 'an unknown method', path: '/api/risk', call: { method: 'PUT' }, status: 404 },
  { about: 'TRACE', path: '/api/risk', call: { method: 'TRACE' }, status: 404 },
  {
    about: 'a preflight of another origin',
    path: '/api/risk',
    call: { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    status: 404,
  },
  { about: 'an address that cannot be read', path: '/api/risk/%zz', status: 404 },
  { about: 'an address that is too long', path: `/api/risk/${'x'.repeat(500)}`, status: 404 },
  { about: 'an unknown path', path: '/nothing', status: 404 },
  { about: 'a hidden file', path: '/.git/config', status: 404 },
  { about: 'health', path: '/healthz', status: 200 },
  { about: 'readiness', path: '/readyz', status: 200 },
  { about: 'the identity', path: '/__clerk/v1/environment', status: 200 },
  { about: 'an unknown path of the identity', path: '/__clerk/v1/nothing', status: 404 },
];

test.each(kinds)('the security headers are set on $about', async ({ path, call, status }) => {
  const answer = await ada.call(path, call);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(secure);
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['x-powered-by'] ?? answer.headers['server']).toBeUndefined();
});

test.each(kinds.filter(({ path, status }) => path.startsWith('/api') && status >= 400))(
  'the error of $about has the common shape, with the request id only in the header',
  async ({ path, call, status }) => {
    const answer = await ada.call(path, call);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({ status: false, message: expect.stringMatching(/\S/), errors: expect.any(Array) });
    expect(answer.text).not.toContain(String(answer.headers['x-request-id']));
    expect(answer.status).toBe(status);
  },
);

test('every response has its own request id, whatever id the client sends', async () => {
  const headers = { 'x-request-id': 'chosen-by-the-client', 'request-id': 'chosen-by-the-client' };
  const answers = await Promise.all([1, 2, 3].map(() => server.call('/healthz', { headers })));
  const ids = answers.map((answer) => answer.headers['x-request-id']);
  expect(new Set([...ids, 'chosen-by-the-client'])).toHaveLength(4);
});

describe('behind https', () => {
  let https: TestServer;
  beforeAll(async () => {
    https = await startTestServer({
      environ: { ORIGIN: 'https://attest.example', API_BASE_URL: 'https://api.attest.example/api' },
    });
  });
  afterAll(() => https.close());

  test.each(['/healthz', '/api/nothing', '/api/%zz'])('%s is answered with an HSTS header', async (path) => {
    const { headers } = await https.call(path);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.attest.example;");
  });
});
