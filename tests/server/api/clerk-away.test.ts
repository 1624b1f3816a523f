import fastify from 'fastify';
import { expect, test } from 'vitest';

import { freePort } from '#scripts/support/server-process.ts';
import { handleErrors } from '#server/http/errors.ts';
import { clerkProvider } from '#server/identity/provider.ts';
import { addStranger } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test('while Clerk’s keys cannot be fetched, requests are answered with 503 and nobody is signed out', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const origin = 'https://attest.example';
  const keys = { publishableKey: 'pk_live_x', secretKey: 'sk_live_x', host };
  const provider = clerkProvider({ ...keys, origin, templateTokens: false });
  const claims = { sub: 'user_1', iss: `https://${host}`, azp: origin, sid: 'sess_1', nbf: 1, exp: 9_999_999_999 };
  const token = `${encoded({ alg: 'RS256', kid: 'ins_1' })}.${encoded(claims)}.c2lnbmF0dXJl`;
  const app = fastify();
  handleErrors(app);
  app.get('/api/auth/me', () => provider.verify(token));
  const answer = await app.inject('/api/auth/me');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: false,
    message: 'The service is not available at the moment. Try again shortly.',
    errors: [],
  });
});

test('while the service cannot be asked who a new user is, requests are answered with 503', async () => {
  const server = await startTestServer();
  const newcomer = await addStranger(server);
  const token = await newcomer.token();
  await server.identity.close();
  expect((await server.call('/api/auth/me', { token })).status).toBe(503);
  await server.close();
});
