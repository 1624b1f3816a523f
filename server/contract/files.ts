import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiError } from './errors.ts';
import type { Operation } from './operations.ts';
import type { FileAnswer } from './types.ts';

const fileType = 'application/octet-stream';

/** Reads the body of an operation that takes a file into memory, up to the operation's limit. */
export const takeFiles = (app: FastifyInstance): void =>
  app.addContentTypeParser(fileType, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);

/**
 * Refuses JSON where a file is expected, and a file elsewhere, before the body is read.
 * @throws ApiError 415
 */
export function refuseOtherType({ takesFile }: Operation, { headers }: FastifyRequest): void {
  const [type = ''] = headers['content-type']?.split(';') ?? [];
  const isFile = type.trim().toLowerCase() === fileType;
  if (takesFile === isFile) return;
  const message = takesFile ? `Send the file as ${fileType}` : 'Send the request as JSON';
  throw new ApiError(415, message, { errors: [{ field: 'body', message }] });
}

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
