import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  activity,
  evidenceContact,
  evidenceContactFile,
  organisation,
  record,
  secureLink,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { tellOfGiven } from '#server/modules/evidence/by-link/tell.ts';
import { inDays } from '#tests/contract/assessment-samples.ts';
import {
  addGivenFile,
  askedByLink,
  givenByLink,
  newEvidence,
  type AskedByLink,
} from '#tests/contract/evidence-link-samples.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { comparable } from '#tests/server/support/http.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '3' } }));
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** What the links role finds with a link. */
const underLink = <T>({ linkId, evidenceId }: Pick<AskedByLink, 'linkId' | 'evidenceId'>, work: () => Promise<T>) =>
  server.database.onLink({ organisationId: harbour.organisation.id, linkId, recordId: evidenceId }, work);

test('the database shows a link its own request and files, and lets it write only those', async () => {
  const [own, other] = [await askedByLink(harbour, 'Own'), await askedByLink(harbour, 'Other')];
  await askedByLink(meridian, 'Foreign');
  await addGivenFile(harbour, own, 'own.txt');
  await addGivenFile(harbour, other, 'other.txt');
  const seen = await underLink(own, async () => ({
    organisations: await db.select({ name: organisation.name }).from(organisation),
    records: await db.select({ title: record.title }).from(record),
    contacts: await db.select({ id: evidenceContact.id }).from(evidenceContact),
    people: await db.select({ id: userAccount.id }).from(userAccount),
    links: await db.select({ id: secureLink.id }).from(secureLink),
    files: await db.select({ name: storedFile.name }).from(storedFile),
  }));
  expect(seen).toEqual({
    organisations: [{ name: harbour.organisation.name }],
    records: [{ title: 'Own' }],
    contacts: [{ id: own.contactId }],
    people: [{ id: harbour.owner.id }],
    links: [{ id: own.linkId }],
    files: [{ name: 'own.txt' }],
  });
  const organisationId = harbour.organisation.id;
  const entry = { organisationId, action: 'UPDATE', entityType: 'evidence', entityName: '', changes: [] };
  const attempts = [
    () => db.insert(activity).values({ ...entry, entityId: other.evidenceId }),
    () => db.insert(activity).values({ ...entry, entityId: own.evidenceId, actorId: harbour.owner.id }),
    () => db.insert(evidenceContactFile).values({ organisationId, contactId: other.contactId, fileId: own.linkId }),
    () => db.update(evidenceContact).set({ acceptedAt: new Date() }),
    () => db.update(evidenceContact).set({ expiresAt: new Date() }),
    () => db.update(record).set({ title: 'Changed' }),
    () => db.delete(evidenceContactFile),
    () =>
      db.execute(
        sql`insert into pgboss.job (name, data) values ('attest', ${JSON.stringify({ job: 'purge-files', organisationId })}::jsonb)`,
      ),
    () => db.execute(sql`select from evidence_version`),
  ];
  for (const attempt of attempts)
    await expect(underLink(own, async () => void (await attempt()))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  const mixed = { linkId: own.linkId, evidenceId: other.evidenceId };
  expect(await underLink(mixed, () => db.select({ id: record.id }).from(record))).toEqual([]);
});

test('files of others, and tokens of another kind, are one 404', async () => {
  const [own, other] = [await askedByLink(harbour), await askedByLink(harbour)];
  const added = await addGivenFile(harbour, other, 'theirs.txt', 'Theirs');
  const fileId = textAt(added.body, 'data.files.0.id');
  const page = (token: string) => server.call(`/evidence/secure/${token}/files/${fileId}`);
  expect((await page(own.token)).status).toBe(404);
  expect(await page(other.token)).toMatchObject({ status: 200, text: 'Theirs' });
  expect((await server.call(`${own.path}/files/${fileId}`, { method: 'DELETE' })).status).toBe(404);
  const unknown = comparable(await server.call('/api/public/evidence/secure/unknown'));
  expect(comparable(await server.call(`/api/public/policy/secure/${own.token}`))).toEqual(unknown);
});

test('outsiders fill a quarter of the room at most', async () => {
  const asked = await askedByLink(harbour);
  const large = 'x'.repeat(1_300_000);
  expect((await addGivenFile(harbour, asked, 'one.txt', large)).status).toBe(201);
  expect(await addGivenFile(harbour, asked, 'two.txt', large.replace('x', 'y'))).toMatchObject({ status: 409 });
});

test('who asked is told and finds it on the dashboard, and nobody else decides', async () => {
  const { organisation: where } = harbour;
  const other = await addPerson(server, { in: [{ organisation: where, role: 'ORG_ASSESSOR', level: 'DELETE' }] });
  const viewer = await addPerson(server, { in: [{ organisation: where, role: 'ORG_VIEWER', level: 'DELETE' }] });
  const asked = await givenByLink(harbour, 'Log review');
  // By a job, in nobody's name.
  const scope = { organisationId: where.id, userId: '' };
  await server.database.inOrganisation(scope, () => tellOfGiven(asked.contactId));
  const notices = await harbour.owner.call('/api/notifications');
  expect(JSON.stringify(notices.body)).toContain('Evidence given by a link');
  const waiting = await harbour.owner.call('/api/waiting-for-me');
  expect(JSON.stringify(waiting.body)).toContain('EVIDENCE_GIVEN');
  const path = `/api/evidence-contact/${asked.contactId}/change`;
  const accept = { method: 'POST', body: { version: 2, action: 'ACCEPT' } } as const;
  expect((await other.call(path, accept)).status).toBe(403);
  const ask = { method: 'POST', body: { email: 'x@example.org', expiresOn: inDays(3) } } as const;
  expect((await viewer.call(`/api/evidence/${asked.evidenceId}/contacts`, ask)).status).toBe(403);
  expect((await other.call(`/api/evidence/${asked.evidenceId}/contacts`, ask)).status).toBe(201);
});

test('a piece of evidence has an address once at a time, and a foreign one is unknown', async () => {
  const evidenceId = await newEvidence(harbour);
  const ask = (where: typeof harbour) =>
    where.owner.call(`/api/evidence/${evidenceId}/contacts`, {
      method: 'POST',
      body: { email: 'Twice@example.org', expiresOn: inDays(3) },
    });
  expect(await ask(harbour)).toMatchObject({ status: 201, body: { data: { email: 'twice@example.org' } } });
  expect(await ask(harbour)).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
  expect((await ask(meridian)).status).toBe(404);
});
