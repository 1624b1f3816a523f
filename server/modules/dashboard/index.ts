import type { HandlersOf } from '#server/contract/types.ts';

import { moduleStates } from './modules.ts';
import { ownAcknowledgementLink, type Profiles } from './own-acknowledgement.ts';
import { waitingCounts, waitingPage } from './waiting.ts';

/** What waits for the caller, and how the registers of their organisation are. */
export const dashboardHandlers = (identity: Profiles): HandlersOf<'Dashboard'> => ({
  waiting: ({ query }, context) => waitingPage(query, context),
  async numbers(_input, context) {
    const [waiting, modules] = await Promise.all([waitingCounts(context), moduleStates(context)]);
    return { waiting, modules };
  },
  acknowledge: ({ path: { id } }, context) => ownAcknowledgementLink(identity, id, context),
});
