import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery, type Page } from '#src/api/record/register.ts';
import type { Address } from '#src/components/register/address.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';

import type { EditableKind } from '../editable-kind.ts';
import { listStateOf } from '../list-state.ts';
import type { LookupShape } from './lookup-kind.ts';
import { lookupPerPage, lookupSearchDefaults, toLookupQuery, type LookupSearch } from './lookup-search.ts';
import { LookupTable, type LookupColumn } from './LookupTable.tsx';
import { useMoveEntry } from './useMoveEntry.ts';

interface LookupEntriesProps<K extends LookupShape> {
  readonly kind: EditableKind<K>;
  readonly columns: readonly LookupColumn<K['entity']>[];
  readonly address: Address<LookupSearch>;
  readonly list: UseQueryResult<Page<K['entity']>>;
  readonly onAdd: (() => void) | undefined;
}

/** The list of a look-up in each of its states. */
export function LookupEntries<K extends LookupShape>(props: LookupEntriesProps<K>) {
  const { kind, columns, address, list, onAdd } = props;
  const { noun, access } = kind;
  const { search, page } = address.search;
  const mayOrder = useMay({ ...access, level: 'EDIT' });
  const entries = list.data?.data ?? [];
  const move = useMoveEntry<K>(kind, entries);
  const total = list.data?.pagination.total ?? 0;
  const isComplete = total <= lookupPerPage && search === '';
  const every = useQuery({
    ...listQuery(useApi(), kind.source, toLookupQuery(lookupSearchDefaults)),
    enabled: search !== '',
  });
  return (
    <ListContent
      noun={noun}
      list={listStateOf(list)}
      pages={{ page, perPage: lookupPerPage, show: address.show, fixedSize: true }}
      why={search === '' ? undefined : `Nothing contains “${search}”.`}
      onClear={address.clear}
      onAdd={onAdd}
      firstSteps="Forms offer the active entries in this order."
    >
      {(rows) => (
        <LookupTable
          label={noun.many}
          entries={rows}
          among={search === '' ? rows : (every.data?.data ?? rows)}
          columns={columns}
          open={address.open}
          onMove={mayOrder && isComplete && !move.isPending ? ({ id }, step) => move.mutate({ id, step }) : undefined}
        />
      )}
    </ListContent>
  );
}
