import { buffer } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';

import { at, textAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addressOf, html, newRisk, pdf, png, storedIn, svg, upload, uploaded } from './attached.ts';
import { openPlace, patch, refusal } from './place.ts';

const megabyte = 1_000_000;

const server = shared(() => startTestServer({ environ: { FILES_LARGEST_MB: '1' } }));
const harbour = shared(() => openPlace(server));

/** An archive of files, each with its content, uncompressed. */
function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

const archive = (...names: readonly string[]) => archiveOf(Object.fromEntries(names.map((name) => [name, ''])));

/** A document of LibreOffice. */
const openDocument = (...names: readonly string[]) =>
  archiveOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    ...Object.fromEntries(names.map((name) => [name, ''])),
  });

describe('the name of an uploaded file', () => {
  it.each([
    ['../../etc/report.txt', 'report.txt'],
    ['C:\\Users\\Ann\\report.txt', 'report.txt'],
    ['../x%0d%0aSet-Cookie: a=b.txt', 'x%0d%0aSet-Cookie: a=b.txt'],
    ['x\r\nSet-Cookie: a=b.txt', 'xSet-Cookie: a=b.txt'],
    ['invoice\u202Etxt.exe.txt', 'invoicetxt.exe.txt'],
    ['  Bericht für Q3.TXT ', 'Bericht für Q3.TXT'],
    [`${'ä'.repeat(300)}.txt`, `${'ä'.repeat(196)}.txt`],
    ['<img src=x onerror=alert(1)>.md', '<img src=x onerror=alert(1)>.md'],
  ])('%j becomes %j', async (given, expected) => {
    const answer = await upload(harbour.owner, await newRisk(harbour), given, 'Text');
    expect(at(answer.body, 'data.latest.name')).toBe(expected);
    const got = await server.call(await addressOf(harbour.owner, textAt(answer.body, 'data.id')));
    expect(got.text).toBe('Text');
    expect(got.headers['content-disposition']).toContain('attachment; filename="');
    expect(got.headers['set-cookie']).toBeUndefined();
  });

  it.each(['../../etc/passwd', 'page.html', 'macro.docm', 'run.exe', 'report.txt/', '.txt.', 'pdf'])(
    '%j is refused, with the types that are accepted',
    async (name) => {
      const answer = await upload(harbour.owner, await newRisk(harbour), name, 'Text');
      expect(answer.status).toBe(400);
      expect(at(answer.body, 'errors.0.field')).toBe('name');
      expect(at(answer.body, 'message')).toMatch(/^Files of this type are not accepted\. Accepted are: PDF, PNG, /);
    },
  );

  it.each(['.txt', ' .txt', '\u200B.txt'])('%j is no name', async (name) => {
    const answer = await upload(harbour.owner, await newRisk(harbour), name, 'Text');
    expect(answer.body).toEqual(refusal({ field: 'name', message: 'Name the file' }));
  });

  it('keeps its type when the file is renamed', async () => {
    const { id, version } = await uploaded(harbour, await newRisk(harbour), 'a.txt', 'Text');
    const answer = await patch(harbour.owner, `/api/attachments/${id}`, { version, name: 'a.pdf' });
    expect(answer.body).toEqual(refusal({ field: 'name', message: 'Keep the extension .txt or .log' }));
    expect((await patch(harbour.owner, `/api/attachments/${id}`, { version, name: 'b/c.log' })).status).toBe(200);
    const stale = await patch(harbour.owner, `/api/attachments/${id}`, { version, name: 'd.txt' });
    expect([stale.status, at(stale.body, 'current.latest.name')]).toEqual([409, 'c.log']);
  });
});

