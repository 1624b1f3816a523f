import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Page } from '#src/api/record/register.ts';
import { filtersInWords, type RegisterFilter } from '#src/components/register/filters.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import type { Noun } from '#src/components/words.ts';

import { listStateOf } from '../list-state.ts';
import type { LogAddress } from './useLogAddress.ts';

export interface LogPageProps<Row> {
  readonly title: string;
  readonly noun: Noun;
  readonly list: UseQueryResult<Page<Row>>;
  readonly address: Pick<LogAddress, 'search' | 'show' | 'clear'>;
  readonly filters: readonly RegisterFilter[];
  /** At the end of the row above the list. */
  readonly tools?: ReactNode;
  /** The text of the empty state. */
  readonly whenEmpty: string;
  /** The table of a page's rows. */
  readonly children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** A log: a read-only list with search and filters. */
export function LogPage<Row>(props: LogPageProps<Row>) {
  const { title, noun, address, filters } = props;
  const list = listStateOf(props.list);
  const { page, perPage, search } = address.search;
  return (
    <ListFrame
      title={title}
      noun={noun}
      count={list.rows === undefined ? undefined : list}
      onAdd={undefined}
      toolbar={
        <RegisterToolbar
          searchLabel={`Search ${noun.many}`}
          search={search}
          onSearch={(text) => address.show({ search: text, page: 1 })}
          filters={filters}
          onClear={address.clear}
        >
          {props.tools}
        </RegisterToolbar>
      }
      panel={null}
    >
      <ListContent
        noun={noun}
        list={list}
        pages={{ page, perPage, show: address.show }}
        why={filtersInWords(filters, search)}
        onClear={address.clear}
        onAdd={undefined}
        firstSteps={props.whenEmpty}
      >
        {(rows) => props.children(rows, list.busy)}
      </ListContent>
    </ListFrame>
  );
}
