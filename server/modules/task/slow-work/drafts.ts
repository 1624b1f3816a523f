import type { HandlersOf } from '#server/contract/types.ts';
import { draftStream, proposalEvents, type DraftParts } from '#server/modules/drafting/index.ts';

import { planRequest } from '../draft/request.ts';

/** Drafts of the tasks of plans. Nothing is stored. */
export const planDraftHandlers = ({ drafter, slots }: DraftParts): HandlersOf<'TaskDrafts'> => ({
  plan: ({ body }, context) => draftStream(slots, context, proposalEvents(drafter, planRequest(body), context.signal)),
});
