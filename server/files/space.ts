import { statfs } from 'node:fs/promises';

/** What files leave free, in bytes: without space for its log, PostgreSQL ends, and everything with it. */
const reservedSpace = 64 * 1024 * 1024;

/** There is no space left for a content. */
export class NoSpace extends Error {
  override readonly name = 'NoSpace';
}

/** Disk full and quota exceeded, of the system (errno.h) and of PostgreSQL (`disk_full`). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something was not stored for want of space; then nothing of it was. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof NoSpace || ('code' in error && codes.has(error.code)) || isOutOfSpace(error.cause);
}

/** Whether a folder's file system has less space than is reserved, or can hold no more files. @throws if it has no such folder */
export async function isFull(folder: string): Promise<boolean> {
  const { blocks, bavail, bsize, files, ffree } = await statfs(folder);
  // Some file systems do not count: of nothing, nothing is free.
  return (blocks > 0 && bavail * bsize < reservedSpace) || (files > 0 && ffree === 0);
}
