import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';

import {
  activeAssessmentQuery,
  adoptedStandardQuery,
  assessmentDetailsQuery,
  groupsQuery,
} from '#src/api/compliance/assessments.ts';
import { positionsQuery } from '#src/api/compliance/positions.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { AssessmentScreen } from './AssessmentScreen.tsx';

const StatementPage = lazyPart(async () => (await import('../statement/StatementPage.tsx')).StatementPage);
const UpgradePage = lazyPart(async () => (await import('../upgrade/UpgradePage.tsx')).UpgradePage);
const route = getRouteApi('/_app/_guarded/assessments/$organisationStandardId');

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** /assessments/$organisationStandardId: an assessment of a standard, its statement of applicability, or its upgrade. */
export function AssessmentDetailPage() {
  const { organisationStandardId } = route.useParams();
  const { view } = route.useSearch();
  if (view !== 'soa' && view !== 'upgrade') return <AssessmentOfStandard />;
  return (
    <Suspense fallback={<LoadingRows />}>
      {view === 'soa' ? (
        <StatementPage standardId={organisationStandardId} />
      ) : (
        <UpgradePage standardId={organisationStandardId} />
      )}
    </Suspense>
  );
}

/**
 * The assessment that is shown stays until the page is left, also when someone abandons it meanwhile: what was typed in it can
 * still be copied. @param found the one in the address, else the one that is found for the standard
 */
function useShownId(standardId: string, found: string | undefined): string | undefined {
  const { assessmentId } = route.useSearch();
  const asked = `${standardId} ${assessmentId ?? ''}`;
  const [shown, setShown] = useState({ asked, id: found });
  if (shown.asked === asked && shown.id !== undefined) return shown.id;
  if (shown.asked !== asked || shown.id !== found) setShown({ asked, id: found });
  return found;
}

/**
 * The assessment in the address, else the open one of the standard, else the last closed one,
 * else the controls of the standard.
 */
function AssessmentOfStandard() {
  const api = useApi();
  const { organisationStandardId: id } = route.useParams();
  const { assessmentId } = route.useSearch();
  const standard = useQuery(adoptedStandardQuery(api, id));
  const active = useQuery({ ...activeAssessmentQuery(api, id), enabled: assessmentId === undefined });
  const shownId = useShownId(id, assessmentId ?? active.data?.id);
  const positions = useQuery(positionsQuery(api, id));
  const details = useQuery({ ...assessmentDetailsQuery(api, shownId ?? ''), enabled: shownId !== undefined });
  const groups = useQuery(groupsQuery(api, id));
  const failed = [standard, active, positions, details, groups].find(({ error }) => error !== null);
  if (isGone(standard.error) || isGone(details.error))
    return (
      <ErrorState title="There is no such assessment" headingLevel="h1">
        The standard may not be adopted any more, or the link may be wrong.
      </ErrorState>
    );
  if (failed !== undefined && failed.error !== null && failed.data === undefined)
    return (
      <>
        <PageTitle title="Assessment" />
        <LoadFailed what="assessment" error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  const isKnown = assessmentId !== undefined || active.data !== undefined;
  if (
    !isKnown ||
    standard.data === undefined ||
    positions.data === undefined ||
    groups.data === undefined ||
    (shownId !== undefined && details.data === undefined)
  )
    return <LoadingRows />;
  return (
    <AssessmentScreen
      key={shownId ?? id}
      standard={standard.data}
      positions={positions.data}
      groups={groups.data}
      details={details.data}
    />
  );
}
