import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Transform, type Readable } from 'node:stream';

import yauzl from 'yauzl';

import { ImportRefused } from '#server/database/whole-organisation/refused.ts';

import { archiveFormat, formatVersion, manifestSchema, type Manifest } from '../format.ts';

/** The largest manifest that is read, in bytes: one of a million files. */
const largestManifest = 500_000_000;

/** An archive whose manifest is known. */
export interface Archive {
  readonly manifest: Manifest;
  /**
   * A part of it.
   * @throws ImportRefused at its end, if it is not what the manifest says
   */
  open(part: { readonly path: string; readonly sha256: string }): Promise<Readable>;
  close(): void;
}

const openZip = (file: string): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error !== null || zip === undefined)
        reject(new ImportRefused(`${file} is not a ZIP archive, or is damaged.`));
      else resolve(zip);
    });
  });

async function entriesOf(zip: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  const ended = once(zip, 'end');
  zip.on('entry', (entry: yauzl.Entry) => {
    entries.set(entry.fileName, entry);
    zip.readEntry();
  });
  zip.readEntry();
  await ended;
  return entries;
}

const openEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null || stream === undefined) reject(error ?? new Error('No entry'));
      else resolve(stream);
    });
  });

async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function checked(path: string, sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isSame = hash.digest('hex') === sha256;
      done(
        isSame ? null : new ImportRefused(`${path} is not what the manifest says: the archive was changed or damaged.`),
      );
    },
  });
}

/** @throws ImportRefused for what another program, or another version, has written */
function manifestOf(written: string): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(written);
  } catch {
    throw new ImportRefused('The manifest of this archive is damaged.');
  }
  const { data } = manifestSchema.safeParse(given);
  if (data !== undefined) return data;
  const { format, formatVersion: version }: { format?: unknown; formatVersion?: unknown } = Object(given);
  if (format === archiveFormat && version === formatVersion)
    throw new ImportRefused('The manifest of this archive is damaged.');
  throw new ImportRefused(
    `This archive has the format ${String(format)} ${String(version)}; only ${archiveFormat} ${formatVersion} can be imported.`,
  );
}

/**
 * Opens the archive of an organisation.
 * @throws ImportRefused if it is none, or has a format that is not known here
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const entries = await entriesOf(zip);
    const first = entries.get('manifest.json');
    if (first === undefined || first.uncompressedSize > largestManifest)
      throw new ImportRefused(`${file} is not an export of an organisation: it has no manifest.`);
    return {
      manifest: manifestOf(await textOf(await openEntry(zip, first))),
      async open({ path, sha256 }) {
        const entry = entries.get(path);
        if (entry === undefined) throw new ImportRefused(`${path} is missing from the archive.`);
        const content = await openEntry(zip, entry);
        const passed = checked(path, sha256);
        content.on('error', (error) => passed.destroy(error));
        return content.pipe(passed);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
