import { and, eq, sql } from 'drizzle-orm';

import { isPossible } from '#domain/lifecycle.ts';
import { contactLifecycle } from '#domain/people/contact-lifecycle.ts';
import { contactStatusTexts } from '#domain/words/platform.ts';
import { conflict, notFound, tooManyRequests, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { countHit } from '#server/database/limits.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { contactMessage, userAccount } from '#server/database/schema/index.ts';
import { anyContains, newestFirst, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';

/** So many messages are taken in an hour from one account, or from one network address. */
const mostInAnHour = 5;

interface NewMessage extends Pick<Schemas['ContactMessage'], 'place' | 'name' | 'email' | 'text' | 'accountId'> {
  /** Who writes, for the limit. */
  readonly sender: string;
}

/** Stores a message. @throws ApiError 429 */
export async function storeMessage(platform: PlatformDatabase, { sender, ...message }: NewMessage): Promise<void> {
  const { allowed, retryAfterSeconds } = await countHit(platform, {
    bucket: `contact-message:${sender}`,
    limit: mostInAnHour,
    seconds: 3600,
  });
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
  await platform.insert(contactMessage).values(message);
}

const statusRank = sql`array_position(array['NEW', 'READ', 'ANSWERED', 'CLOSED'], ${contactMessage.status})`;
const orders = { createdAt: contactMessage.createdAt, status: statusRank };

const rows = (platform: Pick<PlatformDatabase, 'select'>) =>
  platform
    .select({ stored: contactMessage, handlerName: userAccount.name })
    .from(contactMessage)
    .leftJoin(userAccount, eq(userAccount.id, contactMessage.handledBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rows>>[number];

const asMessage = ({ stored, handlerName }: Row): Schemas['ContactMessage'] => {
  const { handledBy, handledAt, createdAt, updatedAt: _, ...fields } = stored;
  return {
    ...fields,
    handledBy: handledBy === null ? null : { id: handledBy, name: handlerName ?? '' },
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
};

/** @throws ApiError 404 */
async function read(platform: Pick<PlatformDatabase, 'select'>, id: string): Promise<Schemas['ContactMessage']> {
  const [found] = await rows(platform).where(eq(contactMessage.id, id));
  if (found === undefined) throw notFound();
  return asMessage(found);
}

/** Messages to the administrators of the platform. */
export const contactMessageHandlers = (platform: PlatformDatabase): HandlersOf<'ContactMessages'> => ({
  async list({ query }) {
    const condition = and(
      anyContains([contactMessage.name, contactMessage.email, contactMessage.text], query.search),
      query.status === undefined ? undefined : eq(contactMessage.status, query.status),
    );
    const { perPage, offset } = pageOf(query);
    const found = await rows(platform)
      .where(condition)
      .orderBy(...newestFirst(query, orders, { at: contactMessage.createdAt, id: contactMessage.id }))
      .limit(perPage)
      .offset(offset);
    const totals = await totalsOf((where) => platform.$count(contactMessage, where), undefined, condition);
    return toPage(query, totals, found.map(asMessage));
  },

  change: ({ path: { id }, body: { action, version } }, context) =>
    platform.transaction(async (transaction) => {
      const [held] = await transaction.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update');
      if (held === undefined) throw notFound();
      const before = await read(transaction, id);
      if (held.version !== version) throw versionConflict(before);
      const step = contactLifecycle.steps[action];
      if (!isPossible(step, held.status)) {
        const message = `This is not possible while it is “${contactStatusTexts[held.status]}”`;
        throw conflict([{ field: 'action', message }], before);
      }
      const status = step.to;
      await transaction
        .update(contactMessage)
        .set({ status, handledBy: context.user.id, handledAt: sql`now()`, version: version + 1, updatedAt: sql`now()` })
        .where(eq(contactMessage.id, id));
      await logPlatformActivity(transaction, context, {
        action: 'UPDATE',
        entityType: 'contactMessage',
        entityId: id,
        entityName: held.name,
        changes: [{ field: 'status', old: contactStatusTexts[held.status], new: contactStatusTexts[status] }],
      });
      return read(transaction, id);
    }),
});

/** What someone whose account waits for approval writes. */
export const ownContactMessageHandlers = (platform: PlatformDatabase): HandlersOf<'OwnContactMessages'> => ({
  async write({ body: { text } }, { user }) {
    const [account] = await platform
      .select({ name: userAccount.name, email: userAccount.email })
      .from(userAccount)
      .where(eq(userAccount.id, user.id));
    if (account === undefined) throw notFound();
    await storeMessage(platform, { sender: user.id, place: 'PENDING_SCREEN', accountId: user.id, text, ...account });
  },
});
