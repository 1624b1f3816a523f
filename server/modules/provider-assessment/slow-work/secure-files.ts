import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { receiver, type UploadParts } from '#server/modules/attachment/index.ts';

import { keepFile, placeFor } from '../secure/files.ts';

/** The upload of files to answers: checked before they arrive, and again when they are kept. */
export function secureUploadHandler({ files, limits }: UploadParts): HandlersOf<'SecureAssessments'>['addFile'] {
  const receive = receiver({ files, limits });
  return async ({ path: { token, questionId }, query: { name }, body }, context) => {
    const { most } = await context.inTransaction(() => placeFor(context, { questionId, name, limits }));
    const sender = { organisationId: context.link.organisationId, senderId: context.link.linkId };
    let unused: string | undefined;
    const answer = await receive(
      { name, content: body, most },
      sender,
      async (file): Promise<Schemas['SecureAnswer']> => {
        const kept = await context.inTransaction(() => keepFile(context, { token, questionId, file, limits }));
        if (!kept.isNew) unused = file.key;
        return kept.answer;
      },
    );
    if (unused !== undefined) await files.remove(unused);
    return answer;
  };
}
