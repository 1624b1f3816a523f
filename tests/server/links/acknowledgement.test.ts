import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  acknowledgement,
  acknowledgementRequest,
  policy,
  policyVersion,
  secureLinkUse,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { activityOf, openPlace } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { approveVersion, newLink, newPolicy, requestAcknowledgement, within, type GivenLink } from './support.ts';

const server = shared(() => startTestServer());
const place = shared(() => openPlace(server));

const acknowledge = ({ path }: GivenLink, headers: Record<string, string> = {}) =>
  server.call(`${path}/acknowledgement`, { method: 'POST', headers });

const storedOf = ({ requestId }: GivenLink) =>
  within(place, () => db.select().from(acknowledgement).where(eq(acknowledgement.requestId, requestId)));

const requestOf = async ({ requestId }: GivenLink) => {
  const [found] = await within(place, () =>
    db.select().from(acknowledgementRequest).where(eq(acknowledgementRequest.id, requestId)),
  );
  return found;
};

const usesOf = ({ linkId }: GivenLink) =>
  within(place, () =>
    db
      .select({ action: secureLinkUse.action, userAgent: secureLinkUse.userAgent })
      .from(secureLinkUse)
      .where(eq(secureLinkUse.linkId, linkId))
      .orderBy(asc(secureLinkUse.at)),
  );

test('an acknowledgement stores everything that proves it', async () => {
  const link = await newLink(place);
  const answer = await acknowledge(link, { 'user-agent': 'Reader/1.0' });
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Policy acknowledged successfully', data: { isAcknowledged: true } },
  });
  const [version] = await within(place, () =>
    db.select().from(policyVersion).where(eq(policyVersion.policyId, link.policyId)),
  );
  const stored = await storedOf(link);
  expect(stored).toEqual([
    {
      organisationId: place.organisation.id,
      requestId: link.requestId,
      code: textAt(answer.body, 'data.receiptCode'),
      contentSha256: version?.sha256,
      sentence: 'I have read this policy and I acknowledge this policy',
      at: new Date(textAt(answer.body, 'data.acknowledgedAt')),
      address: '127.0.0.1',
      userAgent: 'Reader/1.0',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await usesOf(link)).toEqual([{ action: 'acknowledge', userAgent: 'Reader/1.0' }]);
  expect((await requestOf(link))?.openedAt).not.toBeNull();
  expect((await activityOf(place, link.policyId)).at(-1)).toMatchObject({
    action: 'UPDATE',
    changes: [
      { field: 'acknowledgedBy', new: 'ada@example.com' },
      { field: 'documentVersion', new: '1.0' },
      { field: 'contentSha256', new: version?.sha256 },
      { field: 'receiptSha256', new: stored[0]?.sha256 },
    ],
  });
  expect((await server.call(link.path)).body).toMatchObject({
    data: { accessInfo: { isAcknowledged: true, receiptCode: stored[0]?.code } },
  });
});

test('20 at once are answered alike and store one', async () => {
  const link = await newLink(place);
  const logged = (await activityOf(place, link.policyId)).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => acknowledge(link)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await storedOf(link)).toHaveLength(1);
  expect(await activityOf(place, link.policyId)).toHaveLength(logged + 1);
});

test('reading changes nothing; opening is noted once, by its own request', async () => {
  const link = await newLink(place);
  await server.call(link.path);
  expect((await requestOf(link))?.openedAt).toBeNull();
  expect(await usesOf(link)).toEqual([]);
  const open = () => server.call(`${link.path}/opening`, { method: 'POST', headers: { 'user-agent': 'Reader/1.0' } });
  expect(await open()).toMatchObject({ status: 200, body: { status: true } });
  const openedAt = (await requestOf(link))?.openedAt;
  expect(openedAt).toBeInstanceOf(Date);
  await open();
  expect((await requestOf(link))?.openedAt).toEqual(openedAt);
  expect(await usesOf(link)).toEqual([
    { action: 'open', userAgent: 'Reader/1.0' },
    { action: 'open', userAgent: 'Reader/1.0' },
  ]);
});

