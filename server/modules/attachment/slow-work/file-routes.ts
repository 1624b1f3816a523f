import type { FastifyPluginAsync } from 'fastify';

import { notFound } from '#server/contract/errors.ts';
import type { Database } from '#server/database/database.ts';
import type { Files } from '#server/files/files.ts';
import { viewersAmong } from '#server/modules/record/index.ts';

import type { Claim, FileAddresses } from '../addresses.ts';
import { liveFile } from '../read.ts';
import { sendFile } from './send-file.ts';

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
      const file = await fileFor(claim, database);
      return sendFile(request, reply, { file, files, mayShow: claim.inline });
    });
  };
