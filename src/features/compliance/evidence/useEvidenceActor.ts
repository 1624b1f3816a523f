import { useQueryClient } from '@tanstack/react-query';

import { takeEvidenceStep, type EvidenceStepDraft } from '#src/actors/evidence-course.ts';
import type { EvidenceRequest } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<EvidenceStepDraft['step'], string>> = {
  RENEW: 'Evidence renewed',
  ASK: 'Member asked',
  PROVIDE: 'Evidence given',
  ACCEPT: 'Evidence accepted',
  RETURN: 'Returned',
  WITHDRAW: 'Request withdrawn',
};

const carriedOver = sameStep<EvidenceStepDraft>({
  of: ({ step, requestId }) => `${step} ${requestId}`,
  read: ['version'],
});

export type EvidenceActor = StepDialogActor<EvidenceStepDraft>;

/** What a dialog begins with. */
export const evidenceStep = (
  step: EvidenceStepDraft['step'],
  version: number,
  requestId: string | null = null,
): EvidenceStepDraft => ({
  step,
  version,
  requestId,
  personId: null,
  dueOn: null,
  madeOn: null,
  coversFrom: null,
  coversTo: null,
  text: '',
});

/** What the dialog begins with that gives what was collected: what was given before, if it was returned. */
export const provideStep = ({
  id,
  version,
  madeOn,
  coversFrom,
  coversTo,
  reply,
}: EvidenceRequest): EvidenceStepDraft => ({
  ...evidenceStep('PROVIDE', version, id),
  madeOn,
  coversFrom,
  coversTo,
  text: reply,
});

/** The machine of what is done with a piece of evidence, with its service. @param onTaken called after it has changed */
export function useEvidenceActor(evidenceId: string, onTaken: () => void): EvidenceActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<EvidenceStepDraft>(
    () => takeEvidenceStep(api, queryClient, evidenceId),
    ({ step }) => {
      toast.success(done[step]);
      // A request alone leaves the evidence as it is, with what is typed.
      if (step === 'RENEW' || step === 'ACCEPT') onTaken();
    },
    {
      carriedOver,
      onOutdated: onTaken,
      mistakesIn: ({ step, personId }) => (step === 'ASK' && personId === null ? { personId: 'Choose a member' } : {}),
    },
  );
}
