import type { ReactNode } from 'react';

import type { Page } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import type { FieldWords } from '#src/components/fields/field-words.ts';
import type { Address } from '#src/components/register/address.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { EditableKind } from '../editable-kind.ts';
import { neighboursOf } from '../neighbours.ts';
import { OpenRecord } from '../OpenRecord.tsx';
import { PanelMessage } from '../PanelMessage.tsx';
import type { LookupShape } from './lookup-kind.ts';
import type { LookupSearch } from './lookup-search.ts';
import type { LookupColumn } from './LookupTable.tsx';

export interface LookupPageProps<K extends LookupShape> {
  readonly kind: EditableKind<K>;
  /** `Risk Likelihood` */
  readonly title: string;
  readonly search: LookupSearch;
  /** The look-up's own columns, besides name, description, use and state. */
  readonly columns?: readonly LookupColumn<K['entity']>[];
  readonly words: FieldWords<K['draft']>;
  /** Above the list, such as a link to where the entries are edited together. */
  readonly tools?: ReactNode;
  /** The form: LookupForm with the look-up's own fields. */
  readonly children: (form: RecordForm<K['draft']>, entry: K['entity'] | null) => ReactNode;
}

interface LookupPanelProps<K extends LookupShape> extends LookupPageProps<K> {
  readonly address: Address<LookupSearch>;
  readonly list: Page<K['entity']>;
}

/** The entry in the address; a new one is added at the end. */
export function LookupPanel<K extends LookupShape>(props: LookupPanelProps<K>) {
  const { kind, words, address, list, children } = props;
  const { open, openRecord } = address;
  if (open === undefined) return null;
  const entry = list.data.find(({ id }) => id === open) ?? null;
  if (entry === null && open !== 'new')
    return <PanelMessage noun={kind.noun} place="list" onClose={() => openRecord(undefined)} />;
  const atEnd = { ...kind.empty, position: list.pagination.total };
  return (
    <OpenRecord
      key={open}
      kind={{ ...kind, empty: atEnd }}
      entity={entry}
      place={{
        param: address.param,
        neighbours: neighboursOf(list.data, open),
        openRecord,
        onRemoved: ({ name }) => {
          toast.success('Deleted successfully', name);
          openRecord(undefined);
        },
      }}
      words={words}
      removal={({ name }) => `“${isolated(name)}” will be removed from the list. This cannot be undone.`}
    >
      {children}
    </OpenRecord>
  );
}
