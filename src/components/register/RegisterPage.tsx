import { Navigate } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';

import { LoadFailed, type ShownError } from '#src/components/LoadFailed.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';

import { shownColumns, type RecordRow } from './column.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ListFrame } from './ListFrame.tsx';
import { EmptyList, LoadingList, NothingFound } from './RegisterStates.tsx';
import { RegisterTable, type RegisterTableProps } from './RegisterTable.tsx';
import { RegisterToolbar, type RegisterFilters } from './RegisterToolbar.tsx';
import { recallChoices, rememberChoices } from './remembered.ts';
import { useRegisterKeys, useReturnToRow } from './useRegisterKeys.ts';

/** One page of a list, as far as it is known. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly error: ShownError | null;
  /** Another page is on its way. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

type TableParts = 'noun' | 'columns' | 'address' | 'note' | 'glyph' | 'selection' | 'onRemove';

export interface RegisterPageProps<Row extends RecordRow, SortKey extends string> extends Pick<
  RegisterTableProps<Row, SortKey>,
  TableParts
> {
  /** `Risk Register` */
  readonly title: string;
  /** The list's path, by which a person's choices for it are remembered. */
  readonly path: string;
  readonly list: ListState<Row>;
  readonly filters?: RegisterFilters | undefined;
  /** Takes back filters and search. */
  readonly onClear: () => void;
  /** Left out for those who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** What to do first while the register is empty. */
  readonly firstSteps: ReactNode;
  /** What floats over the foot of the list while rows are ticked. */
  readonly batchBar: ReactNode;
  /** The open record. */
  readonly panel: ReactNode;
}

/** A register: its list, and the record that the address names in a panel beside it. */
export function RegisterPage<Row extends RecordRow, SortKey extends string>(props: RegisterPageProps<Row, SortKey>) {
  const { title, noun, path, list, address, columns, onAdd } = props;
  const element = useRef<HTMLDivElement>(null);
  useRegisterKeys(element, () => address.openRecord(undefined));
  useReturnToRow(element, address.open);
  const [chosen, setChosen] = useState(() => recallChoices(path).columns);
  const shown = shownColumns(columns, chosen);
  const choose = (ids: string[]) => {
    rememberChoices(path, { columns: ids });
    setChosen(ids);
  };
  return (
    <ListFrame
      ref={element}
      title={title}
      noun={noun}
      count={list.rows === undefined ? undefined : list.total}
      onAdd={onAdd}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search ${noun.many}`}
          search={address.search.search}
          onSearch={(search) => address.filter({ search })}
          filters={props.filters}
          onClear={props.onClear}
        >
          <ColumnChooser columns={columns} shown={shown.map(({ id }) => id)} onChange={choose} />
        </RegisterToolbar>
      }
      panel={props.panel}
    >
      <RegisterContent {...props} columns={shown} />
      {props.batchBar}
    </ListFrame>
  );
}

const lastPage = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/** The list in each of its states: loading, failed, empty, nothing found, rows. */
function RegisterContent<Row extends RecordRow, SortKey extends string>(props: RegisterPageProps<Row, SortKey>) {
  const { noun, path, list, address, filters, onClear } = props;
  const { page, perPage, search } = address.search;
  if (list.rows === undefined && list.error !== null)
    return <LoadFailed what={noun.many} error={list.error} onRetry={list.onRetry} />;
  if (list.rows === undefined) return <LoadingList />;
  const limits = [...(filters?.active ?? []), ...(search === '' ? [] : [{ name: 'Search', value: `“${search}”` }])];
  if (list.total === 0 && limits.length > 0) {
    const why = limits.map(({ name, value }) => `${name} is ${value}`).join(', ');
    return <NothingFound noun={noun} why={`${why}.`} onClear={onClear} />;
  }
  if (list.total === 0) {
    return (
      <EmptyList noun={noun} onAdd={props.onAdd}>
        {props.firstSteps}
      </EmptyList>
    );
  }
  const last = lastPage(list.total, perPage);
  // The last row of the last page may be gone, and an old link may name a page that is no more.
  if (page > last && !list.busy) return <Navigate to="." search={(before) => ({ ...before, page: last })} replace />;
  return (
    <>
      <RegisterTable {...props} rows={list.rows} busy={list.busy} />
      <Pagination
        page={page}
        perPage={perPage}
        total={list.total}
        onPageChange={(next) => address.show({ page: next })}
        onPerPageChange={(size) => {
          rememberChoices(path, { perPage: size });
          address.filter({ perPage: size });
        }}
      />
    </>
  );
}
