import { registers, type RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';

import { presentMembers } from '../register/choices.ts';
import type { RecordEntity } from '../register/register.ts';
import { noticeRow, type EventKind } from './notices.ts';
import { quoted } from './quoted.ts';
import { deliver } from './reception.ts';
import { watchedEvent } from './watcher-notices.ts';
import { notWatching, watchersAmong } from './watchers.ts';

/**
 * What the owners and watchers of many records are told of one act: one notification each, however many records they
 * own or watch.
 */
export interface BulkNotices {
  add(records: readonly OwnedRecord[], event?: 'updated' | 'removed' | 'restored'): Promise<void>;
  /** In the transaction that ends it. */
  send(): Promise<void>;
}

/** A record that was added, changed, removed or restored. */
export interface OwnedRecord {
  readonly entity: RecordEntity;
  /** Who owned it, and who owns it now. */
  readonly owners: { readonly was: string | null; readonly is: string | null };
  /** Who became its co-owners without owning it. */
  readonly newCoOwners?: readonly string[];
}

/** `shared`: assigned to a co-owner. */
type ToldKind = Exclude<EventKind, 'mention'> | 'shared';
type WatchedKind = Exclude<ToldKind, 'assigned' | 'shared'>;

interface Told<Kind extends ToldKind = ToldKind> {
  readonly kind: Kind;
  readonly count: number;
  readonly first: OwnedRecord;
}

const verbs: Readonly<Record<ToldKind, { readonly title: string; readonly did: string }>> = {
  assigned: { title: 'assigned to you', did: 'made you the owner of' },
  shared: { title: 'assigned to you', did: 'made you a co-owner of' },
  updated: { title: 'updated', did: 'updated' },
  removed: { title: 'deleted', did: 'deleted' },
  restored: { title: 'restored', did: 'restored' },
};

/** The most important of what happened to an owner's records is told. */
const ranks: readonly ToldKind[] = ['removed', 'restored', 'assigned', 'shared', 'updated'];

/** @param how by what it was done: `an import` */
export function bulkNotices(context: OrganisationContext, kind: RecordKind, how: string): BulkNotices {
  const told = new Map<string, Told>();
  const watched = new Map<string, Told<WatchedKind>>();
  const tell = (person: string | null, event: ToldKind, record: OwnedRecord) => {
    if (person === null || person === context.user.id) return;
    const { kind: known, count, first } = told.get(person) ?? { kind: event, count: 0, first: record };
    const isFirst = ranks.indexOf(event) < ranks.indexOf(known);
    told.set(person, { kind: isFirst ? event : known, count: count + 1, first: isFirst ? record : first });
  };
  const tellWatcher = (person: string, event: WatchedKind, record: OwnedRecord) => {
    if (person === context.user.id) return;
    const { count, ...known } = watched.get(person) ?? { kind: event, count: 0, first: record };
    watched.set(person, { ...known, count: count + 1 });
  };
  return {
    async add(records, event = 'updated') {
      const ids = records.map(({ entity }) => entity.id);
      const formerOwners = records.flatMap(({ entity: { id: recordId }, owners: { was: userId } }) =>
        userId === null ? [] : [{ recordId, userId }],
      );
      const left = await (event === 'updated' && formerOwners.length > 0 ? notWatching(formerOwners) : []);
      for (const record of records) {
        const { was, is } = record.owners;
        if (was !== is) tell(is, 'assigned', record);
        for (const person of record.newCoOwners ?? []) tell(person, 'shared', record);
        if (!left.some(({ recordId, userId }) => recordId === record.entity.id && userId === was))
          tell(was, event, record);
      }
      const byId = new Map(records.map((record) => [record.entity.id, record]));
      for (const { recordId, userId } of ids.length === 0 ? [] : await watchersAmong(kind, ids)) {
        const record = byId.get(recordId);
        if (record !== undefined && !isToldOtherwise(record, userId)) tellWatcher(userId, event, record);
      }
    },
    async send() {
      const present = await presentMembers([...told.keys()]);
      const rows = present.flatMap(({ id: recipientId }) => {
        const one = told.get(recipientId);
        return one === undefined ? [] : [rowOf(context, kind, how, { recipientId, ...one })];
      });
      const watchers = [...watched].map(([recipientId, one]) =>
        watchedRow(context, kind, how, { recipientId, ...one }),
      );
      await deliver([...rows, ...watchers]);
    },
  };
}

/** Whether a person is told of a record as its owner, or as one who becomes its co-owner. */
const isToldOtherwise = ({ owners, newCoOwners = [] }: OwnedRecord, person: string): boolean =>
  person === owners.was || person === owners.is || newCoOwners.includes(person);

function rowOf(
  context: OrganisationContext,
  kind: RecordKind,
  how: string,
  { recipientId, kind: event, count, first }: Told & { readonly recipientId: string },
) {
  const isShared = event === 'shared';
  const row = noticeRow(context, kind, {
    recipientId,
    kind: isShared ? 'assigned' : event,
    entity: first.entity,
    isShared,
  });
  if (count === 1) return row;
  const { title, did } = verbs[event];
  const several = `${count} ${registers[kind].noun.many}`;
  return {
    ...row,
    title: `${several} ${title}`,
    description: `${quoted(context.user.name)} ${did} ${several} by ${how}.`,
  };
}

function watchedRow(
  context: OrganisationContext,
  kind: RecordKind,
  how: string,
  { recipientId, kind: event, count, first: { entity } }: Told<WatchedKind> & { readonly recipientId: string },
) {
  const several = `${count} ${registers[kind].noun.many}`;
  const { title, did } = verbs[event];
  const one = watchedEvent(context.user.name, kind, event, { entity, except: [] });
  return {
    organisationId: context.organisation.id,
    recipientId,
    kind: 'watched' as const,
    title: count === 1 ? one.title : `${several} ${title}`,
    description:
      count === 1 ? one.description : `${quoted(context.user.name)} ${did} ${several} that you watch by ${how}.`,
    entityType: kind,
    entityId: entity.id,
  };
}
