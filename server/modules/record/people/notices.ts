import { labelOfKind } from '#domain/words/label-of-kind.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { NotificationKind } from '#server/database/schema/index.ts';

import { presentMembers } from '../register/choices.ts';
import type { RecordEntity } from '../register/register.ts';
import { quoted } from './quoted.ts';
import { deliver } from './reception.ts';
import { notWatching } from './watchers.ts';

/** The kinds of notifications about what someone did to a record. The others have texts of their own. */
export type EventKind = Exclude<
  NotificationKind,
  | 'watched'
  | 'dueSoon'
  | 'overdue'
  | 'acceptance'
  | 'reviewRequested'
  | 'policyStep'
  | 'assessmentStep'
  | 'exemptionStep'
  | 'changeStep'
  | 'scoreProposal'
  | 'mailLimit'
  | 'report'
  | 'incidentAlert'
  | 'incidentUnowned'
>;

/** A notification for one person about one record. */
interface Notice {
  readonly recipientId: string;
  readonly kind: EventKind;
  readonly entity: RecordEntity;
  /** Whether it is assigned to its recipient together with an owner. */
  readonly isShared?: boolean;
  /** The part of the record that it is about, such as an action of its plan. */
  readonly part?: { readonly noun: string; readonly title: string };
  /** The comment that it is about, which notifies a person only once. */
  readonly commentId?: string;
}

const titles: Readonly<Record<EventKind, string>> = {
  assigned: 'assigned to you',
  updated: 'updated',
  removed: 'deleted',
  restored: 'restored',
  mention: 'comment mentions you',
};

const descriptions: Readonly<Record<EventKind, (who: string, what: string, isShared: boolean) => string>> = {
  assigned: (who, what, isShared) => `${who} made you ${isShared ? 'a co-owner' : 'the owner'} of ${what}`,
  updated: (who, what) => `${who} updated ${what}`,
  removed: (who, what) => `${who} deleted ${what}`,
  restored: (who, what) => `${who} restored ${what}`,
  mention: (who, what) => `${who} mentioned you in a comment on ${what}`,
};

type Teller = {
  readonly organisation: Pick<OrganisationContext['organisation'], 'id'>;
  readonly user: Pick<OrganisationContext['user'], 'name'>;
};

/** The wording of an action for its recipient. */
export const noticeRow = ({ organisation, user }: Teller, entityType: RecordKind, notice: Notice) => {
  const { recipientId, kind, entity, part, commentId, isShared = false } = notice;
  const name = quoted(`${entity.ref} ${entity.title}`);
  const what = part === undefined ? name : `the ${part.noun} ${quoted(part.title)} of ${name}`;
  return {
    organisationId: organisation.id,
    recipientId,
    kind,
    title: `${labelOfKind(entityType)} ${part === undefined ? '' : `${part.noun} `}${titles[kind]}`,
    description: `${descriptions[kind](quoted(user.name), what, isShared)}.`,
    entityType,
    entityId: entity.id,
    ...(commentId === undefined ? {} : { commentId, occasion: `mention ${commentId} ${recipientId}` }),
  };
};

/** Without the changes of records whose owners chose not to watch them. */
async function watchedOnly(notices: readonly Notice[]): Promise<readonly Notice[]> {
  const changes = notices.filter(({ kind }) => kind === 'updated');
  if (changes.length === 0) return notices;
  const left = await notWatching(
    changes.map(({ entity, recipientId }) => ({ recordId: entity.id, userId: recipientId })),
  );
  const isLeft = ({ entity, recipientId }: Notice) =>
    left.some(({ recordId, userId }) => recordId === entity.id && userId === recipientId);
  return notices.filter((notice) => notice.kind !== 'updated' || !isLeft(notice));
}

/**
 * Notifies people about records, in the transaction of the change. Nobody is notified of their own actions, nor after
 * leaving the organisation, nor of changes of a record that they chose not to watch.
 */
export async function notify(
  context: OrganisationContext,
  entityType: RecordKind,
  notices: readonly Notice[],
): Promise<void> {
  const toOthers = await watchedOnly(notices.filter(({ recipientId }) => recipientId !== context.user.id));
  if (toOthers.length === 0) return;
  const present = new Set((await presentMembers(toOthers.map(({ recipientId }) => recipientId))).map(({ id }) => id));
  const reached = toOthers.filter(({ recipientId }) => present.has(recipientId));
  await deliver(reached.map((notice) => noticeRow(context, entityType, notice)));
}

/** The owner of a record, who is notified of what others do to it. */
export function ownerOf(input: object): string | null {
  const owner = 'ownerId' in input ? input.ownerId : 'assigneeId' in input ? input.assigneeId : null;
  return typeof owner === 'string' ? owner : null;
}

/** The people who are responsible for a record together with its owner. */
const coOwnersOf = (input: object): readonly string[] =>
  'coOwnerIds' in input && Array.isArray(input.coOwnerIds) ? input.coOwnerIds.map(String) : [];

/** Those who became co-owners of a record without owning it. As its watchers they are told of later changes. */
export function newCoOwners(before: object, after: object): string[] {
  const known = new Set([...coOwnersOf(before), ownerOf(after)]);
  return coOwnersOf(after).filter((id) => !known.has(id));
}

/** Notifies those who became co-owners of a record without owning it. */
export const noticesOfCoOwners = (entity: RecordEntity, before: object, after: object): Notice[] =>
  newCoOwners(before, after).map((recipientId) => ({ recipientId, kind: 'assigned', entity, isShared: true }));

/** The recipients of a notification about a change, given the former and the current owner. */
export function noticesOfChange(
  entity: RecordEntity,
  { was, is }: { readonly was: string | null; readonly is: string | null },
): Notice[] {
  const toFormer = was === null ? [] : [{ recipientId: was, kind: 'updated' as const, entity }];
  if (was === is) return toFormer;
  return is === null ? toFormer : [...toFormer, { recipientId: is, kind: 'assigned' as const, entity }];
}
