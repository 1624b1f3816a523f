import { useQuery } from '@tanstack/react-query';

import { complianceAssessments } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { useOwnId } from '#src/components/SessionProvider.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';

const open = { status: ['IN_PROGRESS' as const, 'IN_REVIEW' as const], perPage: 100 };

/** Whether the person may ask for evidence: auditors do while an assessment names them as its assessor (compliance T8). */
export function useMayAsk(): boolean {
  const always = useComplianceRight('REQUEST_EVIDENCE', 'EDIT');
  const whereNamed = useComplianceRight('REQUEST_EVIDENCE', 'EDIT', true);
  const ownId = useOwnId();
  const { data } = useQuery({
    ...listQuery(useApi(), complianceAssessments, open),
    enabled: whereNamed && !always,
  });
  if (always || !whereNamed) return always;
  return (data?.data ?? []).some(({ assessors }) => assessors.some(({ id }) => id === ownId));
}
