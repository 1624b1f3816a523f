import { eq, sql } from 'drizzle-orm';

import { versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { riskAppetite } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

import { changesPage } from './changes.ts';
import { readHeatMap } from './heat-map.ts';
import { readAppetite, readStatistics } from './statistics.ts';

/** What the scores of all risks tell, now and over time. */
export const riskScoreHandlers: HandlersOf<'RiskScores'> = {
  statistics: () => readStatistics(),
  heatMap: ({ query: { stage = 'current', asOf } }) => readHeatMap(stage, asOf),
  list: ({ query }) => changesPage(query),

  async setAppetite({ body: { version, score } }, context) {
    const before = await readAppetite();
    if (before.version !== version) throw versionConflict(before);
    const stored = await db
      .insert(riskAppetite)
      .values({ organisationId: context.organisation.id, version: 1, score })
      .onConflictDoUpdate({
        target: riskAppetite.organisationId,
        set: { version: sql`${riskAppetite.version} + 1`, score },
        setWhere: eq(riskAppetite.version, version),
      })
      .returning({ version: riskAppetite.version, score: riskAppetite.score });
    const [appetite] = stored;
    if (appetite === undefined) throw versionConflict(await readAppetite());
    await logSetting(context, 'riskAppetite', { score: before.score }, { score });
    return appetite;
  },
};
