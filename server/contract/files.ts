import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiError } from './errors.ts';
import type { Operation } from './operations.ts';
import type { FileAnswer } from './types.ts';

const fileType = 'application/octet-stream';

/** Passes the body of an operation that takes a file on as a stream, whose limit `contentOf` enforces. */
export const takeFiles = (app: FastifyInstance): void =>
  app.addContentTypeParser(fileType, async (_request: FastifyRequest, body: Readable) => body);

/** 413: the file is larger than `most` bytes. */
export const tooLarge = (most: number) => {
  const message = `A file can have at most ${Math.floor(most / 1_000_000)} MB`;
  return new ApiError(413, message, { errors: [{ field: 'body', message }] });
};

/**
 * The bytes of a body as they arrive. A reader that stops early leaves the connection open, so that it can be answered.
 * @throws ApiError 413 once there are more than the operation takes, and an error if the client breaks off
 */
export async function* contentOf({ bodyLimit }: Operation, body: unknown): AsyncGenerator<Uint8Array, void> {
  if (!(body instanceof Readable)) return;
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new Error('A body was not read as bytes');
    size += chunk.length;
    if (size > bodyLimit) throw tooLarge(bodyLimit);
    yield chunk;
  }
}

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
 * A Content-Disposition with a file's name: in ASCII for old clients, and in full as RFC 8187 encodes it, so that no name can
 * add to the header.
 */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replaceAll(/[^\w.-]+/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
