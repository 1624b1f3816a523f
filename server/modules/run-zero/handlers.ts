import type { HandlersOf } from '#server/contract/types.ts';

import { runZeroPage } from './page.ts';

/** The devices that runZero has found (decision 063). */
export const runZeroHandlers: HandlersOf<'RunZeroAssets'> = {
  list: ({ query }, context) => runZeroPage(query, context),
};
