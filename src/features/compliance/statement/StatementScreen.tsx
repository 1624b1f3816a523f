import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi, useNavigate } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { statementOutcomeLabels, statementStatusLabels, statementTexts as texts } from '#domain/words/statement.ts';
import {
  statementSheetQuery,
  statementVersionsQuery,
  type Statement,
  type StatementSheet,
  type StatementVersion,
} from '#src/api/compliance/statements.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay, formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { NotRecorded, ProseSection, ReportSection } from '#src/components/report/ReportSection.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { useComplianceRight } from '../useComplianceRight.ts';
import { approvedText } from './approved-text.ts';
import { useDecision } from './Decision.tsx';
import { StatementChanges } from './StatementChanges.tsx';
import { StatementGaps } from './StatementGaps.tsx';
import { StatementTable } from './StatementTable.tsx';
import { StatementTools } from './StatementTools.tsx';

const route = getRouteApi('/_app/_guarded/assessments/$organisationStandardId');
const RouteLink = createLink(TextLink);

const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  paddingBlockEnd: '12',
  _print: { display: 'none' },
});

interface StatementScreenProps {
  readonly standard: Schemas['AdoptedStandard'];
  readonly statement: Statement;
}

/** A version of a statement of applicability, as it is read on the screen and on paper. */
export function StatementScreen({ standard, statement }: StatementScreenProps) {
  const api = useApi();
  const { submission, part } = route.useSearch();
  const decision = useDecision();
  const onDecide = useComplianceRight('DECIDE_POSITION', 'EDIT') ? decision.decide : undefined;
  const versions = useQuery(statementVersionsQuery(api, statement));
  const shown = versions.data?.find((one) => one.submission === submission);
  const sheet = useQuery(statementSheetQuery(api, statement, shown?.submission));
  const failed = [versions, sheet].find(({ error, data }) => error !== null && data === undefined);
  if (failed !== undefined && failed.error !== null)
    return <LoadFailed what="statement" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (versions.data === undefined || sheet.data === undefined) return <LoadingRows />;
  const former = formerOf(versions.data, sheet.data);
  return (
    <ReportPage
      title={`${statement.ref} ${statement.title}`}
      isWide
      hasSteps
      authorship={[standardName(standard.standard)]}
      tools={
        <>
          <RouteLink to="/assessments/$organisationStandardId" params={{ organisationStandardId: standard.id }}>
            Controls
          </RouteLink>
          <StatementTools statement={statement} submission={shown?.submission} />
        </>
      }
    >
      <Choices versions={versions.data} statement={statement} shown={shown} canCompare={former !== undefined} />
      <ReportFacts facts={factsOf(standard, statement, { shown, rows: sheet.data.rows.length })} />
      <StatementGaps sheet={sheet.data} standardId={standard.id} onDecide={onDecide} />
      <ProseSection title="Changes in this version" text={shown?.changeLog ?? statement.changeLog} />
      {part === 'changes' && former !== undefined ? (
        <Comparison statement={statement} sheet={sheet.data} former={former} />
      ) : (
        <ReportSection title="Controls">
          {sheet.data.rows.length === 0 ? (
            <NotRecorded>No control of this standard belongs in a statement.</NotRecorded>
          ) : (
            <StatementTable
              rows={sheet.data.rows}
              standardId={standard.id}
              onDecide={sheet.data.submission === null ? onDecide : undefined}
            />
          )}
        </ReportSection>
      )}
      {decision.dialog}
    </ReportPage>
  );
}

/** The version that was approved last before the one that is shown. */
const formerOf = (versions: readonly StatementVersion[], { submission }: StatementSheet) =>
  versions.find((one) => one.outcome === 'APPROVED' && (submission === null || one.submission < submission));

const personOf = (person: Schemas['PersonReference'] | null): string => person?.name ?? 'Unassigned';

