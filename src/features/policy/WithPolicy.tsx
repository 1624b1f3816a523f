import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policies, type Policy } from '#src/api/policy/policies.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { isId } from '#src/components/search-schema.ts';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

const PolicyLink = createLink(TextLink);

const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

interface WithPolicyProps {
  readonly children: (policy: Policy) => ReactNode;
}

/** The page of the policy whose id is in the address. */
export function WithPolicy({ children }: WithPolicyProps) {
  const { id = '' } = useParams({ strict: false });
  const known = isId(id);
  const { data, error, refetch } = useQuery({ ...recordQuery(useApi(), policies, id), enabled: known });
  if (!known || (error !== null && isGone(error))) return <NotInRegister />;
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="policy" error={error} onRetry={() => void refetch()} />;
}

const NotInRegister = () => (
  <ErrorState
    title="This policy is not in the register"
    headingLevel="h1"
    actions={<PolicyLink to="/policy">Back to the register</PolicyLink>}
  >
    It may have been deleted, or the link may be wrong.
  </ErrorState>
);
