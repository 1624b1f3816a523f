import { once } from 'node:events';
import type { Readable } from 'node:stream';

import yauzl from 'yauzl';

import { limits, unreadable } from './limits.ts';

/** The parts of an XLSX file, unpacked as they are read. */
export interface Package {
  readonly has: (name: string) => boolean;
  /** The texts of a part in slices; none if there is no such part. */
  read(name: string): AsyncGenerator<string>;
}

const notAWorkbook = () => unreadable('This is not an Excel file (.xlsx), or it is damaged. Save it again, or as CSV');
const tooLarge = () => unreadable('This Excel file is too large once it is unpacked. Save it as CSV, or in parts');

const isArchive = (error: unknown): error is Error => error instanceof Error;

function openArchive(file: Uint8Array): Promise<yauzl.ZipFile> {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
      if (error !== null || archive === undefined) reject(error ?? new Error('No archive'));
      else resolve(archive);
    });
  });
}

/** The directory of an archive, which a hostile one may fill with any number of entries. */
async function entriesOf(archive: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  if (archive.entryCount > limits.parts) throw tooLarge();
  const ended = once(archive, 'end');
  archive.on('entry', (entry: yauzl.Entry) => {
    // The names of parts are equal in any case (ECMA-376, part 2).
    entries.set(entry.fileName.toLowerCase(), entry);
    archive.readEntry();
  });
  archive.readEntry();
  await ended;
  return entries;
}

function openEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error !== null || stream === undefined) reject(error ?? new Error('No entry'));
      else resolve(stream);
    });
  });
}

/**
 * Opens the package of a workbook. What is unpacked is counted, not what the archive says of itself.
 * @throws ApiError 400 for anything else, and for one with macros or a password
 */
export async function openPackage(file: Uint8Array): Promise<Package> {
  const { archive, entries } = await openArchive(file)
    .then(async (opened) => ({ archive: opened, entries: await entriesOf(opened) }))
    .catch((error: unknown) => {
      throw isArchive(error) && 'statusCode' in error ? error : notAWorkbook();
    });
  if (entries.has('xl/vbaproject.bin')) throw unreadable('This Excel file has macros. Save it as .xlsx without them');
  if (!entries.has('xl/workbook.xml')) throw notAWorkbook();
  let unpacked = 0;

  async function* read(name: string): AsyncGenerator<string> {
    const entry = entries.get(name.toLowerCase());
    if (entry === undefined) return;
    const decoder = new TextDecoder();
    const stream = await openEntry(archive, entry).catch(() => {
      throw notAWorkbook();
    });
    try {
      for await (const chunk of stream) {
        if (!Buffer.isBuffer(chunk)) throw notAWorkbook();
        unpacked += chunk.length;
        if (unpacked > limits.unpacked) throw tooLarge();
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw isArchive(error) && 'statusCode' in error ? error : notAWorkbook();
    } finally {
      stream.destroy();
    }
  }
  return { has: (name) => entries.has(name.toLowerCase()), read };
}
