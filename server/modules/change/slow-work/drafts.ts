import type { HandlersOf } from '#server/contract/types.ts';
import { draftStream, proposalEvents, type DraftParts } from '#server/modules/drafting/index.ts';
import { recordOf, refuseUnknownChoices } from '#server/modules/record/index.ts';

import { readAssets } from '../draft/assets.ts';
import { impactRequest } from '../draft/request.ts';

/** Drafts of what changes affect. Nothing is stored. */
export const impactDraftHandlers = ({ drafter, slots }: DraftParts): HandlersOf<'ChangeDrafts'> => ({
  async impact({ body }, context) {
    const assets = await context.inTransaction(async () => {
      await refuseUnknownChoices({ assetIds: recordOf('informationAsset') }, body);
      return readAssets(body.assetIds ?? [], context);
    });
    return draftStream(slots, context, proposalEvents(drafter, impactRequest(body, assets), context.signal));
  },
});
