import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import type { FrozenFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { png, upload } from '#tests/server/api/attached.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { comparable, fileType, type Answer } from '#tests/server/support/http.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { approveVersion, newPolicy, requestAcknowledgement, within } from './support.ts';

type Place = Awaited<ReturnType<typeof openPlace>>;

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));
const meridian = shared(() => openPlace(server));

/** Every version of the files of a policy, as an approval freezes them. */
const filesOf = (place: Place, policyId: string) =>
  within(place, async () => {
    const { rows } = await db.execute<FrozenFile & Record<string, unknown>>(sql`
      select a.id as "attachmentId", f.id as "fileId", f.name, f.sha256, v.number from attachment a
      join attachment_version v on v.attachment_id = a.id join stored_file f on f.id = v.file_id
      where a.record_id = ${policyId} order by v.number, f.name`);
    return rows;
  });

/** A policy of which a file is attached and frozen into its version. */
async function withFile(place: Place, name: string, content: string | Buffer) {
  const policyId = await newPolicy(place);
  await upload(place.owner, policyId, name, content);
  const frozen = await filesOf(place, policyId);
  const versionId = await approveVersion(place, policyId, { generationMethod: 'FILE', content: '', files: frozen });
  const link = await requestAcknowledgement(place, { policyId, versionId });
  const { body } = await server.call(link.path);
  return { ...link, frozen, fileId: frozen[0]?.fileId ?? '', url: textAt(body, 'data.policy.files.0.url'), body };
}

const pdf = '%PDF-1.7\nA policy';