test('a version that has been replaced can be read but no longer acknowledged; what was acknowledged stays', async () => {
  const policyId = await newPolicy(place);
  const versionId = await approveVersion(place, policyId);
  const [done, late] = [
    await requestAcknowledgement(place, { policyId, versionId, email: 'ada@example.com' }),
    await requestAcknowledgement(place, { policyId, versionId, email: 'grace@example.com' }),
  ];
  const first = await acknowledge(done);
  await approveVersion(place, policyId, { content: '<p>Another text.</p>' });
  await within(place, async () => {
    await db.update(policy).set({ versionInForce: '2.0' }).where(eq(policy.id, policyId));
  });
  expect((await server.call(late.path)).body).toMatchObject({
    data: { policy: { version: '1.0', supersededBy: '2.0', description: '<p>Lock your screen.</p>' } },
  });
  expect(await acknowledge(late)).toMatchObject({
    status: 409,
    body: { message: 'Version 1.0 no longer applies, so it cannot be acknowledged' },
  });
  expect(await storedOf(late)).toEqual([]);
  expect((await acknowledge(done)).text).toBe(first.text);
});

test('a link to a later version shows what has changed since the one its recipient acknowledged', async () => {
  const policyId = await newPolicy(place);
  const first = { policyId, versionId: await approveVersion(place, policyId) };
  await acknowledge(await requestAcknowledgement(place, { ...first, email: 'ada@example.com' }));
  const content = '<p>Lock your screen and your drawer.</p>';
  const second = { policyId, versionId: await approveVersion(place, policyId, { content, changeLog: 'Drawers too' }) };
  const seenBy = async (email: string) =>
    (await server.call((await requestAcknowledgement(place, { ...second, email })).path)).body;
  expect(await seenBy('ada@example.com')).toMatchObject({
    data: {
      policy: {
        version: '2.0',
        changes: { since: '1.0', changeLog: 'Drawers too', passages: [{ change: 'CHANGED', element: 'p' }] },
      },
    },
  });
  expect(await seenBy('grace@example.com')).toMatchObject({ data: { policy: { changes: null } } });
});

test('rich text is sanitised again when it is read, and files and addresses have none', async () => {
  const content = '<p>Read <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:1">this</a></p>';
  const link = await newLink(place, { version: { content } });
  expect(textAt((await server.call(link.path)).body, 'data.policy.description')).toBe(
    '<p>Read <a rel="noopener noreferrer nofollow">this</a></p>',
  );
  const elsewhere = await newLink(place, {
    version: { content: '<p>Not shown</p>', generationMethod: 'URL', sourceUrl: 'https://example.com/policy' },
  });
  expect((await server.call(elsewhere.path)).body).toMatchObject({
    data: { policy: { description: '', sourceUrl: 'https://example.com/policy' } },
  });
});

test('anyone with the code of a receipt can check it', async () => {
  const link = await newLink(place, { fields: { title: 'Clean desk' } });
  const code = textAt((await acknowledge(link)).body, 'data.receiptCode');
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  const check = (given: string) => server.call(`/api/public/policy/receipt/${given}`);
  const answer = await check(code.toLowerCase());
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        code,
        organisation: { name: place.organisation.name },
        policy: { name: 'Clean desk' },
        version: '1.0',
        recipient: 'a•••@example.com',
        contentMatches: true,
        receiptMatches: true,
      },
    },
  });
  expect(answer.text).not.toContain('ada@');
  expect((await check('0000-0000-0000-0000-0000-0000-0000')).status).toBe(404);
  expect((await check(link.token)).status).toBe(404);
  expect((await server.call(`/api/public/policy/secure/${code}`)).status).toBe(404);
});

test('a receipt whose stored facts were changed afterwards does not match', async () => {
  const link = await newLink(place);
  const code = textAt((await acknowledge(link)).body, 'data.receiptCode');
  await asOwner(server, `update acknowledgement set address = '203.0.113.1' where code = $1`, [code]);
  expect((await server.call(`/api/public/policy/receipt/${code}`)).body).toMatchObject({
    data: { contentMatches: true, receiptMatches: false },
  });
});