describe('the content of an uploaded file', () => {
  it('is accepted if it is of the type that the name says', async () => {
    const files: Readonly<Record<string, string | Uint8Array>> = {
      'a.pdf': pdf,
      'a.PNG': png,
      'a.jpeg': Buffer.from('FFD8FFE000104A46', 'hex'),
      'a.gif': 'GIF89a\u0001',
      'a.webp': 'RIFF\u0001\u0001\u0001\u0001WEBPVP8 ',
      'a.svg': svg,
      'a.docx': await archive('[Content_Types].xml', 'word/document.xml'),
      'a.xlsx': await archive('_rels/.rels', 'xl/workbook.xml'),
      'a.pptx': await archive('docProps/app.xml', 'ppt/presentation.xml'),
      'a.odt': await openDocument('content.xml'),
      'a.csv': 'a;b\r\nä;2\r\n',
      'a.json': '\uFEFF {"a": 1}',
      'a.md': '<!-- Contents --> # Ä',
      'a.log': '\u001B[31mred\u001B[0m',
    };
    const id = await newRisk(harbour);
    for (const [name, content] of Object.entries(files))
      expect([name, (await upload(harbour.owner, id, name, content)).status]).toEqual([name, 201]);
  });

  it.each([
    ['page.pdf', html, 'PDF'],
    ['a.png', html, 'PNG'],
    ['a.png', pdf, 'PNG'],
    ['a.jpg', png, 'JPEG'],
    ['a.docx', 'PK\u0003\u0004', 'Word'],
    ['a.odt', pdf, 'OpenDocument text'],
    ['a.svg', html, 'SVG'],
    ['a.txt', html, 'text'],
    ['a.txt', ` <!-- a --><!-- b -->\n${html}`, 'text'],
    ['a.txt', `<!-- ${html}`, 'text'],
    ['a.md', ` \n${svg.slice(21)}`, 'Markdown'],
    ['a.json', '# no JSON', 'JSON'],
  ])('%s is refused if it is something else', async (name, content, type) => {
    const answer = await upload(harbour.owner, await newRisk(harbour), name, content);
    const message = `The content of this file is not ${type}, although its name says so`;
    expect([answer.status, answer.body]).toEqual([400, refusal({ field: 'body', message })]);
  });

  it('is refused if an archive is another document, or has macros', async () => {
    const id = await newRisk(harbour);
    const sheet = await archive('[Content_Types].xml', 'xl/workbook.xml');
    const word = await upload(harbour.owner, id, 'a.docx', sheet);
    expect(at(word.body, 'message')).toBe('The content of this file is not Word, although its name says so');
    const macros = await archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin');
    for (const [name, content] of [
      ['a.docx', macros],
      ['a.odt', await openDocument('content.xml', 'Basic/Standard/Module1.xml')],
      ['a.odt', await openDocument('content.xml', 'Scripts/python/a.py')],
    ] as const) {
      const answer = await upload(harbour.owner, id, name, content);
      expect(at(answer.body, 'message')).toBe('This file has macros. Save it without them, then try again.');
    }
  });

  it('is refused if it is empty, or a text has bytes that no text has', async () => {
    const id = await newRisk(harbour);
    const empty = await upload(harbour.owner, id, 'a.txt', '');
    expect(empty.body).toEqual(refusal({ field: 'body', message: 'This file is empty' }));
    const binary = await upload(harbour.owner, id, 'a.csv', Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.of(0)]));
    expect(at(binary.body, 'message')).toBe('This is not a text in UTF-8. Save it as UTF-8, then try again.');
  });

  it('can have exactly the largest size, and not a byte more', async () => {
    const place = await openPlace(server);
    const id = await newRisk(place);
    expect((await upload(place.owner, id, 'a.txt', 'a'.repeat(megabyte))).status).toBe(201);
    const before = await storedIn(server);
    const answer = await upload(place.owner, id, 'b.txt', 'a'.repeat(megabyte + 1));
    expect([answer.status, at(answer.body, 'message')]).toEqual([413, 'A file can have at most 1 MB']);
    expect(await storedIn(server)).toEqual(before);
  });

  it('is sent as a file, not as JSON', async () => {
    const path = `/api/records/${await newRisk(harbour)}/attachments?name=a.json`;
    const answer = await harbour.owner.call(path, { method: 'POST', body: {} });
    expect([answer.status, at(answer.body, 'message')]).toEqual([415, 'Send the file as application/octet-stream']);
  });
});
