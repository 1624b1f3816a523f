import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Transform, type Readable } from 'node:stream';

import yazl from 'yazl';

import type { FileAnswer, OrganisationContext } from '#server/contract/types.ts';
import { exportPlaces, holderOf } from '#server/fair/shared.ts';
import type { Files } from '#server/files/files.ts';

/** The most that a pack holds (work.md 1). */
export const mostFiles = 10_000;
export const mostBytes = 2_000_000_000;

/** No client waits longer for an answer (specification section 9). In milliseconds. */
const longestPack = 500_000;

/** A stored content, and where it is in a pack. */
export interface ArchivedFile {
  readonly path: string;
  readonly key: string;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Most files are compressed already. */
  readonly compress?: boolean;
}

/** Passes a content on, and fails if it is not the one that was stored. */
function checked(sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : new Error('A stored file is not what it was'));
    },
  });
}

/** Writes an archive while it is read, one file after the other. */
export function archiveOf(
  texts: Readonly<Record<string, string>>,
  files: readonly ArchivedFile[],
  storage: Pick<Files, 'open'>,
): Readable {
  const archive = new yazl.ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.on('error', fail);
  archive.outputStream.on('error', fail).pipe(out);
  for (const [name, text] of Object.entries(texts)) archive.addBuffer(Buffer.from(text), name);
  for (const { path, key, sha256, compress = false } of files)
    archive.addReadStreamLazy(path, { compress }, (use) => {
      if (out.destroyed) return;
      storage.open(key).then((content) => {
        const passed = content.on('error', fail).pipe(checked(sha256)).on('error', fail);
        const stop = () => content.destroy();
        out.once('close', stop);
        content.once('close', () => out.off('close', stop));
        use(null, passed);
      }, fail);
    });
  archive.end();
  return out;
}

/** Sends an archive that is written while it is read, on a place for exports (decision 153). */
export async function sendPack(
  context: Pick<OrganisationContext, 'user' | 'organisation'>,
  make: () => Promise<{ readonly name: string; readonly content: Readable }>,
): Promise<FileAnswer> {
  const place = await exportPlaces.take(holderOf(context));
  try {
    const { name, content } = await make();
    const limit = setTimeout(() => content.destroy(), longestPack);
    place.recalled.addEventListener('abort', () => content.destroy(), { once: true });
    void once(content, 'close').then(() => {
      clearTimeout(limit);
      place.release();
    });
    return { name, contentType: 'application/zip', content };
  } catch (error) {
    place.release();
    throw error;
  }
}
