import { asc, eq, max, sql } from 'drizzle-orm';

import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, PlatformContext, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { helpfulTip } from '#server/database/schema/index.ts';
import { logPlatformActivity, type PlatformTransaction } from '#server/modules/platform/index.ts';
import { changesBetween } from '#server/modules/record/index.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { publicationAfter } from './publication.ts';

const mostTips = 100;

type StoredTip = typeof helpfulTip.$inferSelect;

const inContractForm = ({ createdAt: _createdAt, updatedAt, ...tip }: StoredTip): Schemas['ManagedTip'] => ({
  ...tip,
  updatedAt: updatedAt.toISOString(),
});

const sanitised = (input: Schemas['HelpfulTipInput']): Schemas['HelpfulTipInput'] => ({
  ...input,
  description: sanitisedHtml(input.description),
});

const nextVersion = { version: sql`${helpfulTip.version} + 1`, updatedAt: sql`now()` };

async function allTips(database: Pick<PlatformDatabase, 'select'>): Promise<Schemas['ManagedTip'][]> {
  const rows = await database.select().from(helpfulTip).orderBy(asc(helpfulTip.position), asc(helpfulTip.id));
  return rows.map(inContractForm);
}

/** The tip, held until the transaction ends. @throws ApiError 404, and 409 if it is another version than was read */
async function lockTip(transaction: PlatformTransaction, id: string, version: number): Promise<StoredTip> {
  const [tip] = await transaction.select().from(helpfulTip).where(eq(helpfulTip.id, id)).for('update');
  if (tip === undefined) throw notFound();
  if (tip.version !== version) throw versionConflict(inContractForm(tip));
  return tip;
}

async function change(
  transaction: PlatformTransaction,
  context: PlatformContext,
  before: StoredTip,
  after: Partial<StoredTip>,
): Promise<Schemas['ManagedTip']> {
  const [tip] = await transaction
    .update(helpfulTip)
    .set({ ...after, ...nextVersion })
    .where(eq(helpfulTip.id, before.id))
    .returning();
  if (tip === undefined) throw notFound();
  await logPlatformActivity(transaction, context, {
    action: 'UPDATE',
    entityType: 'helpfulTip',
    entityId: tip.id,
    entityName: tip.title,
    changes: changesBetween(before, after),
  });
  return inContractForm(tip);
}

/** The tips of the platform, for those who write them. */
export const managedTipHandlers = (platform: PlatformDatabase): HandlersOf<'ManagedTips'> => ({
  all: () => allTips(platform),

  add: ({ body }, context) =>
    platform.transaction(async (transaction) => {
      if ((await transaction.$count(helpfulTip)) >= mostTips)
        throw conflict([{ field: 'title', message: `There are at most ${mostTips} tips` }]);
      const [last] = await transaction.select({ position: max(helpfulTip.position) }).from(helpfulTip);
      const input = sanitised(body);
      const [tip] = await transaction
        .insert(helpfulTip)
        .values({ ...input, position: (last?.position ?? -1) + 1, status: 'DRAFT' })
        .returning();
      if (tip === undefined) throw new Error('The tip was not stored');
      await logPlatformActivity(transaction, context, {
        action: 'CREATE',
        entityType: 'helpfulTip',
        entityId: tip.id,
        entityName: tip.title,
        changes: changesBetween({}, input),
      });
      return inContractForm(tip);
    }),

  change: ({ path: { id }, body: { version, ...body } }, context) =>
    platform.transaction(async (transaction) =>
      change(transaction, context, await lockTip(transaction, id, version), sanitised(body)),
    ),

  changeStatus: ({ path: { id }, body: { version, action } }, context) =>
    platform.transaction(async (transaction) => {
      const before = await lockTip(transaction, id, version);
      return change(transaction, context, before, { status: publicationAfter(before.status, action) });
    }),

  move: ({ path: { id }, body: { version, before } }, context) =>
    platform.transaction(async (transaction) => {
      const tip = await lockTip(transaction, id, version);
      const others = (await allTips(transaction)).filter((other) => other.id !== tip.id);
      const place = before === null ? others.length : others.findIndex((other) => other.id === before.toLowerCase());
      if (place < 0) throw invalid([{ field: 'before', message: 'Choose a tip that exists' }]);
      const ids = others.map((other) => other.id).toSpliced(place, 0, tip.id);
      await transaction.execute(sql`update ${helpfulTip} set position = placed.position - 1
        from unnest(${sql.param(ids)}::uuid[]) with ordinality as placed (id, position) where ${helpfulTip.id} = placed.id`);
      await change(transaction, context, tip, { position: place });
      return allTips(transaction);
    }),
});
