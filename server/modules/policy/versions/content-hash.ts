import { createHash } from 'node:crypto';

import type { FrozenFile } from '#server/database/schema/index.ts';

/** What a version says. The images of its text are among its files. */
interface Content {
  readonly content: string;
  readonly sourceUrl: string;
  readonly files: readonly Pick<FrozenFile, 'attachmentId' | 'name' | 'number' | 'sha256'>[];
}

const hashOf = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('hex');

/**
 * SHA-256 of what a version says: text, address, and ids, names, numbers and hashes of its files by their ids, as JSON in
 * this order, so that anyone who has them can compute it again. The text names its images by these ids, so that two files
 * cannot change places in it unnoticed.
 */
export function contentHash({ content, sourceUrl, files }: Content): string {
  const byId = files.toSorted((one, other) => (one.attachmentId < other.attachmentId ? -1 : 1));
  const said = byId.map(({ attachmentId, name, number, sha256 }) => ({ attachmentId, name, number, sha256 }));
  return hashOf({ content, sourceUrl, files: said });
}

/** The same without the ids of files, in their stored order: versions were approved by it before 2026-12. */
const formerHash = ({ content, sourceUrl, files }: Content): string =>
  hashOf({ content, sourceUrl, files: files.map(({ name, number, sha256 }) => ({ name, number, sha256 })) });

/** Whether an approved version still says what a hash was computed of. */
export const hasContent = (version: Content, sha256: string): boolean =>
  contentHash(version) === sha256 || formerHash(version) === sha256;
