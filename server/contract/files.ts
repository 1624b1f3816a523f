import { Readable } from 'node:stream';

import type { FileAnswer } from './types.ts';

/** The result of a handler as `bindOperation` sees it; the types were checked where the handler was written. */
export const isFileAnswer = (data: unknown): data is FileAnswer =>
  typeof data === 'object' && data !== null && 'content' in data && data.content instanceof Readable;

/**
 * The Content-Disposition of a file that is saved, never shown: its name in ASCII for old clients, and in full as RFC
 * 8187 encodes it, so that no name can add to the header.
 */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\w.-]+/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
