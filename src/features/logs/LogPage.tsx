import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Page } from '#src/api/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import type { ListSearch } from '#src/components/register/list-search.ts';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { LoadingList, NothingFound } from '#src/components/register/RegisterStates.tsx';
import { RegisterToolbar, type RegisterFilters } from '#src/components/register/RegisterToolbar.tsx';
import type { Noun } from '#src/components/words.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';

/** The address of a log, and how to go elsewhere in it. */
export interface LogAddress<Search extends ListSearch> {
  readonly search: Search;
  readonly show: (change: Partial<ListSearch>) => void;
  /** Forgets search and filters. */
  readonly clear: () => void;
}

export interface LogPageProps<Row> {
  readonly title: string;
  readonly noun: Noun;
  readonly list: UseQueryResult<Page<Row>>;
  readonly address: LogAddress<ListSearch>;
  readonly filters: RegisterFilters;
  /** What will stand here. */
  readonly whenEmpty: string;
  /** The table of a page's rows. */
  readonly children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** A log: a list that is read, searched and narrowed, and never changed. */
export function LogPage<Row>(props: LogPageProps<Row>) {
  const { title, noun, list, address, filters } = props;
  return (
    <ListFrame
      title={title}
      noun={noun}
      count={list.data?.pagination.total}
      onAdd={undefined}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search ${noun.many}`}
          search={address.search.search}
          onSearch={(search) => address.show({ search, page: 1 })}
          filters={filters}
          onClear={address.clear}
        />
      }
      panel={null}
    >
      <LogContent {...props} />
    </ListFrame>
  );
}

function LogContent<Row>({ noun, list, address, filters, whenEmpty, children }: LogPageProps<Row>) {
  if (list.isPending) return <LoadingList />;
  if (list.isError) return <LoadFailed what={noun.many} error={list.error} onRetry={() => void list.refetch()} />;
  const { page, perPage, search } = address.search;
  const { total } = list.data.pagination;
  const limits = [...filters.active, ...(search === '' ? [] : [{ name: 'Search', value: `“${search}”` }])];
  if (total === 0 && limits.length === 0) return <EmptyState title={`No ${noun.many} yet`}>{whenEmpty}</EmptyState>;
  if (total === 0) {
    const why = limits.map(({ name, value }) => `${name} is ${value}`).join(', ');
    return <NothingFound noun={noun} why={`${why}.`} onClear={address.clear} />;
  }
  return (
    <>
      {children(list.data.data, list.isPlaceholderData)}
      <Pagination
        page={page}
        perPage={perPage}
        total={total}
        onPageChange={(next) => address.show({ page: next })}
        onPerPageChange={(size) => address.show({ perPage: size, page: 1 })}
      />
    </>
  );
}
