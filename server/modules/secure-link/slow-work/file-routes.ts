import { eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';

import { linkOfRequest, type PublicOperation } from '#server/contract/callers.ts';
import { notFound } from '#server/contract/errors.ts';
import type { ContractPorts } from '#server/contract/ports.ts';
import type { LinkScope } from '#server/contract/types.ts';
import { policyVersion, storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { sendFile } from '#server/modules/attachment/index.ts';

export interface LinkedFileParts {
  readonly ports: ContractPorts;
  readonly files: Files;
  /** Limited as an operation; a viewer of a document asks for it in many parts. */
  readonly operation: PublicOperation;
  /** Whether the link's recipient may have a file that the link reaches, in a transaction of the link. */
  readonly mayOpen: (link: LinkScope, fileId: string) => Promise<boolean>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The name under which a file was approved with a version that the link shows: the attachment may have another by now. */
const approvedName = (policyId: string) => sql`(
  select file ->> 'name' from ${policyVersion}, jsonb_array_elements(${policyVersion.files}) as file
  where ${policyVersion.policyId} = ${policyId} and file ->> 'fileId' = ${storedFile.id}::text
  order by ${policyVersion.major} desc, ${policyVersion.minor} desc limit 1)`;

/** A file that the link reaches, of which the links role finds no other, and that its recipient may have. @throws ApiError 404 */
async function linkedFile(link: LinkScope, id: string, mayOpen: LinkedFileParts['mayOpen']) {
  const { key, sha256, type, size } = storedFile;
  const name = sql<string>`coalesce(${approvedName(link.recordId)}, ${storedFile.name})`;
  const [file] = await db.select({ key, sha256, name, type, size }).from(storedFile).where(eq(storedFile.id, id));
  if (file === undefined || !(await mayOpen(link, id.toLowerCase()))) throw notFound();
  return file;
}

/**
 * Files under links. Browsers open them without a script, so they are no operation of the contract.
 */
export const linkedFileRoutes =
  ({ ports, files, operation, mayOpen }: LinkedFileParts): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { token: string; fileId: string } }>(
      '/:token/files/:fileId',
      { exposeHeadRoute: false },
      async (request, reply) => {
        const { token, fileId } = request.params;
        const { link } = await linkOfRequest(operation, { request, token, ports });
        if (!uuid.test(fileId)) throw notFound();
        const file = await ports.onLink(link, () => linkedFile(link, fileId, mayOpen), 'read');
        return sendFile(request, reply, { file, files, mayShow: true });
      },
    );
  };
