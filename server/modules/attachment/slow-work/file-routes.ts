import type { FastifyPluginAsync } from 'fastify';

import { notFound } from '#server/contract/errors.ts';
import type { Database } from '#server/database/database.ts';
import type { Files } from '#server/files/files.ts';
import { viewersAmong } from '#server/modules/record/index.ts';

import type { Claim, FileAddresses } from '../addresses.ts';
import { noteOpening } from '../openings.ts';
import { liveFile } from '../read.ts';
import { sendFile, type SentFile } from './send-file.ts';

interface RouteParts {
  readonly database: Pick<Database, 'inOrganisation'>;
  readonly files: Files;
  readonly addresses: FileAddresses;
  /** Other files that a person may get by their address, such as reports; in a transaction of theirs. */
  readonly otherFile: (claim: Claim) => Promise<SentFile | undefined>;
}

/** A file that the person of a checked address may still view. @throws ApiError 404 */
async function fileFor(claim: Claim, { database, otherFile }: RouteParts): Promise<SentFile> {
  const { organisationId, fileId, userId } = claim;
  const find = async () => {
    const other = await otherFile(claim);
    if (other !== undefined) return other;
    const file = await liveFile(fileId);
    if (file === undefined || (await viewersAmong(file.kind, [userId])).length === 0) throw notFound();
    return file;
  };
  return database.inOrganisation({ organisationId, userId }, find, 'read');
}

/** Everyone who gets raw evidence is noted, also for a part of it: the chain of custody must not have a gap. */
const noteFor = ({ organisationId, fileId, userId }: Claim, { database }: RouteParts) =>
  database.inOrganisation({ organisationId, userId }, () => noteOpening(organisationId, fileId, userId));

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
  (parts: RouteParts): FastifyPluginAsync =>
  async (app) => {
    const { files, addresses } = parts;
    app.get('/:organisationId/:fileId', { exposeHeadRoute: false }, async (request, reply) => {
      const { organisationId = '', fileId = '' } = textsOf(request.params);
      const claim = addresses.check({ organisationId, fileId }, textsOf(request.query));
      const file = await fileFor(claim, parts);
      if (file.type === 'RAW') await noteFor(claim, parts);
      const name = claim.name ?? file.name;
      return sendFile(request, reply, { file: { ...file, name }, files, mayShow: claim.inline });
    });
  };
