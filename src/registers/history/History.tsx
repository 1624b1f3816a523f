import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { historyQuery } from '#src/api/record/logs.ts';
import { rowsIn } from '#src/api/record/pages.ts';

import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { EarlierButton, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';

/** What was done to a record: who, when, and each field before and after; newest first. */
export function History({ recordId }: RecordSectionProps) {
  const pages = useInfiniteQuery(historyQuery(useApi(), recordId));
  return (
    <SectionFrame what="entries" fetched={pages}>
      {(data) => (
        <>
          <ol className={sectionList} aria-label="History">
            {rowsIn(data).map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ol>
          <EarlierButton pages={pages} what="entries" />
        </>
      )}
    </SectionFrame>
  );
}
