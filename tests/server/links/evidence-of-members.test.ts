import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { evidenceContactFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { addGivenFile, askedByLink } from '#tests/contract/evidence-link-samples.ts';
import { addRequestFile, askedEvidence } from '#tests/contract/finding-fixtures.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { comparable } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '2', FILES_QUOTA_MB: '6' } }));
const harbour = shared(async () => ({ ...(await openPlace(server)), marker: 'Harbour' }));
const meridian = shared(() => openPlace(server));

/** A member with the right to view, and nothing more. */
const addViewer = () =>
  addPerson(server, { in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }] });

interface Asked {
  readonly id: string;
  readonly evidenceId: string;
}

/** A viewer who is asked for a piece of evidence of its own. */
async function askedViewer(): Promise<Asked & { readonly viewer: Person }> {
  const viewer = await addViewer();
  return { viewer, ...(await askedEvidence(harbour, viewer)) };
}

const requestsAs = async (person: Person, { evidenceId }: Asked) =>
  at((await person.call(`/api/evidence/${evidenceId}/requests`)).body, 'data.0');

const removeFile = (person: Person, { id }: Pick<Asked, 'id'>, fileId: string) =>
  person.call(`/api/evidence-request/${id}/files/${fileId}`, { method: 'DELETE' });

/** Takes a step with what is stored now. */
async function take(person: Person, asked: Asked, body: object) {
  const version = at(await requestsAs(harbour.owner, asked), 'version');
  return person.call(`/api/evidence-request/${asked.id}/status`, { method: 'POST', body: { version, ...body } });
}

const provide = { action: 'PROVIDE', madeOn: '2026-03-10', reason: 'As agreed' };

test('what a viewer gives becomes the current version of the evidence once it is accepted, and is theirs', async () => {
  const { viewer, ...asked } = await askedViewer();
  expect(await addRequestFile(viewer, harbour, asked.id, 'report.txt', 'Findings')).toMatchObject({
    status: 201,
    body: { data: { status: 'OPEN', files: [{ name: 'report.txt', size: 8 }] } },
  });
  expect(await requestsAs(harbour.owner, asked)).toMatchObject({ status: 'OPEN', files: [] });
  expect(await take(viewer, asked, provide)).toMatchObject({
    status: 200,
    body: { data: { status: 'PROVIDED', madeOn: '2026-03-10', reply: 'As agreed' } },
  });
  const versionsNow = async () =>
    at((await harbour.owner.call(`/api/evidence/${asked.evidenceId}/versions`)).body, 'data');
  expect(await versionsNow()).toMatchObject([{ number: 1, files: [] }]);
  const given = await requestsAs(harbour.owner, asked);
  const address = await harbour.owner.call(`/api/evidence-contact-file/${textAt(given, 'files.0.id')}/address`);
  expect(await server.call(textAt(address.body, 'data.url'))).toMatchObject({ status: 200, text: 'Findings' });
  expect(await take(harbour.owner, asked, { action: 'ACCEPT' })).toMatchObject({
    status: 200,
    body: { data: { status: 'ACCEPTED', files: [] } },
  });
  expect(await versionsNow()).toMatchObject([
    { number: 1, madeOn: '2026-03-10', files: [{ name: 'report.txt' }], note: 'As agreed', replacedAt: null },
  ]);
  expect(await versionsNow()).toMatchObject([{ givenBy: at(given, 'person.name') }]);
  const { body } = await harbour.owner.call(`/api/records/${asked.evidenceId}/attachments`);
  expect(at(body, 'data.data')).toMatchObject([{ latest: { name: 'report.txt', createdBy: { id: viewer.id } } }]);
});

test('without a file or a date nothing is given, and what is given stays as it is until it is returned', async () => {
  const { viewer, ...asked } = await askedViewer();
  expect(await take(viewer, asked, { action: 'PROVIDE', madeOn: '2099-01-01' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'files' }, { field: 'madeOn', message: 'Choose today or an earlier day' }] },
  });
  const added = await addRequestFile(viewer, harbour, asked.id);
  const fileId = textAt(added.body, 'data.files.0.id');
  expect(at((await addRequestFile(viewer, harbour, asked.id)).body, 'data.files')).toHaveLength(1);
  await take(viewer, asked, provide);
  expect((await removeFile(viewer, asked, fileId)).status).toBe(409);
  expect((await addRequestFile(viewer, harbour, asked.id, 'late.txt')).status).toBe(409);
  await take(harbour.owner, asked, { action: 'RETURN', reason: 'The signature is missing' });
  expect(await requestsAs(viewer, asked)).toMatchObject({
    status: 'OPEN',
    reason: 'The signature is missing',
    files: [{ id: fileId }],
  });
  for (let round = 0; round < 2; round += 1)
    expect(await removeFile(viewer, asked, fileId)).toMatchObject({ status: 200, body: { data: { files: [] } } });
  expect((await addRequestFile(viewer, harbour, asked.id, 'a.exe', 'MZ')).status).toBe(400);
});

