import type { FastifyPluginAsync } from 'fastify';

import { fileTypes } from '#domain/file-types.ts';
import { notFound } from '#server/contract/errors.ts';
import { disposition } from '#server/contract/files.ts';
import type { Database } from '#server/database/database.ts';
import type { Files } from '#server/files/files.ts';
import { viewersAmong } from '#server/modules/comment/index.ts';

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
      const { key, name, type, size } = await fileFor(claim, database);
      const { contentType, inline } = fileTypes[type];
      const content = await files.open(key);
      return reply
        .header('content-type', contentType)
        .header('content-length', size)
        .header('content-disposition', disposition(claim.inline && inline ? 'inline' : 'attachment', name))
        .header('content-security-policy', policy)
        .header('cache-control', 'private, no-store')
        .send(content);
    });
  };
