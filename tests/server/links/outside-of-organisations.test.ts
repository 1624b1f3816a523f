import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { contactMessage, organisation } from '#server/database/schema/index.ts';
import { renderLinkPage } from '#src/secure-links/render.tsx';
import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newLink } from './support.ts';

const built = { styles: '', fonts: [], scripts: [], chunks: [] };
const assets = { policy: built, assessment: built, evidence: built };
const server = shared(() =>
  startTestServer({ linkPages: { render: async (page, setting) => renderLinkPage(page, setting, assets) } }),
);

test('a link of a suspended organisation says so, and opens again once that is resumed', async () => {
  const place = await openPlace(server);
  const { token } = await newLink(place);
  const { platform } = server.database;
  const set = (state: 'ACTIVE' | 'SUSPENDED') =>
    platform.update(organisation).set({ state }).where(eq(organisation.id, place.organisation.id));
  const open = () => server.call(`/policy/secure/${token}`);
  await set('SUSPENDED');
  const page = await open();
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('is suspended at the moment')]);
  const acknowledged = await server.call(`/api/public/policy/secure/${token}/acknowledgement`, { method: 'POST' });
  expect(acknowledged.status).toBe(503);
  await set('ACTIVE');
  expect((await open()).status).toBe(200);
});

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/contact-message?from=assessment`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
const message = { name: 'Rita Reader', email: 'rita@reader.example', text: 'The link does not open.' };
const stored = () => server.database.platform.select().from(contactMessage);

test('a page of a link that opens nothing has a form, whose message reaches the platform', async () => {
  const { text } = await server.call('/service-provider-assessment/secure/unknown');
  expect(text).toContain('action="/contact-message?from=assessment"');
  const answer = await form(message);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Message sent')]);
  expect(await stored()).toMatchObject([{ ...message, place: 'ASSESSMENT_LINK', status: 'NEW', accountId: null }]);
});

test('what is not valid, sent from another site, or one too many in an hour, is not kept', async () => {
  const before = (await stored()).length;
  expect((await form({ ...message, email: 'no address' })).status).toBe(400);
  expect((await form({ ...message, text: ' ' })).status).toBe(400);
  expect((await form(message, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const statuses: number[] = [];
  for (let count = before; count < 6; count += 1) statuses.push((await form(message)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await stored()).toHaveLength(5);
});