/** What is said of the version above its controls. */
function factsOf(
  { standard }: Schemas['AdoptedStandard'],
  statement: Statement,
  { shown, rows }: { readonly shown: StatementVersion | undefined; readonly rows: number },
): (readonly [string, string])[] {
  const { number, reviewOn, approver } = shown ?? statement;
  const decidedBy = shown === undefined ? statement.approvedBy : shown.decidedBy;
  const approved = approvedText(statement);
  const approvedAt = shown === undefined ? statement.approvedAt : shown.decidedAt;
  const isApproved = shown === undefined ? isInForce(statement) : shown.outcome === 'APPROVED';
  return [
    [texts.adoptedStandard.label, standardName(standard)],
    [texts.number.label, number],
    [
      texts.status.label,
      shown === undefined ? statementStatusLabels[statement.status] : statementOutcomeLabels[shown.outcome],
    ],
    [texts.approver.label, personOf(approver)],
    ...(isApproved && approvedAt !== null
      ? ([[texts.approvedAt.label, `${formatInstantDay(approvedAt)} by ${personOf(decidedBy)}`]] as const)
      : []),
    [texts.reviewOn.label, reviewOn === null ? 'Not set' : formatDay(reviewOn)],
    ...(shown === undefined
      ? ([[texts.authors.label, statement.authors.map(({ name }) => name).join(', ') || 'None']] as const)
      : ([['Submitted', `${formatInstantDay(shown.submittedAt)} by ${personOf(shown.submittedBy)}`]] as const)),
    ...(shown === undefined && approved !== null && !isApproved
      ? ([[texts.approvedNumber.label, approved]] as const)
      : []),
    ['Controls', formatNumber(rows)],
  ];
}

const isInForce = ({ status }: Statement): boolean => status === 'APPROVED' || status === 'EXPIRED';

interface ChoicesProps {
  readonly versions: readonly StatementVersion[];
  readonly statement: Statement;
  readonly shown: StatementVersion | undefined;
  readonly canCompare: boolean;
}

const present = 'present';

/** Which version is shown, and whether as it is or against the one that was approved before. */
function Choices({ versions, statement, shown, canCompare }: ChoicesProps) {
  const navigate = useNavigate();
  const { part = 'controls' } = route.useSearch();
  const change = (changes: { readonly submission?: number | undefined; readonly part?: 'changes' | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true });
  if (versions.length === 0) return null;
  return (
    <div className={choices}>
      <Select
        label="Version shown"
        options={[
          { value: present, label: `${statement.number}, ${statementStatusLabels[statement.status].toLowerCase()}` },
          ...versions.map(({ submission, number, outcome, submittedAt }) => ({
            value: String(submission),
            label: `${number}, ${statementOutcomeLabels[outcome].toLowerCase()}, submitted ${formatInstantDay(submittedAt)}`,
          })),
        ]}
        value={shown === undefined ? present : String(shown.submission)}
        onValueChange={(value) =>
          change({ submission: value === null || value === present ? undefined : Number(value) })
        }
      />
      {canCompare && (
        <SegmentGroup
          label="Shown"
          options={[
            { value: 'controls', label: 'Controls' },
            { value: 'changes', label: 'Changes since approval' },
          ]}
          value={part}
          onValueChange={(value) => change({ part: value === 'changes' ? value : undefined })}
        />
      )}
    </div>
  );
}

interface ComparisonProps {
  readonly statement: Statement;
  readonly sheet: StatementSheet;
  readonly former: StatementVersion;
}

/** What differs from the version that was approved before. */
function Comparison({ statement, sheet, former: { submission, number } }: ComparisonProps) {
  const { data, error, refetch } = useQuery(statementSheetQuery(useApi(), statement, submission));
  return (
    <ReportSection title={`Changes since version ${number}`}>
      {error !== null && <LoadFailed what="version" error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null && <LoadingRows />
      ) : (
        <StatementChanges before={data.rows} now={sheet.rows} number={number} />
      )}
    </ReportSection>
  );
}
