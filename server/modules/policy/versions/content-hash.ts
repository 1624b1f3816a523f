import { createHash } from 'node:crypto';

import type { FrozenFile } from '#server/database/schema/index.ts';

/** What a version says. */
interface Content {
  readonly content: string;
  readonly sourceUrl: string;
  readonly files: readonly Pick<FrozenFile, 'name' | 'number' | 'sha256'>[];
}

/**
 * SHA-256 of what a version says: text, address, and names, numbers and hashes of its files, as JSON in this order, so
 * that anyone who has them can compute it again.
 */
export function contentHash({ content, sourceUrl, files }: Content): string {
  const said = { content, sourceUrl, files: files.map(({ name, number, sha256 }) => ({ name, number, sha256 })) };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
