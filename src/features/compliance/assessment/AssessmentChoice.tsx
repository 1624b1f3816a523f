import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { complianceAssessmentStatusLabels } from '#domain/words/compliance-assessment.ts';
import { complianceAssessments, type ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

/** As many as one page of a list has. */
const mostOffered = 100;
const box = css({ width: '[16rem]', maxWidth: 'full' });

const labelOf = ({ ref, title, status }: Pick<ComplianceAssessment, 'ref' | 'title' | 'status'>): string =>
  `${ref} ${title}, ${complianceAssessmentStatusLabels[status].toLowerCase()}`;

interface AssessmentChoiceProps {
  readonly standardId: string;
  readonly shown: ComplianceAssessment;
}

/** The other assessments of the standard, closed ones too; nothing where there is only one. */
export function AssessmentChoice({ standardId, shown }: AssessmentChoiceProps) {
  const navigate = useNavigate();
  const { data } = useQuery(
    listQuery(useApi(), complianceAssessments, {
      adoptedStandardId: [standardId],
      sortId: 'ref',
      desc: true,
      perPage: mostOffered,
    }),
  );
  const others = data?.data.filter(({ id }) => id !== shown.id) ?? [];
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
