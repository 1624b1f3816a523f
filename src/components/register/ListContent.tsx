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

/** One page of a list, as far as it is known. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** How many there are without search and filters. */
  readonly unfilteredTotal: number;
  /** Why the page could not be read; with rows, why they could not be read again. */
  readonly error: ShownError | null;
  /** Other rows are on their way. */
  readonly busy: boolean;
  /** The list is being read. */
  readonly reading: boolean;
  readonly onRetry: () => void;
}

/** Which page of a list the address names, and how to go to another. */
export interface ListPages {
  readonly page: number;
  readonly perPage: number;
  readonly show: (change: { page?: number; perPage?: number }, options?: ShowOptions) => void;
  /** Set where a page has always the same size. */
  readonly fixedSize?: boolean;
}

interface ListContentProps<Row> {
  readonly noun: Noun;
  readonly list: ListState<Row>;
  readonly pages: ListPages;
  /** What hides rows, in words: `Category is Physical.` Left out while nothing does. */
  readonly why: string | undefined;
  readonly onClear: () => void;
  /** Left out for those who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** Said while there is nothing, where "No risks yet" does not do. */
  readonly none?: string;
  /** What to do first while there is nothing. */
  readonly firstSteps: ReactNode;
  /** The rows, once there are some. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list in each of its states: loading, failed, empty, nothing found, rows with the pages below them, and rows that
 * could not be read again. An address past the last page becomes that of the last page.
 */
export function ListContent<Row>(props: ListContentProps<Row>) {
  const { noun, list, why, onClear, onAdd, firstSteps, children } = props;
  const { rows, total, error, onRetry } = list;
  useLastPage(list, props.pages);
  if (rows === undefined && error !== null) return <LoadFailed what={noun.many} error={error} onRetry={onRetry} />;
  if (rows === undefined) return <LoadingList />;
  return (
    <>
      {error !== null && <RefreshFailed what={noun.many} error={error} retrying={list.reading} onRetry={onRetry} />}
      {/* No rows of some: the page is past the last one, and the list on its way there. */}
      {total > 0 && rows.length === 0 && <LoadingList />}
      {total > 0 && rows.length > 0 && (
        <>
          {children(rows)}
          <ListFoot total={total} pages={props.pages} />
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
 * The last row of the last page may be gone, and an old link may name a page that is no more. Done in an effect of its
 * own: the router's `Navigate` goes again with every render, and each of its changes renders the list again.
 */
function useLastPage({ rows, total, busy }: ListState<unknown>, { page, perPage, show }: ListPages): void {
  const { pages: last } = pageRange(page, perPage, total);
  const target = rows !== undefined && !busy && page > last ? last : undefined;
  const showPage = useEffectEvent((found: number) => show({ page: found }, { replace: true }));
  useEffect(() => {
    if (target !== undefined) showPage(target);
  }, [target]);
}

function ListFoot({ total, pages }: { readonly total: number; readonly pages: ListPages }) {
  const { page, perPage, show, fixedSize = false } = pages;
  if (fixedSize && total <= perPage) return null;
  return (
    <Pagination
      page={page}
      perPage={perPage}
      total={total}
      sizes={fixedSize ? [perPage] : undefined}
      onPageChange={(next) => show({ page: next })}
      onPerPageChange={(size) => show({ perPage: size, page: 1 })}
    />
  );
}

/** Specification section 9. */
const slowAfter = 3000;

const hint = css({ padding: '20', color: 'fg.muted', textAlign: 'center' });

/** Says after three seconds that it is known to take long. */
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

/** Rows that are not there yet. */
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
