import { useQueryClient } from '@tanstack/react-query';

import { archiveFinding, type ArchiveDraft } from '#src/actors/compliance-findings.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { findingCourseWords } from '#src/registers/words/finding.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';

interface ArchiveButtonProps {
  readonly finding: Finding;
  readonly disabled?: boolean;
  readonly onTaken?: () => void;
}

/** Archives a finding that is closed or was raised in error, or brings it back. Nothing for those who may not. */
export function ArchiveButton({ finding, disabled = false, onTaken }: ArchiveButtonProps) {
  const { id, version, status, archivedAt } = finding;
  const api = useApi();
  const queryClient = useQueryClient();
  const mayLead = useComplianceRight('PLAN_ASSESSMENT', 'EDIT');
  const actor = useStepDialog<ArchiveDraft>(
    () => archiveFinding(api, queryClient),
    ({ isArchived }) => {
      toast.success(isArchived ? 'Finding archived' : 'Finding brought back');
      onTaken?.();
    },
  );
  const isOffered = mayLead && (archivedAt !== null || status === 'OPEN' || status === 'CLOSED');
  return (
    <>
      {isOffered && (
        <Button
          size="sm"
          variant="ghost"
          disabled={disabled}
          onClick={() =>
            actor.send({
              type: 'step.requested',
              draft: { id, version, isArchived: archivedAt === null, reason: '' },
            })
          }
        >
          {archivedAt === null ? 'Archive' : 'Bring back'}
        </Button>
      )}
      <StepDialog
        actor={actor}
        words={({ isArchived }) => ({
          title: isArchived ? 'Archive the finding?' : 'Bring the finding back?',
          confirmLabel: isArchived ? 'Archive' : 'Bring back',
        })}
      >
        {(form) => <ProseInput form={form} field="reason" words={findingCourseWords.reason} required />}
      </StepDialog>
    </>
  );
}
