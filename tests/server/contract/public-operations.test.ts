import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import type { LinkRequirement } from '#openapi/access.ts';
import { notFound } from '#server/contract/errors.ts';
import type { ContextFor, LinkScope } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { shared } from '#tests/server/support/shared.ts';

import { anyAnswer, startFabricatedServer, type Fabricated } from './fabricated.ts';

const link = { kind: 'policy', perAddress: 6, perLink: 3 } as const satisfies LinkRequirement;
const access = { audience: 'public', link } as const;
type Context = ContextFor<typeof access>;

const token = { type: 'string', maxLength: 100 };
const answered: string[] = [];

/** Returns what the database knows about the caller. */
const readPolicy: Fabricated = {
  path: '/public/policy/{token}',
  method: 'get',
  operation: {
    operationId: 'PolicyLinks.read',
    parameters: [{ name: 'token', in: 'path', required: true, schema: token }],
    responses: anyAnswer,
  },
  access,
  handler: async (_input, context: Context) => {
    const { rows } = await db.execute(sql`
      select current_user as role, nullif(current_setting('app.organisation_id', true), '') as organisation,
        current_setting('app.link_id') as link, current_setting('app.record_id') as record`);
    answered.push(context.link.linkId);
    return rows[0];
  },
};

const answerPolicy: Fabricated = {
  path: '/public/policy',
  method: 'post',
  operation: {
    operationId: 'PolicyLinks.answer',
    'x-max-bytes': 40_000,
    parameters: [{ name: 'X-Link-Token', in: 'header', schema: token }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { token, text: { type: 'string', maxLength: 10_000 } },
            required: ['token', 'text'],
            additionalProperties: false,
          },
        },
      },
    },
    responses: anyAnswer,
  },
  access,
  handler: async (_input, context: Context) => context.link.recordId,
};

/** Forgets to restrict the query to the link's record. */
const readEverything: Fabricated = {
  ...readPolicy,
  path: '/public/everything/{token}',
  operation: { ...readPolicy.operation, operationId: 'PolicyLinks.everything' },
  handler: async () => db.select().from(record),
};

const links = new Map<string, LinkScope & { kind: string }>();

const server = shared(() =>
  startFabricatedServer({
    operations: [readPolicy, answerPolicy, readEverything],
    findLink: async ({ kind, token: given }) => {
      const found = links.get(given);
      if (found?.kind !== kind) throw notFound();
      return found;
    },
  }),
);
beforeEach(() => {
  links.clear();
  answered.length = 0;
});

function givenLink(kind = 'policy') {
  const { organisationId, riskId: recordId } = server.organisation;
  const found = { kind, organisationId, linkId: randomUUID(), recordId };
  const given = randomUUID();
  links.set(given, found);
  return { ...found, token: given };
}

let addresses = 0;
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${(addresses += 1)}` });
const read = (given: string, headers: Record<string, string> = newAddress()) =>
  server.call(`/public/policy/${given}`, { headers });

test('a secure link gives access to its record under the links role, without an organisation', async () => {
  const { token: given, linkId, recordId } = givenLink();
  const answer = await read(given);
  expect(answer.body).toMatchObject({
    status: true,
    data: { role: 'attest_link', organisation: null, link: linkId, record: recordId },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the database rejects a handler that does not restrict its query to the link', async () => {
  const { token: given } = givenLink();
  const answer = await server.call(`/public/everything/${given}`, { headers: newAddress() });
  expect(answer).toMatchObject({ status: 500, body: { status: false } });
  expect(answer.text).not.toContain('Harbour');
});

test('other credentials in the request are ignored', async () => {
  const { token: given } = givenLink();
  const { organisationId } = server.organisation;
  const headers = { ...newAddress(), authorization: 'Bearer member', 'x-organisation-id': organisationId };
  expect((await read(given, headers)).body).toMatchObject({ data: { role: 'attest_link', organisation: null } });
});

test('an unknown token and one of another kind get the same response, and reach no handler', async () => {
  const other = givenLink('assessment');
  const [unknown, another] = [await read('unknown'), await read(other.token)];
  expect(unknown.status).toBe(404);
  expect(another.text).toBe(unknown.text);
  expect(answered).toEqual([]);
});

test('a token in the body is checked after the body is validated', async () => {
  const { token: given, recordId } = givenLink();
  const send = (body: unknown) => server.call('/public/policy', { method: 'POST', body, headers: newAddress() });
  expect((await send({ token: given, text: 'Read' })).body).toMatchObject({ data: recordId });
  expect((await send({ token: 'unknown', text: 'Read' })).status).toBe(404);
  expect((await send({ token: 'unknown', text: 'Read', recordId })).status).toBe(400);
  expect((await send({ text: 'Read' })).status).toBe(400);
});

const answer = (body: object, headers: Record<string, string> = {}) =>
  server.call('/public/policy', { method: 'POST', body, headers: { ...newAddress(), ...headers } });

test('a token in a header is checked before the body', async () => {
  const { token: given, recordId } = givenLink();
  const long = 'x'.repeat(10_001);
  expect((await answer({ token: 'unknown', text: long }, { 'x-link-token': 'unknown' })).status).toBe(404);
  expect((await answer({ token: given, text: long }, { 'x-link-token': given })).status).toBe(400);
  expect((await answer({ token: given, text: 'Read' }, { 'x-link-token': given })).body).toMatchObject({
    data: recordId,
  });
  expect((await answer({ token: given, text: 'Read' }, { 'x-link-token': 'x'.repeat(101) })).status).toBe(400);
});

test('the token of the body must be that of the header', async () => {
  const [one, other] = [givenLink().token, givenLink().token];
  const refused = await answer({ token: one, text: 'Read' }, { 'x-link-token': other });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'token' }] } });
});

test('without the header, a body can have 16 kB at most', async () => {
  const { token: given, recordId } = givenLink();
  const body = { token: given, text: '\u00e9'.repeat(8000) };
  const large = await answer(body);
  expect(large).toMatchObject({ status: 413, body: { errors: [{ field: 'body' }] } });
  expect((await answer(body, { 'x-link-token': given })).body).toMatchObject({ data: recordId });
});

test('a token in a header counts for its link before the body is read', async () => {
  const { token: given } = givenLink();
  const statuses = [];
  for (let request = 0; request <= link.perLink; request += 1)
    statuses.push((await answer({ wrong: true }, { 'x-link-token': given })).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('requests per minute are limited by address, whatever link they name', async () => {
  const headers = newAddress();
  const statuses: number[] = [];
  for (let request = 0; request < link.perAddress; request += 1) {
    statuses.push((await read(`guess-${request}`, headers)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404]));
  const { token: given } = givenLink();
  const refused = await read(given, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(answered).toEqual([]);
  expect((await read(given)).status).toBe(200);
});

test('requests per minute are limited by link, from any address', async () => {
  const { token: given } = givenLink();
  for (let request = 0; request < link.perLink; request += 1) expect((await read(given)).status).toBe(200);
  expect((await read(given)).status).toBe(429);
  expect((await read(givenLink().token)).status).toBe(200);
});
