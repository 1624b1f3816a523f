import { expect, test } from 'vitest';

import { ApiError } from '#server/contract/errors.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  activity,
  policyVersion,
  record,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { linkedContent } from '#server/modules/policy/secure/linked-policy.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { approveVersion, newLink, newPolicy, requestAcknowledgement, revoke } from './support.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

const codeOf = (error: unknown) => (error instanceof ApiError ? error.statusCode : error);

/** What the links role finds with a link. */
const underLink = <T>(
  { linkId, policyId: recordId }: { linkId: string; policyId: string },
  work: () => Promise<T>,
  purpose: 'read' | 'write' = 'write',
) => server.database.onLink({ organisationId: harbour.organisation.id, linkId, recordId }, work, purpose);

test('the database shows a link its own policy, version, people and request, whatever is asked', async () => {
  const [link] = [
    await newLink(harbour, { fields: { title: 'Clean desk', ownerId: harbour.owner.id } }),
    await newLink(harbour, { fields: { title: 'Another' } }),
    await newLink(meridian, { fields: { title: 'Foreign' } }),
  ];
  const seen = await underLink(link, async () => ({
    records: await db.select({ title: record.title }).from(record),
    people: await db.select({ id: userAccount.id }).from(userAccount),
    versions: await db.select({ policyId: policyVersion.policyId }).from(policyVersion),
    requests: await db.select({ id: acknowledgementRequest.id }).from(acknowledgementRequest),
    acknowledgements: await db.select({ code: acknowledgement.code }).from(acknowledgement),
    files: await db.select({ id: storedFile.id }).from(storedFile),
  }));
  expect(seen).toEqual({
    records: [{ title: 'Clean desk' }],
    people: [{ id: harbour.owner.id }],
    versions: [{ policyId: link.policyId }],
    requests: [{ id: link.requestId }],
    acknowledgements: [],
    files: [],
  });
});

test('a text that the server remembers is shown to those whose link reaches it, and to nobody else', async () => {
  const content = '<p>Known to the server by now.</p>';
  const policyId = await newPolicy(harbour);
  const versionId = await approveVersion(harbour, policyId, { content });
  const ask = (email: string) => requestAcknowledgement(harbour, { policyId, versionId, email });
  const [one, other, foreign] = [await ask('one@example.com'), await ask('other@example.com'), await newLink(meridian)];
  const show = async ({ path }: { path: string }) => {
    const { status, body } = await server.call(path);
    return [status, status === 200 ? textAt(body, 'data.policy.description') : undefined];
  };
  expect(await show(one)).toEqual([200, content]);
  expect(await show(other)).toEqual([200, content]);
  expect(await show(foreign)).toEqual([200, '<p>Lock your screen.</p>']);
  await revoke(harbour, other, 'request');
  expect(await show(other)).toEqual([404, undefined]);
  expect(await show(one)).toEqual([200, content]);
  expect(await underLink(foreign, () => linkedContent(versionId)).catch(codeOf)).toBe(404);
});

test('a link whose record does not match sees nothing', async () => {
  const [link, other] = [await newLink(harbour), await newLink(harbour)];
  const mixed = { linkId: link.linkId, policyId: other.policyId };
  expect(await underLink(mixed, () => db.select({ title: record.title }).from(record))).toEqual([]);
});

test('a link cannot write for another request, organisation or entity, nor read what it logs', async () => {
  const [link, other] = [await newLink(harbour), await newLink(meridian)];
  const values = { contentSha256: '', sentence: '', at: new Date(), address: '', userAgent: '', sha256: '' };
  const entry = { action: 'UPDATE', entityType: 'policy', entityName: '', changes: [] };
  const attempts = [
    () =>
      db
        .insert(acknowledgement)
        .values({ ...values, code: 'x', organisationId: meridian.organisation.id, requestId: other.requestId }),
    () => db.insert(activity).values({ ...entry, organisationId: harbour.organisation.id, entityId: other.policyId }),
    () =>
      db.insert(activity).values({
        ...entry,
        organisationId: harbour.organisation.id,
        entityId: link.policyId,
        actorId: harbour.owner.id,
      }),
    () => db.select().from(activity),
    () => db.update(record).set({ title: 'Changed' }),
    () => db.update(acknowledgementRequest).set({ revokedAt: null }),
    () => db.delete(acknowledgement),
  ];
  for (const attempt of attempts)
    await expect(underLink(link, async () => void (await attempt()))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
});

test('what a request with a link reads cannot write', async () => {
  const link = await newLink(harbour);
  const write = async () => void (await db.update(acknowledgementRequest).set({ openedAt: new Date() }));
  const writing = underLink(link, write, 'read');
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
