import { useEffect, useState, type ReactNode } from 'react';

import type { Noun } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { NoResults } from '#src/ui/NoResults.tsx';
import { css } from '#styled/css/index.js';

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
export const LoadingList = () => (
  <div>
    <LoadingRows />
    <SlowHint />
  </div>
);

interface NothingFoundProps {
  readonly noun: Noun;
  /** What hides the rows, in words: `Category is Physical.` */
  readonly why: string;
  readonly onClear: () => void;
}

export const NothingFound = ({ noun, why, onClear }: NothingFoundProps) => (
  <NoResults title={`No ${noun.many} match these filters`} actions={<Button onClick={onClear}>Clear Filters</Button>}>
    {why}
  </NoResults>
);

interface EmptyListProps {
  readonly noun: Noun;
  /** What to do first. */
  readonly children: ReactNode;
  readonly onAdd: (() => void) | undefined;
}

export const EmptyList = ({ noun, children, onAdd }: EmptyListProps) => (
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
