import type { HandlersOf } from '#server/contract/types.ts';

import { applyMatrix } from './apply.ts';
import { previewOf } from './preview.ts';
import { normalised, refuseUnfit } from './proposal.ts';
import { newestVersion, onOffer, versionsPage } from './versions.ts';

/** The organisation's matrix as a whole. docs/decisions/061-matrix-versions.md */
export const riskMatrixHandlers: HandlersOf<'RiskMatrices'> = {
  read: async () => onOffer(await newestVersion()),
  list: ({ query }) => versionsPage(query),

  async preview({ body }, context) {
    const proposal = normalised(body);
    const stored = await newestVersion();
    refuseUnfit(context, stored, proposal);
    return previewOf(stored, proposal);
  },

  apply: ({ body }, context) => applyMatrix(context, normalised(body)),
};
