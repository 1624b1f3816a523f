import { useQueryClient } from '@tanstack/react-query';

import { isReclassifiable } from '#domain/compliance/finding-lifecycle.ts';
import { reclassifyFinding, type ReclassificationDraft } from '#src/actors/compliance-findings.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { findingCourseWords, findingWords } from '#src/registers/words/finding.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';

const carriedOver = sameStep<ReclassificationDraft>({ of: ({ id }) => id, read: ['version'] });

interface ReclassifyButtonProps {
  readonly finding: Finding;
  /** Who assesses its controls. */
  readonly assessorIds: readonly string[];
  readonly disabled: boolean;
  readonly onTaken: () => void;
}

/** Changes how grave a finding is, or since when it stands. Nothing for those who may not. */
export function ReclassifyButton({ finding, assessorIds, disabled, onTaken }: ReclassifyButtonProps) {
  const { id, version, kind, raisedOn, status, archivedAt } = finding;
  const api = useApi();
  const queryClient = useQueryClient();
  const own = useOwnId();
  const isAssessor = own !== null && assessorIds.includes(own);
  const mayLead = useComplianceRight('PLAN_ASSESSMENT', 'EDIT');
  const mayJudge = useComplianceRight('JUDGE', 'EDIT', isAssessor) && isAssessor;
  const actor = useStepDialog<ReclassificationDraft>(
    () => reclassifyFinding(api, queryClient),
    () => {
      toast.success('Finding reclassified');
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
  const isOffered = (mayLead || mayJudge) && archivedAt === null && isReclassifiable(status);
  const draft = { id, version, kind, raisedOn, reason: '' };
  return (
    <>
      {isOffered && (
        <Button
          size="sm"
          variant="ghost"
          disabled={disabled}
          onClick={() => actor.send({ type: 'step.requested', draft })}
        >
          Reclassify
        </Button>
      )}
      <StepDialog
        actor={actor}
        words={() => ({
          title: 'Reclassify the finding',
          confirmLabel: 'Reclassify',
          description: 'Its owner is told, and its history keeps what it was taken for before.',
        })}
      >
        {(form) => (
          <>
            <ChoiceInput form={form} field="kind" words={findingWords.kind} />
            <DayInput form={form} field="raisedOn" words={findingWords.raisedOn} />
            <ProseInput form={form} field="reason" words={findingCourseWords.reason} required />
          </>
        )}
      </StepDialog>
    </>
  );
}
