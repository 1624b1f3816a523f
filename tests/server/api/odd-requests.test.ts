import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { outboxRoutes } from '#server/mail/outbox-routes.ts';
import { openOutbox } from '#server/mail/outbox.ts';
import { staticFiles } from '#server/static/static-files.ts';
import { at } from '#tests/server/identity/support.ts';

import type { Answer, Call } from '../support/http.ts';
import { addOrganisation, addPerson, type Person } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'attest-odd-'));
const failures: string[] = [];
let server: TestServer;
let ada: Person;
let organisationId = '';
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<!doctype html><head><title>Attest</title></head><body></body>'],
    ['csp.json', '{}'],
    ['preloads.json', '[]'],
    ['assets/main-1a2b.js', 'export {};'],
  ] as const) {
    writeFileSync(path.join(folder, name), text);
  }
  const outbox = await openOutbox(path.join(folder, 'outbox'));
  server = await startTestServer({
    log: { write: (line) => void (Number(at(JSON.parse(line), 'level')) >= 50 && failures.push(line)) },
    plugins: [
      {
        prefix: '',
        async plugin(app) {
          await app.register(outboxRoutes, { outbox });
          await app.register(staticFiles, { root: folder, settings: () => ({ productName: 'Attest' }) });
        },
      },
    ],
  });
  const organisation = await addOrganisation(server);
  organisationId = organisation.id;
  ada = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Set FUZZ_SEED to the seed of a failure to reproduce its requests. */
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** CONNECT asks for a tunnel: Node closes the connection without a response. */
const anyMethod = http.METHODS.filter((method) => method !== 'CONNECT');
const usualMethods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const words = (text: string) => text.split(' ');
const segments = [
  ...words('api risk information-asset risk-category auth me admin user remove removed position restore options x'),
  ...words('__clerk v1 client sign_ins sign_ups sessions tokens environment oauth_callback __outbox assets healthz'),
  ...words(
    'main-1a2b.js index.html csp.json outbox .. . %2e%2e %2F %5c %00 %ff %C0%AE %E2%80%AE % %zz [ ] \\ ; : @ * ~ | ^ ` {} <> "',
  ),
  ...words('__proto__ constructor 00000000-0000-4000-8000-000000000000 null -1 1e999 http: //evil.example'),
  '',
  'x'.repeat(300),
];
const queries = [
  ...words('? ?? ?page=0 ?page[]=1 ?search=%00 ?search=%ff ?a=%zz ?page=1&page=2 ?__proto__[x]=1 ?_method=DELETE'),
  ...words('?_method=__proto__ ?_clerk_session_id=x ?state= ?sortId=constructor #x ?x=%E2%80%AE'),
  `?${'a=1&'.repeat(500)}`,
];
const headerNames = [
  ...words('accept accept-encoding accept-language authorization cache-control content-encoding content-type cookie'),
  ...words('if-match if-none-match if-modified-since idempotency-key origin range referer te upgrade user-agent via'),
  ...words(
    'x-forwarded-for x-forwarded-host forwarded x-http-method-override x-organisation-id x-request-id __proto__',
  ),
];
const headerValues = [
  ...words(
    '* */* null , ;q= text/html application/json application/x-www-form-urlencoded multipart/form-data gzip h2c',
  ),
  ...words(
    'bytes=0-,-1 bytes=9-1 "x" W/"x" __client= __client=x.y=z Bearer Basic http://[ https://evil.example:99999 %00',
  ),
  ...words('chunked identity \u00ff\u00fe 1e999 -1 {"a":1} constructor'),
  'application/json; charset=utf-16',
  'Bearer a.b.c',
  'Thu, 99 Zzz 9999 99:99:99 GMT',
  '',
  'x'.repeat(3000),
];
const bodies = [
  ...words('{} [] null {"a": "x" 1e999 a=b&a=c a=%zz&%00=%ff \u0000'),
  '['.repeat(2000),
  ' '.repeat(3000),
];

interface OddRequest extends Call {
  readonly path: string;
  readonly method: string;
  readonly isSignedIn: boolean;
}

function oddRequest(next: () => number): OddRequest {
  const below = (limit: number) => Math.floor(next() * limit);
  const one = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const start = one([
    '/',
    '/',
    '/api/',
    '/api/risk/',
    '/__clerk/v1/',
    '//',
    '/__outbox/',
    server.origin + '/',
    'http://evil.example/',
  ]);
  const target =
    next() < 0.02 ? '*' : start + some(4, () => one(segments)).join('/') + (next() < 0.4 ? one(queries) : '');
  const named = some(4, () => [one(headerNames), one(headerValues)] as const);
  const host = next() < 0.1 ? { host: one(['evil.example', 'localhost', '127.0.0.1:1', '[::1', '', 'a,b', '@']) } : {};
  const origin = next() < 0.5 ? { origin: server.origin } : {};
  const body = next() < 0.4 ? { raw: one(bodies) } : {};
  return {
    path: target,
    method: one(next() < 0.8 ? usualMethods : anyMethod),
    headers: { ...origin, ...Object.fromEntries(named), ...host },
    ...body,
    isSignedIn: next() < 0.5,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The defect of a response; undefined if there is none. */
function complaint({ status, headers, text, body }: Answer, method: string): string | undefined {
  if (status < 200 || status >= 500) return 'a failure';
  if (!isText(headers['x-request-id']) || headers['x-content-type-options'] !== 'nosniff')
    return 'not through our hooks';
  if (headers.location !== undefined && !headers.location.startsWith(`${server.origin}/`)) return 'leads elsewhere';
  if (method === 'HEAD' || text === '') return undefined;
  const type = headers['content-type'] ?? '';
  if (!type.includes('json')) return /^(?:text|application|image)\//.test(type) ? undefined : 'of no type';
  if (typeof body !== 'object') return 'no JSON';
  const isRefusal = (at(body, 'status') === false && isText(at(body, 'message'))) || isText(at(body, 'errors.0.code'));
  return status < 400 || isRefusal ? undefined : 'a refusal of another shape';
}

test('any URL, method and headers get a well-formed response, never a server error', async () => {
  const next = numbersFrom(seed);
  const requests = Array.from({ length: 600 }, () => oddRequest(next));
  const token = await ada.token();
  const wrong: unknown[] = [];
  const statuses = new Set<number>();
  for (const { isSignedIn, path: target, ...request } of requests) {
    const identified = isSignedIn ? { token, organisation: organisationId } : {};
    try {
      const answer = await server.call(target, { ...identified, ...request });
      statuses.add(answer.status);
      const about = complaint(answer, request.method);
      if (about !== undefined) wrong.push({ about, target, request, status: answer.status, text: answer.text });
    } catch (error) {
      wrong.push({ about: String(error), target, request });
    }
  }
  expect({ seed, wrong, failures }).toEqual({ seed, wrong: [], failures: [] });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 421]));
  expect((await server.call('/readyz')).status).toBe(200);
});
