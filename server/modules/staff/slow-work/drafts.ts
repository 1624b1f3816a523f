import type { HandlersOf } from '#server/contract/types.ts';
import { draftStream, proposalEvents, type DraftParts } from '#server/modules/drafting/index.ts';

import { roleRequest } from '../draft/request.ts';

/** Drafts of roles. Nothing is stored. */
export const roleDraftHandlers = ({ drafter, slots }: DraftParts): HandlersOf<'StaffDrafts'> => ({
  role: ({ body }, context) => draftStream(slots, context, proposalEvents(drafter, roleRequest(body), context.signal)),
});
