import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { statements } from '#src/api/compliance/statements.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordQuery } from '#src/api/record/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

/** Goes from a link to a statement, as notifications have it, to its page, which is that of its standard. */
export function ToStatement({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(useApi(), statements, id));
  const navigate = useNavigate();
  useEffect(() => {
    if (data === undefined) return;
    const { adoptedStandard } = data;
    if (adoptedStandard === null) void navigate({ to: '/assessments', search: { view: 'soa' }, replace: true });
    else
      void navigate({
        to: '/assessments/$organisationStandardId',
        params: { organisationStandardId: adoptedStandard.id },
        search: { view: 'soa' },
        replace: true,
      });
  }, [data, navigate]);
  if (error !== null) return <LoadFailed what="the statement" error={error} onRetry={() => void refetch()} />;
  return <LoadingRows />;
}
