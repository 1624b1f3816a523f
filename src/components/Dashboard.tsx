import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css, cx } from '#styled/css/index.js';

import { formatDay, today } from './format.ts';
import { LoadFailed, RefreshFailed } from './LoadFailed.tsx';
import { PageTitle } from './PageTitle.tsx';

const regions = css({
  display: 'grid',
  borderBlockStart: 'default',
  '& > *': { borderBlockEnd: 'default', paddingBlockEnd: '12' },
  '& > :nth-child(odd)': { lg: { borderInlineEnd: 'default' } },
  // One without a neighbour takes the whole row.
  '& > :last-child:nth-child(odd)': { lg: { gridColumn: '[1 / -1]', borderInlineEnd: '[none]' } },
});

const even = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' } });
const firstWider = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } });

interface DashboardProps<Numbers> {
  readonly title: string;
  readonly numbers: UseQueryResult<Numbers>;
  /** The day that the numbers are of; today by default. */
  readonly day?: string | undefined;
  /** Shown before the first numbers are there; rows of a skeleton by default. */
  readonly waiting?: ReactNode;
  /** At the end of the title. */
  readonly actions?: ReactNode;
  readonly children: (numbers: Numbers) => ReactNode;
}

/** The numbers of a day under a title. Those of before stay while they are fetched again. */
export function Dashboard<Numbers>({ title, numbers, day, waiting, actions, children }: DashboardProps<Numbers>) {
  const { data, error, isError, isPending, isFetching } = numbers;
  const onRetry = () => void numbers.refetch();
  return (
    <>
      <PageTitle title={title} note={formatDay(day ?? today())} actions={actions} />
      {isPending && (waiting ?? <LoadingRows />)}
      {data === undefined && isError && <LoadFailed what="statistics" error={error} onRetry={onRetry} />}
      {data !== undefined && isError && (
        <RefreshFailed what="numbers" error={error} retrying={isFetching} onRetry={onRetry} />
      )}
      {data !== undefined && children(data)}
    </>
  );
}

interface DashboardRegionsProps {
  /** The first of two has more to show: three fifths of the row. */
  readonly widerFirst?: boolean;
  readonly children: ReactNode;
}

/** The charts of a dashboard, in two columns where there is room. */
export const DashboardRegions = ({ widerFirst = false, children }: DashboardRegionsProps) => (
  <div className={cx(regions, widerFirst ? firstWider : even)}>{children}</div>
);

/** `Nov 26` for the first day of a month. */
export const monthName = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { month: 'short', year: '2-digit' });
