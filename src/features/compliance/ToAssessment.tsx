import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { complianceAssessments } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordQuery } from '#src/api/record/register.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

/** Goes from a link to an assessment, as notifications have it, to its page, which is that of its standard. */
export function ToAssessment({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(useApi(), complianceAssessments, id));
  const navigate = useNavigate();
  useEffect(() => {
    if (data === undefined) return;
    const { adoptedStandard } = data;
    if (adoptedStandard === null) void navigate({ to: '/assessments', search: { view: 'standards' }, replace: true });
    else
      void navigate({
        to: '/assessments/$organisationStandardId',
        params: { organisationStandardId: adoptedStandard.id },
        search: { assessmentId: id },
        replace: true,
      });
  }, [data, id, navigate]);
  if (error !== null) return <LoadFailed what="the assessment" error={error} onRetry={() => void refetch()} />;
  return <LoadingRows />;
}
