import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { activity, evidenceContact, evidenceContactFile, secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { openOutbox, type Outbox } from '#server/mail/outbox.ts';
import { contactMails } from '#server/modules/evidence/by-link/slow-work/mails.ts';
import { remindContacts } from '#server/modules/evidence/index.ts';
import { sendDueMails } from '#server/modules/secure-link/index.ts';
import { inDays, within } from '#tests/contract/assessment-samples.ts';
import {
  addGivenFile,
  askedByLink,
  changeContact,
  contactsNow,
  evidenceLinkFor,
  givenByLink,
  giveWith,
  type AskedByLink,
} from '#tests/contract/evidence-link-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { comparable } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));

let outbox: Outbox;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attest-outbox-'));
  outbox = await openOutbox(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const viewOf = async ({ path }: Pick<AskedByLink, 'path'>) => at((await server.call(path)).body, 'data');

/** Sends what is due, and returns everything that an address has got. */
async function mailsTo(to: string) {
  const parts = {
    mail: outbox,
    origin: 'https://attest.example',
    productName: 'Attest',
    countHit: async () => ({ allowed: true }),
  };
  const context = {
    signal: new AbortController().signal,
    inTransaction: <T>(work: () => Promise<T>) => within(harbour, work),
  };
  await sendDueMails(contactMails, parts, context);
  return outbox.list({ to, limit: 100 });
}

test('what was given becomes the current version of the evidence once it is accepted', async () => {
  const asked = await askedByLink(harbour, 'Penetration test', { note: 'The report of this year', name: 'Ada' });
  expect(await viewOf(asked)).toMatchObject({
    organisation: { name: harbour.organisation.name },
    title: 'Penetration test',
    note: 'The report of this year',
    recipient: 'Ada',
    state: 'OPEN',
    files: [],
  });
  expect(await addGivenFile(harbour, asked, 'report.txt', 'Findings')).toMatchObject({ status: 201 });
  expect(at(await contactsNow(harbour, asked.evidenceId), 'data.0')).toMatchObject({ state: 'REQUESTED', files: [] });
  expect(await giveWith(harbour, asked, { madeOn: '2026-03-10', reply: 'As agreed' })).toMatchObject({
    status: 200,
    body: { data: { state: 'GIVEN', madeOn: '2026-03-10' } },
  });
  const given = at(await contactsNow(harbour, asked.evidenceId), 'data.0');
  expect(given).toMatchObject({ state: 'GIVEN', reply: 'As agreed', files: [{ name: 'report.txt', size: 8 }] });
  const address = await harbour.owner.call(`/api/evidence-contact-file/${textAt(given, 'files.0.id')}/address`);
  expect(await server.call(textAt(address.body, 'data.url'))).toMatchObject({ status: 200, text: 'Findings' });
  expect(await changeContact(harbour, asked, { action: 'ACCEPT' })).toMatchObject({
    status: 200,
    body: { data: { state: 'ACCEPTED', files: [] } },
  });
  const { body } = await harbour.owner.call(`/api/evidence/${asked.evidenceId}/versions`);
  expect(at(body, 'data')).toMatchObject([
    { number: 2, madeOn: '2026-03-10', files: [{ name: 'report.txt' }], note: 'As agreed', givenBy: 'Ada' },
    { number: 1, madeOn: '2026-01-31', files: [], note: '', givenBy: '' },
  ]);
  expect(await viewOf(asked)).toMatchObject({ state: 'ACCEPTED' });
  const log = await within(harbour, () =>
    db
      .select({ changes: activity.changes, actorId: activity.actorId })
      .from(activity)
      .where(eq(activity.entityId, asked.evidenceId)),
  );
  expect(log.filter(({ actorId }) => actorId === null)).toMatchObject([
    {
      changes: [
        { field: 'evidenceContact', new: 'Given' },
        { field: 'attachment', new: 'report.txt' },
      ],
    },
  ]);
});

test('a file of the same name becomes the next version of the attached one', async () => {
  const { evidenceId } = await givenByLink(harbour).then(async (first) => {
    await changeContact(harbour, first, { action: 'ACCEPT' });
    return first;
  });
  const email = 'again@example.org';
  const added = await harbour.owner.call(`/api/evidence/${evidenceId}/contacts`, {
    method: 'POST',
    body: { email, expiresOn: inDays(9) },
  });
  const again = await evidenceLinkFor(harbour, { evidenceId, contactId: textAt(added.body, 'data.id') });
  await addGivenFile(harbour, again, 'report.txt', 'Another report');
  await giveWith(harbour, again);
  expect(await changeContact(harbour, again, { action: 'ACCEPT' })).toMatchObject({ status: 200 });
  const { body } = await harbour.owner.call(`/api/records/${evidenceId}/attachments`);
  expect(at(body, 'data.data')).toMatchObject([{ latest: { name: 'report.txt', number: 2 } }]);
});

test('what was returned is asked for again, with a mail, and the page says why', async () => {
  const email = 'returned@example.org';
  const asked = await askedByLink(harbour, 'Access review', { email, note: 'Every quarter' });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Please provide “Access review”']);
  await addGivenFile(harbour, asked);
  await giveWith(harbour, asked);
  expect(await changeContact(harbour, asked, { action: 'RETURN' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'reason' }] },
  });
  await changeContact(harbour, asked, { action: 'RETURN', reason: 'The signature is missing' });
  expect(await viewOf(asked)).toMatchObject({
    state: 'OPEN',
    returnedBecause: 'The signature is missing',
    files: [{ name: 'report.txt' }],
  });
  const [latest] = await mailsTo(email);
  expect(latest?.text).toContain('What you gave before was returned to you.');
  expect(latest?.text).not.toContain('signature');
  expect(await giveWith(harbour, asked)).toMatchObject({ body: { data: { state: 'GIVEN' } } });
});

