import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { LoadFailed, RefreshFailed, type ShownError } from '#src/components/LoadFailed.tsx';
import type { Noun } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { NoResults } from '#src/ui/feedback/NoResults.tsx';
import { pageRange } from '#src/ui/navigation/page-range.ts';
import { Pagination } from '#src/ui/navigation/Pagination.tsx';
import { css } from '#styled/css/index.js';

import type { ShowOptions } from './address.ts';

/** The state of one page of a list. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** False if there are more than `total`. */
  readonly totalIsExact: boolean;
  /** The total without search and filters. */
  readonly unfilteredTotal: number;
  /** Why loading failed; if there are rows, why refreshing them failed. */
  readonly error: ShownError | null;
  /** Other rows are loading. */
  readonly busy: boolean;
  /** A request is in progress. */
  readonly reading: boolean;
  readonly onRetry: () => void;
}

/** The page of a list in the address, and how to change it. */
export interface ListPages {
  readonly page: number;
  readonly perPage: number;
  readonly show: (change: { page?: number; perPage?: number }, options?: ShowOptions) => void;
  /** Set where the page size is fixed. */
  readonly fixedSize?: boolean;
}

interface ListContentProps<Row> {
  readonly noun: Noun;
  readonly list: ListState<Row>;
  readonly pages: ListPages;
  /** The active filters in words: `Category is Physical.` Omitted while nothing is filtered. */
  readonly why: string | undefined;
  readonly onClear: () => void;
  /** Omitted for people who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** Shown while the list is empty, where "No risks yet" does not fit. */
  readonly none?: string;
  /** The first steps to take while the list is empty. */
  readonly firstSteps: ReactNode;
  /** Renders the rows, once there are some. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list in each of its states: loading, failed, empty, no results, rows with pagination, and rows that could not be
 * refreshed. An address past the last page is replaced by that of the last page.
 */
export function ListContent<Row>(props: ListContentProps<Row>) {
  const { noun, list, why, onClear, onAdd, firstSteps, children } = props;
  const { rows, error, onRetry } = list;
  // A total may be older than the rows: a first page without rows is an empty list.
  const total = rows?.length === 0 && props.pages.page === 1 ? 0 : list.total;
  useLastPage(list, props.pages);
  if (rows === undefined && error !== null) return <LoadFailed what={noun.many} error={error} onRetry={onRetry} />;
  if (rows === undefined) return <LoadingList />;
  return (
    <>
      {error !== null && <RefreshFailed what={noun.many} error={error} retrying={list.reading} onRetry={onRetry} />}
      {/* No rows on a later page: the list is about to go to one that has some. */}
      {total > 0 && rows.length === 0 && <LoadingList />}
      {total > 0 && rows.length > 0 && (
        <>
          {children(rows)}
          <ListFoot list={list} pages={props.pages} />
        </>
      )}
      {total === 0 && why !== undefined && <NothingFound noun={noun} why={why} onClear={onClear} />}
      {total === 0 && why === undefined && (
        <EmptyList noun={noun} title={props.none ?? `No ${noun.many} yet`} onAdd={onAdd}>
          {firstSteps}
        </EmptyList>
      )}
    </>
  );
}

/**
 * The last row of the last page may have been removed, and an old link may name a page that no longer exists. Uses its
 * own effect: the router's `Navigate` navigates again on every render, and each navigation renders the list again.
 */
function useLastPage(list: ListState<unknown>, pages: ListPages): void {
  const { rows, busy } = list;
  const { page, perPage, show } = pages;
  const { pages: last } = pageRange(page, perPage, knownRows(list, pages));
  const isPastEnd = rows !== undefined && !busy && page > 1 && (page > last || rows.length === 0);
  const target = isPastEnd ? Math.min(last, page - 1) : undefined;
  const showPage = useEffectEvent((found: number) => show({ page: found }, { replace: true }));
  useEffect(() => {
    if (target !== undefined) showPage(target);
  }, [target]);
}

/**
 * How many rows are known to exist: of a list that is not counted to its end, those of this page too, and one more
 * after a full page.
 */
function knownRows({ rows = [], total, totalIsExact }: ListState<unknown>, { page, perPage }: ListPages): number {
  if (totalIsExact || rows.length === 0) return total;
  return Math.max(total, (page - 1) * perPage + rows.length + (rows.length === perPage ? 1 : 0));
}

function ListFoot({ list, pages }: { readonly list: ListState<unknown>; readonly pages: ListPages }) {
  const { total, totalIsExact } = list;
  const { page, perPage, show, fixedSize = false } = pages;
  if (fixedSize && total <= perPage) return null;
  return (
    <Pagination
      page={page}
      perPage={perPage}
      total={total}
      atLeast={totalIsExact ? undefined : knownRows(list, pages)}
      sizes={fixedSize ? [perPage] : undefined}
      onPageChange={(next) => show({ page: next })}
      onPerPageChange={(size) => show({ perPage: size, page: 1 })}
    />
  );
}

/** Specification section 9. */
const slowAfter = 3000;

const hint = css({ padding: '20', color: 'fg.muted', textAlign: 'center' });

/** After three seconds, says that the list is slow to load. */
function SlowHint() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={hint} role="status">
      {slow && texts.slow}
    </p>
  );
}

/** Placeholder rows. */
const LoadingList = () => (
  <div>
    <LoadingRows />
    <SlowHint />
  </div>
);

interface NothingFoundProps {
  readonly noun: Noun;
  readonly why: string;
  readonly onClear: () => void;
}

const NothingFound = ({ noun, why, onClear }: NothingFoundProps) => (
  <NoResults title={`No ${noun.many} match these filters`} actions={<Button onClick={onClear}>Clear Filters</Button>}>
    {why}
  </NoResults>
);

interface EmptyListProps {
  readonly noun: Noun;
  readonly title: string;
  readonly children: ReactNode;
  readonly onAdd: (() => void) | undefined;
}

const EmptyList = ({ noun, title, children, onAdd }: EmptyListProps) => (
  <EmptyState
    title={title}
    actions={
      onAdd !== undefined && (
        <Button variant="primary" onClick={onAdd}>
          Add {noun.one}
        </Button>
      )
    }
  >
    {children}
  </EmptyState>
);
