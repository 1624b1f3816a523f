import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { fileTypes } from '#domain/file-types.ts';
import { ApiError, notFound } from '#server/contract/errors.ts';
import { disposition } from '#server/contract/files.ts';
import type { Database } from '#server/database/database.ts';
import type { Files } from '#server/files/files.ts';
import { byteRangeOf } from '#server/http/byte-range.ts';
import { viewersAmong } from '#server/modules/record/index.ts';

import type { Claim, FileAddresses } from '../addresses.ts';
import { liveFile } from '../read.ts';

interface RouteParts {
  readonly database: Pick<Database, 'inOrganisation'>;
  readonly files: Files;
  readonly addresses: FileAddresses;
}

/** A file that the person of a checked address may still view. @throws ApiError 404 */
async function fileFor({ organisationId, fileId, userId }: Claim, database: RouteParts['database']) {
  const find = async () => {
    const file = await liveFile(fileId);
    if (file === undefined || (await viewersAmong(file.kind, [userId])).length === 0) throw notFound();
    return file;
  };
  return database.inOrganisation({ organisationId, userId }, find, 'read');
}

/** A shown file runs nothing, loads nothing, and only the app frames it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

const textsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof query === 'object' && query !== null ? query : {}).flatMap(
      ([name, value]: [string, unknown]) => (typeof value === 'string' ? [[name, value]] : []),
    ),
  );

/** 416: nothing of the file is in the range. */
function unsatisfiable(reply: FastifyReply, size: number): ApiError {
  reply.header('content-range', `bytes */${size}`);
  return new ApiError(416, 'The file has no such part');
}

/**
 * Answers signed addresses. A browser opens them without the token, which `img` and downloads cannot send; so they are no
 * operation of the contract.
 */
export const fileRoutes =
  ({ database, files, addresses }: RouteParts): FastifyPluginAsync =>
  async (app) => {
    app.get('/:organisationId/:fileId', { exposeHeadRoute: false }, async (request, reply) => {
      const { organisationId = '', fileId = '' } = textsOf(request.params);
      const claim = addresses.check({ organisationId, fileId }, textsOf(request.query));
      const { key, sha256, name, type, size } = await fileFor(claim, database);
      const { contentType, inline } = fileTypes[type];
      const etag = `"${sha256}"`;
      const range = byteRangeOf(request.headers, { size, etag });
      reply.header('accept-ranges', 'bytes').header('etag', etag);
      if (range === 'unsatisfiable') throw unsatisfiable(reply, size);
      const content = await files.open(key, range ?? undefined);
      if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
      return reply
        .header('content-type', contentType)
        .header('content-length', range === null ? size : range.end - range.start + 1)
        .header('content-disposition', disposition(claim.inline && inline ? 'inline' : 'attachment', name))
        .header('content-security-policy', policy)
        .header('cache-control', 'private, no-store')
        .send(content);
    });
  };
