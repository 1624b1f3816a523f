import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { cellOfText } from '#domain/files/formula.ts';
import { complianceCauseLabels } from '#domain/words/compliance-assessment.ts';
import { complianceCauseValues } from '#openapi/generated/values.ts';
import { adoptedStandardQuery, assessmentLogsQuery } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { searchQuery } from '#src/components/search-schema.ts';
import { EarlierButton } from '#src/registers/record-sections/SectionFrame.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import type { LogSearch } from './log-search.ts';

const route = getRouteApi('/_app/_guarded/assessments/logs/$organisationStandardId');

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '14',
});
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const entryRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '16',
  rowGap: '2',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockStart: 'subtle',
  overflowWrap: 'anywhere',
});
const muted = css({ color: 'fg.muted', textStyle: 'xs' });

type Entry = Schemas['ComplianceLogEntry'];

const about = ({ ref, title, causeKind }: Entry) =>
  `${ref} ${title}`.trim() || (causeKind === 'ASSESSMENT' ? 'The assessment' : 'The standard');
const change = ({ field, from, to }: Entry) => `${field}: ${from ?? 'empty'} → ${to ?? 'empty'}`;

/** A field of a CSV file. */
const csvField = (value: string): string => `"${cellOfText(value).replaceAll('"', '""')}"`;

const csvOf = (entries: readonly Entry[]): string =>
  [
    ['At', 'By', 'Control', 'Title', 'Field', 'From', 'To', 'Cause', 'Why'],
    ...entries.map((entry) => [
      entry.at,
      entry.by?.name ?? '',
      entry.ref,
      entry.title,
      entry.field,
      entry.from ?? '',
      entry.to ?? '',
      complianceCauseLabels[entry.causeKind],
      entry.cause,
    ]),
  ]
    .map((row) => row.map(csvField).join(','))
    .join('\r\n');

function download(entries: readonly Entry[]): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${csvOf(entries)}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'logs.csv';
  link.click();
  URL.revokeObjectURL(address);
}

interface Pages {
  readonly data: { readonly pages: readonly (readonly Entry[])[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => Promise<Pages>;
}

/** Loads the pages that are still missing, so that a file has all that is logged. Nothing is exported if one cannot be loaded. */
async function exportAll(loaded: Pages): Promise<void> {
  let pages = loaded;
  while (pages.hasNextPage && !pages.isError) pages = await pages.fetchNextPage();
  if (!pages.isError) download(pages.data?.pages.flat() ?? []);
}

/** /assessments/logs/$organisationStandardId: who changed what of a standard's controls and assessments, and why. */
export function LogsPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { organisationStandardId: id } = route.useParams();
  const { cause, search } = route.useSearch();
  const standard = useQuery(adoptedStandardQuery(api, id));
  const filter = { ...(cause !== undefined && { cause }), ...searchQuery(search) };
  const pages = useInfiniteQuery(assessmentLogsQuery(api, id, filter));
  const { data, error, refetch } = pages;
  const entries = data?.pages.flat() ?? [];
  const narrow = (changes: Partial<LogSearch>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true });
  return (
    <>
      <PageTitle
        title="Logs"
        note={standard.data === undefined ? undefined : standardName(standard.data.standard)}
        actions={
          <Button
            size="sm"
            disabled={entries.length === 0}
            busy={pages.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void exportAll(pages)}
          >
            Export CSV
          </Button>
        }
      />
      <div className={tools}>
        <SearchField label="Search controls" value={search} onValueChange={(text) => narrow({ search: text })} />
        <Select
          label="Cause"
          options={complianceCauseValues.map((value) => ({ value, label: complianceCauseLabels[value] }))}
          value={cause ?? null}
          placeholder="All"
          deselectable
          onValueChange={(value) => narrow({ cause: value ?? undefined })}
        />
      </div>
      {data === undefined && error === null && <LoadingRows />}
      {error !== null && <LoadFailed what="logs" error={error} onRetry={() => void refetch()} />}
      {data !== undefined && entries.length === 0 && (
        <EmptyState title="Nothing is logged here">
          Decisions, answers, links and judgements of this standard are listed here.
        </EmptyState>
      )}
      <ol className={list} aria-label="Changes">
        {entries.map((entry) => (
          <li key={entry.id} className={entryRow}>
            <span className={muted}>
              {formatInstant(entry.at)}
              {entry.by === null ? '' : `, ${entry.by.name}`}
            </span>
            <span dir="auto">
              {about(entry)}
              <br />
              {change(entry)}
            </span>
            <span className={muted} dir="auto">
              {complianceCauseLabels[entry.causeKind]}: {entry.cause}
            </span>
          </li>
        ))}
      </ol>
      <EarlierButton pages={pages} what="changes" />
    </>
  );
}