describe('the files of a link', () => {
  test('are those of its version, shown by the browser if they cannot run anything', async () => {
    const { url, body } = await withFile(harbour, 'clean desk.pdf', pdf);
    expect(body).toMatchObject({
      data: { policy: { description: '', files: [{ name: 'clean desk.pdf', version: 1, isLatest: true }] } },
    });
    const answer = await server.call(url);
    expect(answer).toMatchObject({ status: 200, text: pdf });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="clean_desk\.pdf"/),
      'content-security-policy': expect.stringMatching(/sandbox/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test('stay those of the version in force, with their names, while the next one is drafted', async () => {
    const { url, path, frozen } = await withFile(harbour, 'clean desk.pdf', pdf);
    const { attachmentId = '' } = frozen[0] ?? {};
    const { owner } = harbour;
    const rename = { method: 'PATCH', body: { version: 1, name: 'draft.pdf' } } as const;
    expect((await owner.call(`/api/attachments/${attachmentId}`, rename)).status).toBe(200);
    const newer = `/api/attachments/${attachmentId}/versions?name=newer.pdf&version=2`;
    const raw = `${pdf}, again`;
    expect((await owner.call(newer, { method: 'POST', headers: fileType, raw })).status).toBe(201);
    expect((await owner.call(`/api/attachments/${attachmentId}?version=3`, { method: 'DELETE' })).status).toBe(200);
    expect((await server.call(path)).body).toMatchObject({
      data: { policy: { files: [{ name: 'clean desk.pdf', version: 1, isLatest: true }] } },
    });
    const file = await server.call(url);
    expect([file.text, file.headers['content-disposition']]).toEqual([
      pdf,
      expect.stringContaining('clean%20desk.pdf'),
    ]);
  });

  test('that could run something are only saved', async () => {
    const { url } = await withFile(
      harbour,
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    expect((await server.call(url)).headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringMatching(/sandbox/),
    });
  });

  test('of another policy or organisation, and unknown ones, are the same 404', async () => {
    const [own, another, foreign] = [
      await withFile(harbour, 'a.pdf', pdf),
      await withFile(harbour, 'b.pdf', pdf),
      await withFile(meridian, 'c.pdf', pdf),
    ];
    const askFor = (fileId: string) => server.call(`/policy/secure/${own.token}/files/${fileId}`);
    const unknown = comparable(await askFor(randomUUID()));
    expect(unknown.status).toBe(404);
    for (const fileId of [another.fileId, foreign.fileId, 'x', '%2e%2e'])
      expect(comparable(await askFor(fileId))).toEqual(unknown);
    expect((await askFor(own.fileId)).status).toBe(200);
  });
});

/** The start of a PNG file, which has its size. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([png, size, randomBytes(16)]);
}

const shown = (id: string, alt: string) => `<img data-attachment="${id}" alt="${alt}" />`;

const idIn = ({ body }: Answer) => textAt(body, 'data.id');

/** A newer version of an attached image. */
const uploadNewer = (place: Place, id: string, raw: Buffer) =>
  place.owner.call(`/api/attachments/${id}/versions?name=plan.png&version=1`, {
    method: 'POST',
    headers: fileType,
    raw,
  });

describe('the images of a text', () => {
  test('are those that were approved with it, with their sizes, and nothing else of the attachments', async () => {
    const { owner } = harbour;
    const policyId = await newPolicy(harbour);
    const plan = await upload(owner, policyId, 'plan.png', pngOf(640, 480));
    await upload(owner, policyId, 'rules.pdf', pdf);
    const approved = await filesOf(harbour, policyId);
    const later = await upload(owner, policyId, 'later.png', pngOf(1, 1));
    const foreign = await withFile(meridian, 'foreign.png', pngOf(2, 2));
    const content = [idIn(plan), idIn(later), foreign.frozen[0]?.attachmentId ?? '', approved[1]?.attachmentId ?? '']
      .map((id) => shown(id, 'A plan'))
      .join('');
    const versionId = await approveVersion(harbour, policyId, { content, files: approved });
    await uploadNewer(harbour, idIn(plan), pngOf(3, 3));
    const link = await requestAcknowledgement(harbour, { policyId, versionId });
    const policy = at((await server.call(link.path)).body, 'data.policy');
    expect(policy).toMatchObject({
      description: content,
      images: [{ attachmentId: idIn(plan), width: 640, height: 480 }],
      files: [{ name: 'rules.pdf' }],
    });
    const answer = await server.call(textAt(policy, 'images.0.url'));
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: `"${approved[0]?.sha256}"`, 'content-type': 'image/png' },
    });
    const others = (await filesOf(harbour, policyId)).filter(
      ({ name, number }) => name === 'later.png' || number === 2,
    );
    expect(others).toHaveLength(2);
    for (const { fileId } of [...others, ...foreign.frozen])
      expect((await server.call(`/policy/secure/${link.token}/files/${fileId}`)).status).toBe(404);
  });

  test('that differ from the earlier version are among what has changed, by their content', async () => {
    const policyId = await newPolicy(harbour);
    const plan = await upload(harbour.owner, policyId, 'plan.png', pngOf(4, 4));
    const [first] = await filesOf(harbour, policyId);
    if (first === undefined) throw new Error('No file was attached');
    const content = `<p>As drawn.</p>${shown(idIn(plan), 'A plan')}`;
    const before = await approveVersion(harbour, policyId, { content, files: [first] });
    const early = await requestAcknowledgement(harbour, { policyId, versionId: before });
    await server.call(`${early.path}/acknowledgement`, { method: 'POST' });
    await uploadNewer(harbour, idIn(plan), pngOf(5, 5));
    const [, second] = await filesOf(harbour, policyId);
    const after = { content, files: second === undefined ? [] : [second] };
    const versionId = await approveVersion(harbour, policyId, after);
    const link = await requestAcknowledgement(harbour, { policyId, versionId });
    const policy = at((await server.call(link.path)).body, 'data.policy');
    const image = { element: 'img', attachmentId: idIn(plan) };
    expect(policy).toMatchObject({
      images: [{ attachmentId: idIn(plan), width: 5, height: 5 }],
      changes: {
        passages: [
          { change: 'SAME', element: 'p', attachmentId: null },
          { ...image, change: 'REMOVED', words: [{ change: 'REMOVED', text: 'A plan' }] },
          { ...image, change: 'ADDED', words: [{ change: 'ADDED', text: 'A plan' }] },
        ],
      },
    });
    expect((await server.call(`/policy/secure/${link.token}/files/${first.fileId}`)).status).toBe(404);
    expect((await server.call(`/policy/secure/${early.token}/files/${first.fileId}`)).status).toBe(200);
  });
});