test('nobody else collects, reads or takes back what a member collects, whatever their rights', async () => {
  const { viewer, ...asked } = await askedViewer();
  const other = await askedViewer();
  const added = await addRequestFile(viewer, harbour, asked.id, 'own.txt');
  const fileId = textAt(added.body, 'data.files.0.id');
  for (const person of [other.viewer, harbour.owner]) {
    expect((await addRequestFile(person, harbour, asked.id)).status).toBe(403);
    expect((await removeFile(person, asked, fileId)).status).toBe(403);
    expect((await person.call(`/api/evidence-contact-file/${fileId}/address`)).status).toBe(404);
    expect((await take(person, asked, provide)).status).toBe(403);
  }
  expect((await removeFile(other.viewer, other, fileId)).status).toBe(404);
  expect((await viewer.call(`/api/evidence-contact-file/${fileId}/address`)).status).toBe(200);
  expect(await requestsAs(other.viewer, asked)).toMatchObject({ files: [] });
});

test('from another organisation a request and its files are as unknown as any other id', async () => {
  const { viewer, ...asked } = await askedViewer();
  const added = await addRequestFile(viewer, harbour, asked.id);
  const fileId = textAt(added.body, 'data.files.0.id');
  const { owner } = meridian;
  const [known, unknown] = [asked.id, randomUUID()];
  const answers = async (id: string) => [
    comparable(await addRequestFile(owner, meridian, id)),
    comparable(await removeFile(owner, { id }, fileId)),
    comparable(
      await owner.call(`/api/evidence-request/${id}/status`, { method: 'POST', body: { version: 1, ...provide } }),
    ),
  ];
  expect(await answers(known)).toEqual(await answers(unknown));
  expect((await owner.call(`/api/evidence-contact-file/${fileId}/address`)).status).toBe(404);
});

test('to be asked gives no other right, and who may not edit evidence accepts nothing', async () => {
  const { viewer, ...asked } = await askedViewer();
  await addRequestFile(viewer, harbour, asked.id);
  const attach = await viewer.call(`/api/records/${asked.evidenceId}/attachments?name=a.txt`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    raw: 'A report',
  });
  expect(attach.status).toBe(403);
  const renewal = { method: 'POST', body: { version: 1, madeOn: '2026-03-10' } } as const;
  expect((await viewer.call(`/api/evidence/${asked.evidenceId}/renew`, renewal)).status).toBe(403);
  await take(viewer, asked, provide);
  const reader = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_MANAGER', level: 'VIEW' }],
  });
  for (const person of [viewer, reader]) expect((await take(person, asked, { action: 'ACCEPT' })).status).toBe(403);
});

test('nobody accepts what they gave themselves', async () => {
  const asked = await askedEvidence(harbour, harbour.owner);
  await addRequestFile(harbour.owner, harbour, asked.id);
  await take(harbour.owner, asked, provide);
  expect((await take(harbour.owner, asked, { action: 'ACCEPT' })).status).toBe(403);
});

test('a request that is withdrawn lets go of its files', async () => {
  const { viewer, ...asked } = await askedViewer();
  await addRequestFile(viewer, harbour, asked.id);
  await take(viewer, asked, provide);
  expect(await take(harbour.owner, asked, { action: 'WITHDRAW', reason: 'Found it' })).toMatchObject({
    body: { data: { status: 'WITHDRAWN', reason: 'Found it', files: [] } },
  });
  const left = await within(harbour, () =>
    db
      .select({ removedAt: evidenceContactFile.removedAt })
      .from(evidenceContactFile)
      .where(eq(evidenceContactFile.requestId, asked.id)),
  );
  expect(left).toEqual([{ removedAt: expect.any(Date) }]);
  expect((await addRequestFile(viewer, harbour, asked.id, 'late.txt')).status).toBe(409);
});

test('a link sees nothing of what members collect, and who is asked fills a quarter of the room at most', async () => {
  const { viewer, ...asked } = await askedViewer();
  await addRequestFile(viewer, harbour, asked.id, 'member.txt', 'x'.repeat(1_300_000));
  expect(await addRequestFile(viewer, harbour, asked.id, 'two.txt', 'y'.repeat(1_300_000))).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'body' }] },
  });
  const linked = await askedByLink(harbour);
  await addGivenFile(harbour, linked, 'link.txt');
  const scope = { organisationId: harbour.organisation.id, linkId: linked.linkId, recordId: linked.evidenceId };
  const seen = await server.database.onLink(scope, () =>
    db.select({ id: evidenceContactFile.requestId }).from(evidenceContactFile),
  );
  expect(seen).toEqual([{ id: null }]);
});
