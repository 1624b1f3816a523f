import { registers, type RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import {
  deliver,
  member,
  noticeRow,
  quoted,
  type EventKind,
  type ImportedRecord,
} from '#server/modules/record/index.ts';

/** What the owners of records are told of an import: one notification each, however many records they own. */
export interface Notices {
  add(records: readonly ImportedRecord[], removed?: 'removed'): void;
  /** In the transaction of the import. */
  send(): Promise<void>;
}

type ToldKind = Extract<EventKind, 'assigned' | 'updated' | 'removed'>;

interface Told {
  readonly kind: ToldKind;
  readonly count: number;
  readonly first: ImportedRecord;
}

const verbs: Readonly<Record<ToldKind, { readonly title: string; readonly did: string }>> = {
  assigned: { title: 'assigned to you', did: 'made you the owner of' },
  updated: { title: 'updated', did: 'updated' },
  removed: { title: 'deleted', did: 'deleted' },
};

/** The most important of what happened to an owner's records is told. */
const ranks: readonly ToldKind[] = ['removed', 'assigned', 'updated'];

export function noticesOf(context: OrganisationContext, kind: RecordKind, how: string): Notices {
  const told = new Map<string, Told>();
  const tell = (person: string | null, event: ToldKind, record: ImportedRecord) => {
    if (person === null || person === context.user.id) return;
    const { kind: known, count, first } = told.get(person) ?? { kind: event, count: 0, first: record };
    const isFirst = ranks.indexOf(event) < ranks.indexOf(known);
    told.set(person, { kind: isFirst ? event : known, count: count + 1, first: isFirst ? record : first });
  };
  return {
    add(records, removed) {
      for (const record of records) {
        const { was, is } = record.owners;
        if (was !== is) tell(is, 'assigned', record);
        tell(was, removed ?? 'updated', record);
      }
    },
    async send() {
      const present = await member.find([...told.keys()]);
      const rows = present.flatMap(({ id: recipientId }) => {
        const one = told.get(recipientId);
        return one === undefined ? [] : [rowOf(context, kind, how, { recipientId, ...one })];
      });
      await deliver(rows);
    },
  };
}

function rowOf(
  context: OrganisationContext,
  kind: RecordKind,
  how: string,
  { recipientId, kind: event, count, first }: Told & { readonly recipientId: string },
) {
  const row = noticeRow(context, kind, { recipientId, kind: event, entity: first.entity });
  if (count === 1) return row;
  const { title, did } = verbs[event];
  const several = `${count} ${registers[kind].noun.many}`;
  return {
    ...row,
    title: `${several} ${title}`,
    description: `${quoted(context.user.name)} ${did} ${several} by ${how}.`,
  };
}
