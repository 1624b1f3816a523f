import type { FastifyReply, FastifyRequest } from 'fastify';

import { contentTypes } from '#domain/files/content-types.ts';
import { fileTypes } from '#domain/files/file-types.ts';
import { ApiError } from '#server/contract/errors.ts';
import { disposition } from '#server/contract/files.ts';
import type { Files } from '#server/files/files.ts';
import { byteRangeOf } from '#server/http/byte-range.ts';

/** What may be uploaded, and what only the server writes. */
const sentTypes = { ...contentTypes, ZIP: 'application/zip' } as const;

/** What is sent of a stored file. */
export interface SentFile {
  readonly key: string;
  readonly sha256: string;
  readonly name: string;
  readonly type: keyof typeof sentTypes;
  readonly size: number;
}

/** A shown file runs nothing, loads nothing, and only the app frames it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** 416: nothing of the file is in the range. */
function unsatisfiable(reply: FastifyReply, size: number): ApiError {
  reply.header('content-range', `bytes */${size}`);
  return new ApiError(416, 'The file has no such part');
}

interface Sending {
  readonly file: SentFile;
  readonly files: Files;
  /** Whether a file of a type that runs nothing may be shown instead of saved. */
  readonly mayShow: boolean;
}

/** Sends a stored file, or the part of it that is asked for. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, files, mayShow }: Sending) {
  const { key, sha256, name, type, size } = file;
  const contentType = sentTypes[type];
  const inline = type !== 'ZIP' && fileTypes[type].inline;
  const etag = `"${sha256}"`;
  const range = byteRangeOf(request.headers, { size, etag });
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (range === 'unsatisfiable') throw unsatisfiable(reply, size);
  const content = await files.open(key, range ?? undefined);
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .header('content-type', contentType)
    .header('content-length', range === null ? size : range.end - range.start + 1)
    .header('content-disposition', disposition(mayShow && inline ? 'inline' : 'attachment', name))
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .send(content);
}
