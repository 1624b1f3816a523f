import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { percentText } from '#domain/share.ts';
import { assessmentStatusLabels, assessmentTexts } from '#domain/words/provider-assessment.ts';
import { serviceProviderAssessment } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assessmentStatisticsQuery, type AssessmentStatistics } from '#src/api/provider-assessment/figures.ts';
import { isolated } from '#src/components/bidi.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatDay, formatNumber, overdueBy } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { capitalised } from '#src/components/words.ts';
import { Bars } from '#src/ui/chart/Bars.tsx';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { ToAssessment, ToAssessments } from './links.tsx';

/** What is being assessed, for those who may view assessments. */
export function AssessmentRegions() {
  const { roles, feature } = serviceProviderAssessment;
  return useMay({ roles, feature }) && <Assessments />;
}

/** A request of its own, so that the numbers of providers do not wait for it. */
function Assessments() {
  const numbers = useQuery(assessmentStatisticsQuery(useApi()));
  const { data } = numbers;
  const overdue = { figure: 'OVERDUE', sort: 'dueOn' } as const;
  return (
    <>
      <Region
        title="Open assessments"
        note={data === undefined ? undefined : progressNoteOf(data)}
        action={<ToAssessments>View all</ToAssessments>}
      >
        <Loaded numbers={numbers}>{(statistics) => <OpenAssessments statistics={statistics} />}</Loaded>
      </Region>
      <Region
        title="Assessments overdue"
        note={data === undefined ? undefined : overdueNoteOf(data)}
        action={data !== undefined && data.overdue > 0 && <ToAssessments search={overdue}>View all</ToAssessments>}
      >
        <Loaded numbers={numbers}>{(statistics) => <OverdueAssessments statistics={statistics} />}</Loaded>
      </Region>
    </>
  );
}

const progressNoteOf = ({ meanProgress }: AssessmentStatistics) =>
  meanProgress === null ? undefined : `With respondents: ${percentText(meanProgress)} answered on average`;

const overdueNoteOf = ({ overdue, mostOverdue }: AssessmentStatistics) =>
  overdue > mostOverdue.length ? `${mostOverdue.length} of ${formatNumber(overdue)}` : undefined;

interface LoadedProps {
  readonly numbers: UseQueryResult<AssessmentStatistics>;
  readonly children: (statistics: AssessmentStatistics) => ReactNode;
}

/** The numbers of before stay while they are fetched again. */
function Loaded({ numbers: { data, error, refetch }, children }: LoadedProps) {
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingRows rows={4} />;
  return <LoadFailed what="assessments" error={error} onRetry={() => void refetch()} />;
}

interface StatisticsProps {
  readonly statistics: AssessmentStatistics;
}

const OpenAssessments = ({ statistics: { open } }: StatisticsProps) =>
  open.every(({ count }) => count === 0) ? (
    <EmptyState title="No open assessments">Send a questionnaire to the providers that matter most.</EmptyState>
  ) : (
    <Bars
      label="Open assessments"
      rowLabel={assessmentTexts.status.label}
      parts={[{ name: 'Assessments', tone: 'plain' }]}
      bars={open.map(({ status, count }) => ({
        key: status,
        name: <ToAssessments search={{ status: [status] }}>{assessmentStatusLabels[status]}</ToAssessments>,
        values: [count],
      }))}
      format={formatNumber}
    />
  );

type OverdueAssessment = AssessmentStatistics['mostOverdue'][number];

/** Someone looks for the provider; an assessment may be without one. */
const nameOf = ({ assessment: { ref, title }, provider }: OverdueAssessment) =>
  `${ref} ${isolated(provider?.title ?? title)}`;

const progressOf = ({ progress }: OverdueAssessment) => (progress === null ? null : `${progress}%`);

/** How late it is; by the clock of another time zone, it may be due today. */
const lateness = (day: string) => {
  const overdue = overdueBy(day);
  return overdue === undefined ? formatDay(day) : <Overdue>{capitalised(overdue)}</Overdue>;
};

const OverdueAssessments = ({ statistics: { mostOverdue } }: StatisticsProps) =>
  mostOverdue.length === 0 ? (
    <EmptyState title="No assessments overdue">No assessment is past its due date.</EmptyState>
  ) : (
    <Table.Root label="Assessments overdue">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          {assessmentTexts.provider.label}
        </Table.HeadCell>
        <Table.HeadCell flexible>{assessmentTexts.template.label}</Table.HeadCell>
        <Table.HeadCell>{assessmentTexts.dueOn.label}</Table.HeadCell>
        <Table.HeadCell>{assessmentTexts.progress.label}</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {mostOverdue.map((row) => (
          <Table.Row key={row.assessment.id}>
            <Table.TitleCell note={lateness(row.day)}>
              <ToAssessment id={row.assessment.id}>{nameOf(row)}</ToAssessment>
            </Table.TitleCell>
            <Table.Cell flexible>
              <WordsCell>{row.template?.title ?? null}</WordsCell>
            </Table.Cell>
            <Table.Cell>{lateness(row.day)}</Table.Cell>
            <Table.Cell>
              <WordsCell>{progressOf(row)}</WordsCell>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
