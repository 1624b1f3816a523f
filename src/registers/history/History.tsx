import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { historyQuery } from '#src/api/logs.ts';
import { LoadFailed, RefreshFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import type { RecordSectionProps } from '../record-sections/section.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const root = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '4',
});
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const more = css({ display: 'flex', justifyContent: 'center', paddingBlock: '8' });

/** What was done to a record: who, when, and each field before and after; newest first. */
export function History({ recordId }: RecordSectionProps) {
  const pages = useInfiniteQuery(historyQuery(useApi(), recordId));
  const { data, error } = pages;
  const retry = () => void pages.refetch();
  if (data === undefined) {
    return error ? <LoadFailed what="history" error={error} onRetry={retry} /> : <LoadingRows />;
  }
  // An entry that was added meanwhile moves the others to the next page.
  const entries = new Map(data.pages.flatMap((page) => page.data.map((entry) => [entry.id, entry] as const)));
  return (
    <>
      {error && <RefreshFailed what="entries" error={error} retrying={pages.isFetching} onRetry={retry} />}
      <div className={root}>
        <ol className={list} aria-label="History">
          {[...entries.values()].map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
        {pages.hasNextPage && (
          <div className={more}>
            <Button
              size="sm"
              busy={pages.isFetchingNextPage}
              busyLabel="Loading..."
              onClick={() => void pages.fetchNextPage()}
            >
              Show earlier entries
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
