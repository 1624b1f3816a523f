import type { Readable } from 'node:stream';

import yauzl from 'yauzl';

/** What is wrong with a file, for the person who chose it. */
export class TemplateProblem extends Error {}

/** Of all parts of a document, uncompressed, in bytes; and of those that are XML, which are read. */
const mostBytes = 50_000_000;
const mostXml = 5_000_000;
const mostParts = 2000;

const damaged = () => new TemplateProblem('This document is damaged. Open and save it in Word, then try again.');
const tooLarge = () => new TemplateProblem('This document is too large. Remove pictures from it, then try again.');

const opened = (file: Buffer): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error !== null || zip === undefined) reject(damaged());
      else resolve(zip);
    });
  });

const contentOf = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null || stream === undefined) reject(damaged());
      else resolve(stream);
    });
  });

async function textOf(content: Readable): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The relationships of a document's parts, as XML. Its size is known before anything of it is unpacked.
 * @throws TemplateProblem if it cannot be read, or would be too large
 */
export async function relationshipsOf(file: Buffer): Promise<string[]> {
  const zip = await opened(file);
  const found: string[] = [];
  let [bytes, xml, parts] = [0, 0, 0];
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(damaged()));
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: yauzl.Entry) => {
      bytes += entry.uncompressedSize;
      parts += 1;
      if (/\.(?:xml|rels)$/i.test(entry.fileName)) xml += entry.uncompressedSize;
      if (bytes > mostBytes || xml > mostXml || parts > mostParts) return reject(tooLarge());
      if (!entry.fileName.endsWith('.rels')) return zip.readEntry();
      contentOf(zip, entry)
        .then(textOf)
        .then(
          (text) => {
            found.push(text);
            zip.readEntry();
          },
          () => reject(damaged()),
        );
    });
    zip.readEntry();
  });
}
