import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';

import { risk } from '#openapi/generated/records.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentReportQuery } from '#src/api/incident/incident-report.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { isId } from '#src/components/search-schema.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { Report } from './Report.tsx';

const IncidentLink = createLink(TextLink);

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** /incident-report/$id: what is known of an incident, for those who receive it on paper or as a file. */
export function IncidentReportPage() {
  const { id = '' } = useParams({ strict: false });
  const mayViewRisks = useMay({ roles: risk.roles, feature: risk.feature });
  const known = isId(id);
  const { data, error, refetch } = useQuery({
    ...incidentReportQuery(useApi(), id, mayViewRisks),
    enabled: known,
  });
  if (!known || (error !== null && isGone(error))) return <NotInRegister />;
  if (data !== undefined) return <Report report={data} />;
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="report" error={error} onRetry={() => void refetch()} />;
}

const NotInRegister = () => (
  <ErrorState
    title="This incident is not in the register"
    headingLevel="h1"
    actions={<IncidentLink to="/incident">Back to the register</IncidentLink>}
  >
    It may have been deleted, or the link may be wrong.
  </ErrorState>
);
