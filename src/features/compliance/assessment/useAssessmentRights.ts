import { mayInCompliance } from '#domain/compliance/rights.ts';
import type { ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';

export type AssessmentRights = ReturnType<typeof useAssessmentRights>;

/** What the person may do in an assessment; null where the standard has none. */
export function useAssessmentRights(assessment: ComplianceAssessment | null) {
  const userId = useSession(({ context }) => context.account?.id ?? '');
  const role = useSession(principalOf)?.role;
  const isAudit = assessment !== null && assessment.kind !== 'SELF';
  const isOpen = assessment === null || assessment.status === 'IN_PROGRESS';
  const isNamed = assessment?.assessors.some(({ id }) => id === userId) ?? false;
  const mayEdit = useMay({ feature: 'ASSESSMENTS', level: 'EDIT' });
  const mayAs = (right: Parameters<typeof mayInCompliance>[1]) =>
    mayEdit &&
    role !== undefined &&
    role !== 'ADMIN' &&
    role !== 'SUPER_ADMIN' &&
    mayInCompliance(role, right, isNamed);
  return {
    userId,
    isAudit,
    mayAnswer: isOpen && (isAudit ? isNamed && mayAs('JUDGE') : mayAs('RESPOND')),
    /** Judges items, and says why one was not assessed. */
    mayJudge: isOpen && isNamed && mayAs('JUDGE'),
    /** Links own controls, decides applicability, overrides results. */
    mayWork: isOpen && mayAs('LINK'),
    mayRaise:
      assessment !== null &&
      (assessment.status === 'IN_PROGRESS' || assessment.status === 'IN_REVIEW') &&
      mayAs('RAISE_FINDING'),
    mayDelegate: assessment !== null && isOpen && (isNamed || mayAs('PLAN_ASSESSMENT')),
    /** Says that a control is answered, if asked to answer it. */
    mayReply: isOpen && mayEdit,
  };
}
