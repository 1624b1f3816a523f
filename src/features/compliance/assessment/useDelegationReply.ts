import { useQueryClient } from '@tanstack/react-query';

import { assessmentCourse, refreshAssessment, type ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { TreeItem } from './assessment-tree.ts';
import type { AssessmentRights } from './useAssessmentRights.ts';

/** Tells the assessors that a control is answered; undefined for those who are not asked to answer it. */
export function useDelegationReply(
  assessment: ComplianceAssessment | null,
  control: TreeItem | undefined,
  { userId, mayReply }: AssessmentRights,
): (() => void) | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const delegation = control?.item?.delegation;
  const isAsked = mayReply && delegation?.person.id === userId && delegation.answeredAt === null;
  if (!isAsked || assessment === null || control === undefined) return undefined;
  const reply = async () => {
    try {
      await assessmentCourse(api).delegationAnswered({ path: { id: assessment.id, positionId: control.position.id } });
      toast.success('The assessors are told');
    } catch (error) {
      toast.error('This could not be saved', error instanceof Error ? error.message : undefined);
    } finally {
      await refreshAssessment(queryClient);
    }
  };
  return () => void reply();
}
