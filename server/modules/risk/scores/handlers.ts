import type { HandlersOf } from '#server/contract/types.ts';

import { changesPage } from './changes.ts';
import { readHeatMap } from './heat-map.ts';
import { readStatistics } from './statistics.ts';

/** What the scores of all risks tell, now and over time. */
export const riskScoreHandlers: HandlersOf<'RiskScores'> = {
  statistics: () => readStatistics(),
  heatMap: ({ query: { stage = 'current', asOf } }) => readHeatMap(stage, asOf),
  list: ({ query }) => changesPage(query),
};