test('without a file or a date nothing is given, and giving twice changes nothing', async () => {
  const asked = await askedByLink(harbour);
  expect(await giveWith(harbour, asked, {})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'files' }, { field: 'madeOn' }] },
  });
  const added = await addGivenFile(harbour, asked);
  expect(await giveWith(harbour, asked, { madeOn: '2099-01-01' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'madeOn', message: 'Choose today or an earlier day' }] },
  });
  const first = await giveWith(harbour, asked, { coversFrom: '2026-01-01', coversTo: '2026-03-31' });
  const second = await giveWith(harbour, asked, { madeOn: '2020-01-01', reply: 'Other' });
  expect(at(second.body, 'data')).toEqual(at(first.body, 'data'));
  const fileId = textAt(added.body, 'data.files.0.id');
  expect((await server.call(`${asked.path}/files/${fileId}`, { method: 'DELETE' })).status).toBe(409);
  expect((await addGivenFile(harbour, asked, 'late.txt')).status).toBe(409);
});

test('a file is taken back once, and the same one is not added twice', async () => {
  const asked = await askedByLink(harbour);
  await addGivenFile(harbour, asked);
  const added = await addGivenFile(harbour, asked);
  expect(at(added.body, 'data.files')).toHaveLength(1);
  const file = `${asked.path}/files/${textAt(added.body, 'data.files.0.id')}`;
  for (let round = 0; round < 2; round += 1)
    expect(await server.call(file, { method: 'DELETE' })).toMatchObject({ status: 200, body: { data: { files: [] } } });
  expect((await addGivenFile(harbour, asked, 'a.exe', 'MZ')).status).toBe(400);
});

test('opening the page is noted once, and reading it changes nothing', async () => {
  const asked = await askedByLink(harbour);
  await viewOf(asked);
  expect(at(await contactsNow(harbour, asked.evidenceId), 'data.0')).toMatchObject({ openedAt: null });
  await server.call(`${asked.path}/opening`, { method: 'POST' });
  expect(at(await contactsNow(harbour, asked.evidenceId), 'data.0')).toMatchObject({ state: 'OPENED' });
});

test('an ended link opens nothing, an expired one says when, and a new last day opens it again', async () => {
  const asked = await askedByLink(harbour);
  const unknown = comparable(await server.call('/api/public/evidence/secure/unknown'));
  await within(harbour, async () => {
    const past = { expiresAt: new Date('2026-01-31T12:00:00Z') };
    await db.update(evidenceContact).set(past).where(eq(evidenceContact.id, asked.contactId));
    await db.update(secureLink).set(past).where(eq(secureLink.contactId, asked.contactId));
  });
  expect(await server.call(asked.path)).toMatchObject({ status: 410 });
  expect(at(await contactsNow(harbour, asked.evidenceId), 'data.0')).toMatchObject({ state: 'EXPIRED' });
  expect(await changeContact(harbour, asked, { action: 'EXTEND' })).toMatchObject({ status: 400 });
  await changeContact(harbour, asked, { action: 'EXTEND', expiresOn: inDays(5) });
  expect(await viewOf(asked)).toMatchObject({ state: 'OPEN', expiresOn: inDays(5) });
  await addGivenFile(harbour, asked);
  expect(await changeContact(harbour, asked, { action: 'REVOKE' })).toMatchObject({
    body: { data: { state: 'REVOKED' } },
  });
  expect(comparable(await server.call(asked.path))).toEqual(unknown);
  const left = await within(harbour, () =>
    db
      .select({ removedAt: evidenceContactFile.removedAt })
      .from(evidenceContactFile)
      .where(eq(evidenceContactFile.contactId, asked.contactId)),
  );
  expect(left).toEqual([{ removedAt: expect.any(Date) }]);
});

test('a new link ends the earlier ones, and a mailbox gets one an hour', async () => {
  const email = 'resent@example.org';
  const asked = await askedByLink(harbour, 'Backup test', { email });
  await mailsTo(email);
  expect(await changeContact(harbour, asked, { action: 'RESEND' })).toMatchObject({ status: 200 });
  expect(await changeContact(harbour, asked, { action: 'REMIND' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action' }] },
  });
  const [latest] = await mailsTo(email);
  expect((await server.call(asked.path)).status).toBe(404);
  const token = /\/evidence\/secure\/(?<token>[\w-]+)/.exec(latest?.text ?? '')?.groups?.['token'] ?? '';
  expect(await viewOf({ path: `/api/public/evidence/secure/${token}` })).toMatchObject({ title: 'Backup test' });
});

test('those who have not given anything are reminded after their days, and nobody else', async () => {
  const enqueue = { enqueue: async () => {} };
  const [due, given, never] = [
    await askedByLink(harbour, 'Due', { email: 'due@example.org', reminderDays: 3 }),
    await askedByLink(harbour, 'Given', { email: 'given@example.org', reminderDays: 3 }),
    await askedByLink(harbour, 'Never', { email: 'never@example.org', reminderDays: 0 }),
  ];
  await addGivenFile(harbour, given);
  await giveWith(harbour, given);
  const dueOf = () =>
    within(harbour, async () => {
      await db.update(evidenceContact).set({ mailDue: null, sentAt: sql`now() - interval '4 days'` });
      await remindContacts(enqueue);
      return db.select({ id: evidenceContact.id }).from(evidenceContact).where(eq(evidenceContact.mailDue, 'REMINDER'));
    });
  const ids = (await dueOf()).map(({ id }) => id);
  expect(ids).toContain(due.contactId);
  expect(ids).not.toContain(given.contactId);
  expect(ids).not.toContain(never.contactId);
});
