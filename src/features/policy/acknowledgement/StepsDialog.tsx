import type { AcknowledgementStep } from '#src/actors/policy-acknowledgement.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { dayWords } from '#src/components/fields/field-words.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';

import type { RequestSteps } from './useRequestSteps.ts';

type Words = Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'description' | 'tone'>;

const wordsOf = ({ step, request }: AcknowledgementStep): Words => {
  const who = request?.who ?? '';
  const words: Readonly<Record<AcknowledgementStep['step'], Words>> = {
    REMIND: {
      title: `Remind ${who}`,
      confirmLabel: 'Send reminder',
      description: 'The mail has a link of its own. Earlier links go on working.',
    },
    REMIND_ALL: {
      title: 'Remind everyone who has not acknowledged',
      confirmLabel: 'Send reminders',
      description:
        'Each mail has a link of its own. Earlier links go on working. Those who were reminded within the last hour are left out.',
    },
    RESEND: {
      title: `Send a new link to ${who}`,
      confirmLabel: 'Send new link',
      description: 'The links of earlier mails stop working.',
    },
    REVOKE: {
      title: `Revoke the request to ${who}`,
      confirmLabel: 'Revoke request',
      description:
        'Their links stop working at once. This cannot be undone, and they are not asked for this version again.',
      tone: 'danger',
    },
    EXTEND: { title: `Extend the request to ${who}`, confirmLabel: 'Extend request' },
  };
  return words[step];
};

/** Asks what is needed, and whether it is meant. */
export const StepsDialog = ({ actor }: { readonly actor: RequestSteps }) => (
  <StepDialog actor={actor} words={wordsOf}>
    {(form) =>
      (form.draft.step === 'EXTEND' || form.draft.expiresOn !== null) && (
        <DayInput form={form} field="expiresOn" words={dayWords('Link works until')} />
      )
    }
  </StepDialog>
);
