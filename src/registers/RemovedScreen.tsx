import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

import { batchLimit } from '#machines/register/register.machine.ts';
import type { RegisterRow } from '#machines/register/register.types.ts';
import { asShown } from '#machines/register/selection.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { removedQuery, type Kind, type RegisterSource } from '#src/api/record/register.ts';
import type { ShowOptions } from '#src/components/register/address.ts';
import { BatchBar } from '#src/components/register/BatchBar.tsx';
import type { RegisterSearch } from '#src/components/register/list-search.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { RemovedTable } from '#src/components/register/RemovedTable.tsx';
import { placeAfter, useRegisterKeys } from '#src/components/register/useRegisterKeys.ts';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChevronLeftIcon } from '#src/ui/tool-icons.tsx';

import { listStateOf } from './list-state.ts';
import { useRemovedActor, type RemovedActor } from './useRemovedActor.ts';

type RemovedRecord = Schemas['RemovedRecord'];

type RemovedSearch = Pick<RegisterSearch, 'page' | 'perPage' | 'search' | 'view'>;

/** The part of a register's address that this screen shares. */
interface RemovedAddress {
  readonly search: RemovedSearch;
  readonly show: (change: Partial<RemovedSearch>, options?: ShowOptions) => void;
  /** Changes the address and returns to page one. */
  readonly filter: (change: Partial<RemovedSearch>) => void;
}

interface RemovedScreenProps<K extends Kind> {
  readonly source: RegisterSource<K>;
  readonly noun: Noun;
  readonly address: RemovedAddress;
}

const rowOf = ({ id, ref, version }: RemovedRecord): RegisterRow => ({ id, ref, version });

/** The removed records of a register that can be restored, at the register's path with `view=removed`. */
export function RemovedScreen<K extends Kind>(props: RemovedScreenProps<K>) {
  const { source, noun, address } = props;
  const { page, perPage, search } = address.search;
  const text = search === '' ? {} : { search };
  const list = useQuery(removedQuery(useApi(), source, { page, perPage, ...text }));
  const element = useRef<HTMLDivElement>(null);
  const { removed, restore } = useRestoring(source, noun);
  useRegisterKeys(element, () => {});
  const rows = list.data?.data ?? [];
  const state = listStateOf(list);
  return (
    <ListFrame
      ref={element}
      title={`Removed ${noun.many}`}
      noun={noun}
      count={state.rows === undefined ? undefined : state}
      onAdd={undefined}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search removed ${noun.many}`}
          search={search}
          onSearch={(typed) => address.filter({ search: typed })}
          onClear={() => address.filter({ search: '' })}
          // Toasts, which follow every restoration, would cover the other end.
          back={
            <Button onClick={() => address.show({ view: undefined, page: 1, search: '' })}>
              <ChevronLeftIcon /> Back to {noun.many}
            </Button>
          }
        />
      }
      panel={null}
    >
      <ListContent
        noun={{ one: `removed ${noun.one}`, many: `removed ${noun.many}` }}
        list={state}
        pages={{ page, perPage, show: address.show }}
        why={search === '' ? undefined : `Search is “${search}”.`}
        onClear={() => address.filter({ search: '' })}
        onAdd={undefined}
        none={`No removed ${noun.many}`}
        firstSteps={`What is deleted from the register is kept here for a time, and can be restored.`}
      >
        {(shown) => <Rows removed={removed} noun={noun} rows={shown} busy={state.busy} onRestore={restore} />}
      </ListContent>
      <RestoreBar removed={removed} rows={rows} onRestore={restore} />
    </ListFrame>
  );
}

/** Restores rows; afterwards the focus goes to the row that took their place. */
function useRestoring<K extends Kind>(source: RegisterSource<K>, noun: Noun) {
  const [restorations, setRestorations] = useState(0);
  const placeOnceGone = useRef<() => HTMLElement | null>(() => null);
  const removed = useRemovedActor(source, noun, () => setRestorations((count) => count + 1));
  useEffect(() => {
    if (restorations > 0 && document.activeElement === document.body) placeOnceGone.current()?.focus();
  }, [restorations]);
  const restore = (rows: readonly RegisterRow[]) => {
    placeOnceGone.current = placeAfter(rows.map(({ id }) => id));
    removed.send({ type: 'restoration.requested', rows });
  };
  return { removed, restore };
}

interface RowsProps {
  readonly removed: RemovedActor;
  readonly noun: Noun;
  readonly rows: readonly RemovedRecord[];
  readonly busy: boolean;
  readonly onRestore: (rows: readonly RegisterRow[]) => void;
}

function Rows({ removed, noun, rows, busy, onRestore }: RowsProps) {
  const selected = useSelector(removed, ({ context }) => context.selected);
  const restoring = useSelector(removed, (snapshot) => snapshot.matches('restoring'));
  const ids = new Set(selected.map(({ id }) => id));
  const ticked = rows.filter(({ id }) => ids.has(id)).length;
  return (
    <RemovedTable
      noun={noun}
      rows={rows}
      busy={busy || restoring}
      selection={{
        isSelected: ({ id }) => ids.has(id),
        ofPage: ticked === 0 ? false : ticked === rows.length || 'indeterminate',
        onToggle: (row) => removed.send({ type: 'row.toggled', row: rowOf(row) }),
        onTogglePage: () => removed.send({ type: 'rows.toggled', rows: rows.map(rowOf) }),
      }}
      onRestore={(row) => onRestore([rowOf(row)])}
    />
  );
}

function RestoreBar({ removed, rows, onRestore }: Pick<RowsProps, 'removed' | 'rows' | 'onRestore'>) {
  const selected = useSelector(removed, ({ context }) => context.selected);
  if (selected.length === 0) return null;
  return (
    <BatchBar
      count={selected.length}
      most={batchLimit}
      actions={[{ label: 'Restore', onAct: () => onRestore(asShown(selected, rows.map(rowOf))) }]}
      onSelectPage={undefined}
      onClear={() => removed.send({ type: 'selection.cleared' })}
    />
  );
}
