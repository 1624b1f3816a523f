import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { receiver, type UploadParts } from '#server/modules/attachment/index.ts';

import { keepFile, requirePlaceFor } from '../files.ts';
import { requestWith } from '../read.ts';

/** The upload of files that a member gives: checked before they arrive, and again when they are kept. */
export function memberUploadHandler({ files, limits }: UploadParts): HandlersOf<'EvidenceCourse'>['addFile'] {
  const receive = receiver({ files, limits });
  return async ({ path: { id }, query: { name }, body }, context) => {
    await context.inTransaction(() => requirePlaceFor(id, context, limits));
    const { organisation, user } = context;
    const sender = { organisationId: organisation.id, senderId: user.id };
    let unused: string | undefined;
    const request = await receive({ name, content: body }, sender, async (file): Promise<Schemas['EvidenceRequest']> =>
      context.inTransaction(async () => {
        if (!(await keepFile(id, file, context, limits))) unused = file.key;
        return requestWith(id, user.id);
      }),
    );
    if (unused !== undefined) await files.remove(unused);
    return request;
  };
}
