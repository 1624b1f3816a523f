import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';

import { linkOfRequest, type PublicOperation } from '#server/contract/callers.ts';
import { notFound } from '#server/contract/errors.ts';
import type { ContractPorts } from '#server/contract/ports.ts';
import { storedFile } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { sendFile } from '#server/modules/attachment/index.ts';

interface RouteParts {
  readonly ports: ContractPorts;
  readonly files: Files;
}

/** Limited as an operation; a viewer of a document asks for it in many parts. */
const operation = {
  id: 'SecurePolicies.file',
  access: { audience: 'public', link: { kind: 'policy', perAddress: 6000, perLink: 600 } },
} as const satisfies PublicOperation;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A file of the link's version: the links role finds no other. @throws ApiError 404 */
async function linkedFile(id: string) {
  const { key, sha256, name, type, size } = storedFile;
  const [file] = await db.select({ key, sha256, name, type, size }).from(storedFile).where(eq(storedFile.id, id));
  if (file === undefined) throw notFound();
  return file;
}

/**
 * The files of policies under their links. Browsers open them without a script, so they are no operation of the contract.
 */
export const secureFileRoutes =
  ({ ports, files }: RouteParts): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { token: string; fileId: string } }>(
      '/:token/files/:fileId',
      { exposeHeadRoute: false },
      async (request, reply) => {
        const { token, fileId } = request.params;
        const { link } = await linkOfRequest(operation, { request, token, ports });
        if (!uuid.test(fileId)) throw notFound();
        const file = await ports.onLink(link, () => linkedFile(fileId), 'read');
        return sendFile(request, reply, { file, files, mayShow: true });
      },
    );
  };
