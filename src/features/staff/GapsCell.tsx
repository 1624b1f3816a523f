import { competenceStandingLabels } from '#domain/words/staff.ts';
import type { StaffMember } from '#src/api/staff.ts';
import { counted } from '#src/components/words.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

/** How many competences a staff member lacks: shape and words. */
export function GapsCell({
  competenceStanding: standing,
  competenceGaps: gaps,
}: Pick<StaffMember, 'competenceStanding' | 'competenceGaps'>) {
  if (standing === 'GAPS')
    return (
      <StatusText shape="half" tone="danger">
        <span title={gaps.map(({ name }) => name).join(', ')}>
          {counted(gaps.length, { one: 'gap', many: 'gaps' })}
        </span>
      </StatusText>
    );
  const isMet = standing === 'MET';
  return (
    <StatusText shape={isMet ? 'done' : 'open'} tone={isMet ? 'success' : 'neutral'}>
      {competenceStandingLabels[standing]}
    </StatusText>
  );
}
