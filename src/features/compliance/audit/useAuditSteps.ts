import { useQueryClient } from '@tanstack/react-query';

import { takeAuditStep, type AuditStepDraft } from '#src/actors/management-system.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Audit } from '#src/api/management-system/audits.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

type Step = AuditStepDraft['step'];

const done: Readonly<Record<Step, string>> = {
  START: 'Audit started',
  REPORT: 'Audit reported',
  CANCEL: 'Audit cancelled',
  REOPEN: 'Audit planned again',
  PLAN_AGAIN: 'Next audit planned',
};

const carriedOver = sameStep<AuditStepDraft>({ of: ({ step }) => step, read: ['version'] });

export type AuditStepActor = StepDialogActor<AuditStepDraft>;

/** What the dialog of a step begins with: audits are mostly repeated a year later, and what was said of their impartiality may still hold. */
export const auditStep = (step: Step, { version, independence }: Audit): AuditStepDraft => ({
  step,
  version,
  months: 12,
  independence,
  conclusion: '',
  reason: '',
});

/** The machine of the course of an audit, with its service. @param onTaken called after the audit has changed */
export function useAuditSteps(auditId: string, onTaken: () => void): AuditStepActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<AuditStepDraft>(
    () => takeAuditStep(api, queryClient, auditId),
    ({ step }) => {
      toast.success(done[step]);
      if (step !== 'PLAN_AGAIN') onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
}
