import { labelOfKind } from '#domain/words/label-of-kind.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { scopeOfTransaction } from '#server/database/tenancy.ts';

import type { RecordEntity } from '../register/register.ts';
import { quoted } from './quoted.ts';
import { deliver } from './reception.ts';
import { watchersAmong } from './watchers.ts';

/** What the watchers of a record are told. */
export interface WatchedEvent {
  readonly entity: Pick<RecordEntity, 'id' | 'ref' | 'title'>;
  readonly title: string;
  readonly description: string;
  readonly commentId?: string;
  /** Who is told of it otherwise. */
  readonly except: readonly (string | null)[];
}

/** What someone does to a record that its watchers are told of. */
const verbs = {
  updated: 'updated',
  removed: 'deleted',
  restored: 'restored',
  commented: 'commented on',
} as const;

/** The wording of what a person has done to a record. */
export function watchedEvent(
  who: string,
  kind: RecordKind,
  event: keyof typeof verbs,
  { entity, ...rest }: Omit<WatchedEvent, 'title' | 'description'>,
): WatchedEvent {
  return {
    ...rest,
    entity,
    title: `${labelOfKind(kind)} ${verbs[event]}`,
    description: `${quoted(who)} ${verbs[event]} ${quoted(`${entity.ref} ${entity.title}`)}, which you watch.`,
  };
}

/**
 * Tells those who watch records what was done to them, in the transaction of the change. Nobody is told of their own
 * actions, nor of a record they may no longer view, and everyone once until they have read it: the index
 * `notification_watched` drops a second notification.
 */
export async function tellWatchers(kind: RecordKind, events: readonly WatchedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { organisationId, userId } = scopeOfTransaction();
  const watching = await watchersAmong(
    kind,
    events.map(({ entity }) => entity.id),
  );
  const rows = events.flatMap(({ entity, title, description, commentId = null, except }) => {
    const told = new Set([userId, ...except]);
    return watching
      .filter((one) => one.recordId === entity.id && !told.has(one.userId))
      .map(({ userId: recipientId }) => ({
        organisationId,
        recipientId,
        kind: 'watched' as const,
        title,
        description,
        entityType: kind,
        entityId: entity.id,
        commentId,
      }));
  });
  await deliver(rows);
}
