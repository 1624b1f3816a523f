import { createHash } from 'node:crypto';

import { Document, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import yazl from 'yazl';

import { contentTypes } from '#domain/files/content-types.ts';
import { storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { purgeFiles } from '#server/modules/attachment/index.ts';
import { importables } from '#server/modules/importables.ts';
import { reportJobs } from '#server/modules/report/index.ts';
import { openPlace, post, type Place } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { unzipped } from '#tests/server/support/ooxml.ts';
import type { Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const server = shared(() => startTestServer());
shared(async () => {
  const { database, jobs, files, settings } = server;
  const handlers = reportJobs({ database, jobs, files, limits: settings.files, registers: importables });
  const worker = startWorker({ database, jobs, log: quiet, handlers });
  return { close: () => worker.close() };
});
const harbour = shared(() => openPlace(server));
const other = shared(() => openPlace(server));

const address = '/api/manage-organisation/template';

const paragraph = (...texts: readonly string[]) =>
  new Paragraph({ children: texts.map((text) => new TextRun({ text })) });

const documentOf = (...paragraphs: readonly Paragraph[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: [...paragraphs] }] }));

/** A letterhead, in which Word has broken a place into several runs. */
const letterhead = () =>
  documentOf(
    paragraph('Harbour Logistics, internal'),
    paragraph('{{ti', 'tle}} ({{ as_of }})'),
    paragraph('{{content}}'),
    paragraph('The end of it'),
  );

const upload = (person: Person, raw: Uint8Array, name = 'Letterhead.docx') =>
  person.call(`${address}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    raw,
  });

const textOf = (xml: string | undefined) => (xml ?? '').replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, '');

/** An archive with these parts, as a file of Word. */
async function packed(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.outputStream) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function wordReport({ owner }: Place): Promise<string> {
  const asked = await post(owner, '/api/report-runs', {
    kind: 'RISKS',
    definitionId: null,
    asOf: null,
    format: 'DOCX',
  });
  const run = `/api/report-runs/${textAt(asked.body, 'data.id')}`;
  await expect
    .poll(async () => textAt((await owner.call(run)).body, 'data.state'), { timeout: 60_000 })
    .toMatch(/READY|FAILED/);
  const url = new URL(textAt((await owner.call(`${run}/address`)).body, 'data.url'), server.origin);
  const answer = await server.call(url.pathname + url.search);
  const parts = await unzipped(Buffer.from(answer.bytes));
  return textOf(parts.get('word/document.xml'));
}

describe('the template for reports in Word', () => {
  test('takes in reports, its places filled, until it is removed', async () => {
    await post(harbour.owner, '/api/risk', { title: 'Loss of the quay' });
    expect((await harbour.owner.call(address)).body).toMatchObject({ data: { template: null } });
    const file = await letterhead();
    const kept = {
      name: 'Letterhead.docx',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    };
    expect(await upload(harbour.owner, file)).toMatchObject({ status: 200, body: { data: { template: kept } } });

    const text = await wordReport(harbour);
    const lines = text.split('\n');
    expect(lines[0]).toBe('Harbour Logistics, internal');
    expect(lines[1]).toMatch(/^Risk register \(\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, UTC\)$/);
    expect(text).toContain('Loss of the quay');
    expect(text).toContain('The end of it');
    expect(text).not.toContain('{{');

    expect((await harbour.owner.call(address, { method: 'DELETE' })).body).toMatchObject({ data: { template: null } });
    expect(await wordReport(harbour)).not.toContain('Harbour Logistics, internal');
  });

  test('is downloaded as it was uploaded, and the one before it is let go', async () => {
    const [first, second] = [await letterhead(), await documentOf(paragraph('{{content}}'))];
    await upload(harbour.owner, first, 'First.docx');
    await upload(harbour.owner, second, 'Second.docx');
    const answer = await harbour.owner.call(`${address}/file`);
    expect(answer.headers['content-type']).toBe(contentTypes.DOCX);
    expect(answer.headers['content-disposition']).toContain('Second.docx');
    expect(Buffer.from(answer.bytes).equals(second)).toBe(true);

    await purgeFiles(server, 30);
    const names = await server.database.inOrganisation({ organisationId: harbour.organisation.id, userId: '' }, () =>
      db.select({ name: storedFile.name }).from(storedFile).execute(),
    );
    expect(names.map(({ name }) => name)).toContain('Second.docx');
    expect(names.map(({ name }) => name)).not.toContain('First.docx');
    expect((await harbour.owner.call(`${address}/file`)).status).toBe(200);
  });

  test('may be the example', async () => {
    const example = await harbour.owner.call(`${address}/example`);
    expect(example.status).toBe(200);
    expect((await upload(harbour.owner, example.bytes)).status).toBe(200);
    expect(await wordReport(harbour)).toContain('Loss of the quay');
  });

  test('may have pictures of its own', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const image = new ImageRun({ type: 'png', data: picture, transformation: { width: 8, height: 8 } });
    const file = await documentOf(new Paragraph({ children: [image] }), paragraph('{{content}}'));
    expect((await upload(harbour.owner, file)).status).toBe(200);
  });

  test('is in the activity log', async () => {
    await upload(harbour.owner, await letterhead(), 'Logged.docx');
    const { body } = await harbour.owner.call('/api/activities?perPage=5');
    expect(JSON.stringify(at(body, 'data'))).toContain('Logged.docx (SHA-256 ');
  });

  test('is of one organisation', async () => {
    await upload(harbour.owner, await letterhead());
    expect((await other.owner.call(address)).body).toMatchObject({ data: { template: null } });
    expect((await other.owner.call(`${address}/file`)).status).toBe(404);
  });
});

describe('no template is', () => {
  const relationships = (type: string, mode = 'External') => ({
    'word/document.xml': '<w:document><w:body><w:p><w:r><w:t>{{content}}</w:t></w:r></w:p></w:body></w:document>',
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="a" TargetMode='${mode}' Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://example.com/a.dotx"/></Relationships>`,
  });

  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['a document without a place for the report', () => documentOf(paragraph('{{title}}')), /\{\{content\}\}/],
    ['one that loads another template', () => packed(relationships('attachedTemplate')), /from elsewhere/],
    ['one with a linked picture', () => packed(relationships('image')), /from elsewhere/],
    ['one with macros', () => packed({ ...relationships('hyperlink'), 'word/vbaProject.bin': 'Sub' }), /macros/],
    ['a text', async () => Buffer.from('{{content}}'), /is not/],
    ['nothing', async () => new Uint8Array(), /empty/],
    [
      'an archive that unpacks to 60 MB',
      () => packed({ ...relationships('hyperlink'), 'word/media/a.bin': '0'.repeat(60_000_000) }),
      /too large/,
    ],
    ['a damaged document', async () => (await letterhead()).subarray(0, 600), /damaged|is not/],
  ])('%s', async (_what, file, message) => {
    const answer = await upload(other.owner, await file());
    expect(answer.status).toBe(400);
    expect(JSON.stringify(at(answer.body, 'errors'))).toMatch(message);
    expect((await other.owner.call(address)).body).toMatchObject({ data: { template: null } });
  });

  test('a file with another name', async () => {
    expect((await upload(other.owner, await letterhead(), 'Letterhead.docm')).status).toBe(400);
  });
});
