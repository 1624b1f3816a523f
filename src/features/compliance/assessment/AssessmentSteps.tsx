import { createLink } from '@tanstack/react-router';

import type { ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { Closings, ClosingSteps } from './ClosingSteps.tsx';
import { useClosing } from './useClosing.ts';

const RouteLink = createLink(TextLink);

interface AssessmentStepsProps {
  /** Null where the standard has no assessment. */
  readonly assessment: ComplianceAssessment | null;
  readonly hasUnsaved: boolean;
  readonly gapCount: number;
  readonly standardId: string;
  readonly onShow: (positionId: string) => void;
}

/** The steps of the assessment, else the one that starts it. */
export function AssessmentSteps({ assessment, ...props }: AssessmentStepsProps) {
  if (assessment !== null) return <Steps {...props} assessment={assessment} />;
  return (
    <RouteLink to="/start-assessments/$organisationStandardId" params={{ organisationStandardId: props.standardId }}>
      Start an assessment
    </RouteLink>
  );
}

type StepsProps = AssessmentStepsProps & { readonly assessment: ComplianceAssessment };

/** The steps of the assessment, and its closings once it has some. */
function Steps({ assessment, hasUnsaved, gapCount, standardId, onShow }: StepsProps) {
  const closing = useClosing(assessment.id);
  return (
    <>
      <ClosingSteps
        assessment={assessment}
        closing={closing}
        hasUnsaved={hasUnsaved}
        gapCount={gapCount}
        onShow={onShow}
      />
      {(assessment.status === 'CLOSED' || assessment.status === 'ABANDONED') && (
        <RouteLink to="/start-assessments/$organisationStandardId" params={{ organisationStandardId: standardId }}>
          Start another
        </RouteLink>
      )}
      {assessment.closings > 0 && <Closings closing={closing} />}
    </>
  );
}
