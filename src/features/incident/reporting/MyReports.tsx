import { useInfiniteQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportedQuery, type ReportedIncident } from '#src/api/incident/incident-reports.ts';
import { rowsIn } from '#src/api/record/pages.ts';
import { formatRoughTime } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted } from '#src/components/words.ts';
import { EarlierButton } from '#src/registers/record-sections/SectionFrame.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { StatusCell } from '../StatusCell.tsx';

const IncidentLink = createLink(TextLink);

const heading = css({ margin: '0', textStyle: 'title.md' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({ paddingBlock: '10', borderBlockEnd: 'subtle', display: 'grid', gap: '2' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8', rowGap: '2' });
const title = css({ minWidth: '0', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });

/** What the person reported, and what became of it. */
export function MyReports() {
  const pages = useInfiniteQuery(reportedQuery(useApi()));
  const { data, error } = pages;
  return (
    <section aria-labelledby="my-reports">
      <h2 className={heading} id="my-reports">
        My reports
      </h2>
      {data === undefined && error === null && <LoadingRows />}
      {data === undefined && error !== null && (
        <LoadFailed what="reports" error={error} onRetry={() => void pages.refetch()} />
      )}
      {data !== undefined && rowsIn(data).length === 0 && <p className={note}>You have not reported anything yet.</p>}
      {data !== undefined && (
        <ul className={list} aria-labelledby="my-reports">
          {rowsIn(data).map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
      <EarlierButton pages={pages} what="reports" />
    </section>
  );
}

const files = { one: 'file', many: 'files' } as const;

/** What became of a report, in a few words. */
function becameOf({ reportedAt, owner, resolvedAt, files: count }: ReportedIncident): string {
  return [
    ...(reportedAt === null ? [] : [`Reported ${formatRoughTime(reportedAt)}`]),
    owner === null ? 'Nobody leads the response yet' : `${owner.name} leads the response`,
    ...(resolvedAt === null ? [] : [`Resolved ${formatRoughTime(resolvedAt)}`]),
    ...(count === 0 ? [] : [counted(count, files)]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const Report = ({ report }: { readonly report: ReportedIncident }) => (
  <li className={item}>
    <div className={head}>
      <StatusCell status={report.status} />
      <IncidentLink to="/incident" search={{ incident: report.id }}>
        <span className={title} dir="auto">
          {report.ref} {report.title}
        </span>
      </IncidentLink>
    </div>
    <p className={note}>{becameOf(report)}</p>
  </li>
);
