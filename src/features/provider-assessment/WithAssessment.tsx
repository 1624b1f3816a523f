import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assessments, type Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { isId } from '#src/components/search-schema.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const RegisterLink = createLink(TextLink);

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** The page of the assessment whose id is in the address. */
export function WithAssessment({ children }: { readonly children: (assessment: Assessment) => ReactNode }) {
  const { id = '' } = useParams({ strict: false });
  const known = isId(id);
  const { data, error, refetch } = useQuery({ ...recordQuery(useApi(), assessments, id), enabled: known });
  if (!known || (error !== null && isGone(error))) return <NotInRegister />;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="assessment" error={error} onRetry={() => void refetch()} />;
}

const NotInRegister = () => (
  <ErrorState
    title="This assessment is not in the register"
    headingLevel="h1"
    actions={<RegisterLink to="/service-provider-assessment">Back to the register</RegisterLink>}
  >
    It may have been deleted, or the link may be wrong.
  </ErrorState>
);
