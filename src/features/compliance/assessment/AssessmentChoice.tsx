import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { complianceAssessmentStatusLabels } from '#domain/words/compliance-assessment.ts';
import { assessmentsOfStandardQuery, type ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

// As high as the select, for which it keeps the place.
const box = css({ width: '[16rem]', maxWidth: 'full', minHeight: { base: '28', mdDown: 'touch' } });

const labelOf = ({ ref, title, status }: Shown): string =>
  `${ref} ${title}, ${complianceAssessmentStatusLabels[status].toLowerCase()}`;

type Shown = Pick<ComplianceAssessment, 'id' | 'ref' | 'title' | 'status'>;

interface AssessmentChoiceProps {
  readonly standardId: string;
  readonly shown: Shown;
}

/** The other assessments of the standard, closed ones too; nothing where there is only one. */
export function AssessmentChoice({ standardId, shown }: AssessmentChoiceProps) {
  const navigate = useNavigate();
  const { data, isPending } = useQuery(assessmentsOfStandardQuery(useApi(), standardId));
  if (isPending) return <span className={box} />;
  const others = data?.filter(({ id }) => id !== shown.id) ?? [];
  if (others.length === 0) return null;
  return (
    <span className={box}>
      <NativeSelectBox
        aria-label="Assessment"
        size="sm"
        options={[shown, ...others].map((one) => ({ value: one.id, label: labelOf(one) }))}
        value={shown.id}
        onValueChange={(assessmentId) => void navigate({ to: '.', search: { assessmentId } })}
      />
    </span>
  );
}
