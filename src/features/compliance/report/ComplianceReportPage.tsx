import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { reportTexts } from '#domain/words/compliance-report.ts';
import { complianceReportQuery, type ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';
import { isId } from '#src/components/search-schema.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { ExportMenu } from './ExportMenu.tsx';
import { GroupHeat } from './GroupHeat.tsx';
import { ItemSection, shownOf } from './ItemSection.tsx';
import { MomentFields } from './MomentFields.tsx';
import { ChangeSection, EvidenceSection, FindingSection } from './ProofSections.tsx';
import { momentIn, type ReportSearch } from './search.ts';
import { StatementSection } from './StatementSection.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { SummarySection } from './SummarySection.tsx';

const route = getRouteApi('/_app/_guarded/reporting/$organisationStandardId');
const StandardsLink = createLink(TextLink);

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** /reporting/$organisationStandardId: the report of a standard, of a closing or of a day, on the screen, on paper and as files. */
export function ComplianceReportPage() {
  const { organisationStandardId: id } = route.useParams();
  const search = route.useSearch();
  const moment = momentIn(search);
  const { data, error, refetch } = useQuery({ ...complianceReportQuery(useApi(), id, moment), enabled: isId(id) });
  if (!isId(id) || isGone(error)) return <NoReport />;
  if (data !== undefined) return <Report report={data} search={search} />;
  if (error === null) return <LoadingRows />;
  return (
    <>
      <PageTitle title="Report" />
      <LoadFailed what="report" error={error} onRetry={() => void refetch()} />
    </>
  );
}

const NoReport = () => (
  <ErrorState
    title="There is no such report"
    headingLevel="h1"
    actions={<StandardsLink to="/assessments">Standards & Assessments</StandardsLink>}
  >
    The standard may not be adopted any more, or the link may be wrong.
  </ErrorState>
);

/** What a report says of itself at its end. */
const authorship = ({ closing, day }: ComplianceReport): readonly string[] =>
  closing === null
    ? [`As of the end of ${formatDay(day)}`]
    : [`As closed on ${formatDay(day)}${closing.closedBy === null ? '' : ` by ${closing.closedBy.name}`}`];

/** What the address selects, as the report library stores it. */
const pageOf = ({ id }: ComplianceReport, search: ReportSearch) => {
  const { closing = null, asOf = null } = momentIn(search);
  const { group = null, result = null, only = null } = search;
  return { adoptedStandardId: id, closing, asOf, group, result, only };
};

interface ReportProps {
  readonly report: ComplianceReport;
  readonly search: ReportSearch;
}

const Report = ({ report, search }: ReportProps) => (
  <ReportPage
    title={standardName(report)}
    note={shownOf(report.items, search)}
    tools={
      <>
        <ExportMenu report={report} />
        <StoreMenu page={pageOf(report, search)} />
      </>
    }
    authorship={authorship(report)}
    isWide
  >
    <MomentFields report={report} />
    {report.basis === 'DAY' && (
      <NotRecorded>
        Targets, justifications of exclusions, names, and which evidence proved an own control are those of today; links
        that were removed before Attest kept them, and what has been deleted for good, are missing.
      </NotRecorded>
    )}
    <SummarySection report={report} />
    <ReportSection title={reportTexts.groups}>
      <GroupHeat
        label="Groups by result"
        method={report.method}
        groups={report.groups}
        link={(_group, _result, count) => count}
      />
    </ReportSection>
    <ItemSection report={report} />
    <StatementSection report={report} />
    <FindingSection report={report} />
    <EvidenceSection report={report} />
    <ChangeSection report={report} />
  </ReportPage>
);
