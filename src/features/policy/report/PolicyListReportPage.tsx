import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policyReportQuery } from '#src/api/policy/policy-report.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { NotRecorded, ReportSection, Shortened } from '#src/components/report/ReportSection.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { policyAddress } from '../search.ts';
import { filtersInWords } from './filters-in-words.ts';
import { PolicyRows } from './PolicyRows.tsx';

const RegisterLink = createLink(TextLink);
const route = getRouteApi('/_app/_guarded/policy-report');

/** /policy-report: the policies that the register shows, on paper. */
export function PolicyListReportPage() {
  const search = route.useSearch();
  const organisation = useSession(({ context }) => context.organisation?.name ?? '');
  const { data, error, refetch } = useQuery(policyReportQuery(useApi(), policyAddress.toQuery(search)));
  if (data === undefined)
    return error === null ? <LoadingRows /> : <LoadFailed what="report" error={error} onRetry={() => void refetch()} />;
  const filters = filtersInWords(search, data.rows);
  return (
    <ReportPage
      title="Policy list"
      isWide
      tools={
        <RegisterLink to="/policy" search={search}>
          Back to the register
        </RegisterLink>
      }
      authorship={[]}
    >
      <ReportSection title="Contents">
        <ReportFacts facts={[['Organisation', organisation], ['Policies', formatNumber(data.total)], ...filters]} />
      </ReportSection>
      <ReportSection title="Policies">
        {data.rows.length === 0 ? (
          <NotRecorded>
            {filters.length === 0 ? 'There are no policies yet.' : 'No policy matches these filters.'}
          </NotRecorded>
        ) : (
          <PolicyRows policies={data.rows} />
        )}
        <Shortened of={data} what="policies. The export has all of them" />
      </ReportSection>
    </ReportPage>
  );
}
