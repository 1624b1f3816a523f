import { and, asc, desc, eq } from 'drizzle-orm';

import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { helpfulTip } from '#server/database/schema/index.ts';
import { anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { defaultTips, type NewTip } from './default-tips.ts';

const orders = { position: helpfulTip.position, topic: helpfulTip.topic, title: helpfulTip.title };

/** Stores tips with sanitised HTML; a tip whose id exists is left unchanged. */
export async function addTips(platform: PlatformDatabase, tips: readonly NewTip[]): Promise<void> {
  const rows = tips.map((tip) => ({ ...tip, description: sanitisedHtml(tip.description) }));
  await platform.insert(helpfulTip).values(rows).onConflictDoNothing();
}

/** Adds the default tips to a platform that has none; processes that start together add them once. */
export async function ensureTips(platform: PlatformDatabase): Promise<void> {
  if ((await platform.$count(helpfulTip)) === 0) await addTips(platform, defaultTips);
}

const published = eq(helpfulTip.status, 'PUBLISHED');

/** The tips shown to all users of the platform. */
export const tipHandlers = (platform: PlatformDatabase): HandlersOf<'HelpfulTips'> => ({
  async list({ query }) {
    const condition = anyContains([helpfulTip.topic, helpfulTip.title], query.search);
    const { perPage, offset } = pageOf(query);
    const direction = query.desc === true ? desc : asc;
    const [data, totals] = await Promise.all([
      platform
        .select({
          id: helpfulTip.id,
          topic: helpfulTip.topic,
          title: helpfulTip.title,
          description: helpfulTip.description,
        })
        .from(helpfulTip)
        .where(and(published, condition))
        .orderBy(direction(orders[query.sortId ?? 'position']), direction(helpfulTip.id))
        .limit(perPage)
        .offset(offset),
      totalsOf((where) => platform.$count(helpfulTip, where), published, condition),
    ]);
    return toPage(query, totals, data);
  },
});
