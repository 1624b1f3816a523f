import { useEffect, useState, type ReactNode } from 'react';

import { LoadFailed, RefreshFailed, type ShownError } from '#src/components/LoadFailed.tsx';
import type { Noun } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { NoResults } from '#src/ui/NoResults.tsx';
import { css } from '#styled/css/index.js';

/** One page of a list, as far as it is known. */
export interface ListState<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  /** Why the page could not be read; with rows, why they could not be read anew. */
  readonly error: ShownError | null;
  /** Other rows are on their way. */
  readonly busy: boolean;
  /** The list is being read. */
  readonly reading: boolean;
  readonly onRetry: () => void;
}

interface ListContentProps<Row> {
  readonly noun: Noun;
  readonly list: ListState<Row>;
  /** What hides rows, in words: `Category is Physical.` Left out while nothing does. */
  readonly why: string | undefined;
  readonly onClear: () => void;
  /** Left out for those who may not add. */
  readonly onAdd: (() => void) | undefined;
  /** What to do first while there is nothing. */
  readonly firstSteps: ReactNode;
  /** The rows, once there are some. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, nothing found, rows, and rows that could not be read anew. */
export function ListContent<Row>({ noun, list, why, onClear, onAdd, firstSteps, children }: ListContentProps<Row>) {
  const { rows, total, error, onRetry } = list;
  if (rows === undefined && error !== null) return <LoadFailed what={noun.many} error={error} onRetry={onRetry} />;
  if (rows === undefined) return <LoadingList />;
  return (
    <>
      {error !== null && <RefreshFailed what={noun.many} error={error} retrying={list.reading} onRetry={onRetry} />}
      {total > 0 && children(rows)}
      {total === 0 && why !== undefined && <NothingFound noun={noun} why={why} onClear={onClear} />}
      {total === 0 && why === undefined && (
        <EmptyList noun={noun} onAdd={onAdd}>
          {firstSteps}
        </EmptyList>
      )}
    </>
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
  readonly children: ReactNode;
  readonly onAdd: (() => void) | undefined;
}

const EmptyList = ({ noun, children, onAdd }: EmptyListProps) => (
  <EmptyState
    title={`No ${noun.many} yet`}
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
