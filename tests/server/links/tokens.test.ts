import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { comparable } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newLink, revoke } from './support.ts';

const lines: string[] = [];
const server = shared(() =>
  startTestServer({ environ: { TRUST_PROXY: 'loopback' }, log: { write: (line) => lines.push(line) } }),
);
const place = shared(() => openPlace(server));

let addresses = 0;
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${(addresses += 1)}` });

const notFound = { status: false, message: 'Not found', errors: [] };

test('a link opens its policy', async () => {
  const { path } = await newLink(place, { fields: { title: 'Clean desk' } });
  const answer = await server.call(path);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        organisation: { name: place.organisation.name },
        policy: {
          name: 'Clean desk',
          status: 'APPROVED',
          version: '1.0',
          description: '<p>Lock your screen.</p>',
          generationMethod: 'MANUAL',
          owner: null,
          approver: null,
          files: [],
          changes: null,
        },
        accessInfo: { isAcknowledged: false, acknowledgedAt: null, receiptCode: null },
      },
    },
  });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

test('a token that opens nothing is answered the same, whatever is wrong with it', async () => {
  const [altered, ofRevokedLink, ofRevokedRequest, otherKind, ofRemoved] = [
    await newLink(place),
    await newLink(place),
    await newLink(place),
    await newLink(place, { kind: 'assessment' }),
    await newLink(place),
  ];
  await revoke(place, ofRevokedLink, 'link');
  await revoke(place, ofRevokedRequest, 'request');
  const removal = await place.owner.call(`/api/policy/${ofRemoved.policyId}?version=1`, { method: 'DELETE' });
  expect(removal.status).toBe(200);
  const last = altered.token.endsWith('A') ? 'B' : 'A';
  const tokens = [
    'unknown',
    `${altered.token.slice(0, -1)}${last}`,
    `${altered.token}%20`,
    'not%20a%20token',
    '%3Cscript%3E',
    'a'.repeat(200),
    ofRevokedLink.token,
    ofRevokedRequest.token,
    otherKind.token,
    ofRemoved.token,
  ];
  for (const path of ['', '/acknowledgement', '/opening']) {
    const answers = [];
    for (const token of tokens) {
      const method = path === '' ? 'GET' : 'POST';
      answers.push(
        comparable(await server.call(`/api/public/policy/secure/${token}${path}`, { method, headers: newAddress() })),
      );
    }
    expect(answers[0]).toMatchObject({ status: 404, text: JSON.stringify(notFound) });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  }
});

test('an expired link tells when it expired, and nothing else', async () => {
  const expiresAt = new Date('2026-01-31T12:00:00Z');
  const { path, token } = await newLink(place, { expiresAt, fields: { title: 'Secret matters' } });
  const expected = { status: false, message: 'This link has expired', errors: [], expiredOn: '2026-01-31' };
  for (const answer of [
    await server.call(path),
    await server.call(`${path}/acknowledgement`, { method: 'POST' }),
    await server.call(`${path}/opening`, { method: 'POST' }),
    await server.call(`/policy/secure/${token}/files/${place.owner.id}`),
  ]) {
    expect(answer).toMatchObject({ status: 410, body: expected });
    expect(answer.text).toBe(JSON.stringify(expected));
  }
});

test('after 30 bad tokens in a minute an address is refused further ones, but a good one still opens', async () => {
  const headers = newAddress();
  const { path } = await newLink(place);
  const statuses: number[] = [];
  for (let guess = 0; guess < 62 && statuses.at(-1) !== 429; guess += 1) {
    statuses.push((await server.call(`/api/public/policy/secure/guess-${guess}`, { headers })).status);
  }
  // A minute may end in between; then counting begins again.
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThanOrEqual(31);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
  const refused = await server.call('/api/public/policy/receipt/guess', { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call(path, { headers })).status).toBe(200);
  expect((await server.call('/api/public/policy/secure/guess', { headers: newAddress() })).status).toBe(404);
});

test('no token is in the log, in the activity log or in an export of it; the log names the link', async () => {
  const { path, token, linkId, policyId } = await newLink(place);
  lines.length = 0;
  await server.call(path);
  await server.call(`${path}/opening`, { method: 'POST' });
  await server.call(`${path}/acknowledgement`, { method: 'POST' });
  await server.call(`/policy/secure/${token}/files/${place.owner.id}`);
  const log = lines.join('');
  expect(log).toContain(linkId);
  expect(log).toContain('/api/public/policy/secure/:token/acknowledgement');
  const activities = await place.owner.call('/api/activities?perPage=100');
  expect(activities.text).toContain(policyId);
  for (const text of [log, activities.text, (await place.owner.call(`/api/policy/${policyId}`)).text]) {
    expect(text).not.toContain(token);
  }
});
