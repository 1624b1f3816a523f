import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { receiver, type UploadParts } from '#server/modules/attachment/index.ts';

import { keepFile, requirePlaceFor } from '../secure-files.ts';
import { viewOf } from '../secure.ts';

/** The upload of files that are given by a link: checked before they arrive, and again when they are kept. */
export function evidenceUploadHandler({ files, limits }: UploadParts): HandlersOf<'SecureEvidence'>['addFile'] {
  const receive = receiver({ files, limits });
  return async ({ path: { token }, query: { name }, body }, context) => {
    await context.inTransaction(() => requirePlaceFor(context, limits));
    const sender = { organisationId: context.link.organisationId, senderId: context.link.linkId };
    let unused: string | undefined;
    const view = await receive({ name, content: body }, sender, async (file): Promise<Schemas['SecureEvidenceView']> =>
      context.inTransaction(async () => {
        if (!(await keepFile(context, file, limits))) unused = file.key;
        return viewOf(context.link, token, limits);
      }),
    );
    if (unused !== undefined) await files.remove(unused);
    return view;
  };
}
