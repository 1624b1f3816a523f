import { useQueryClient } from '@tanstack/react-query';

import { needsLastDay } from '#domain/compliance/evidence-contact.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { takeContactStep, type ContactStep } from '#src/actors/evidence-contacts.ts';
import type { EvidenceContact } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { today } from '#src/components/format.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

const done: Readonly<Record<ContactStep['step'], string>> = {
  ASK: 'Asked by a link',
  REMIND: 'Reminder sent',
  RESEND: 'New link sent',
  EXTEND: 'Request extended',
  REVOKE: 'Request revoked',
  ACCEPT: 'Evidence accepted',
  RETURN: 'Returned',
};

export type ContactSteps = StepDialogActor<ContactStep>;

const nothing = { name: '', email: '', dueOn: null, expiresOn: null, text: '' } as const;

const daysOffered = 30;

/** What the dialog begins with that asks someone else. */
export const askStep = (): ContactStep => ({
  ...nothing,
  step: 'ASK',
  contact: null,
  expiresOn: daysAfter(today(), daysOffered),
});

/** A person by name, or by address if only that is known. */
export const nameOf = ({ name, email }: Pick<EvidenceContact, 'name' | 'email'>): string =>
  name === '' ? email : name;

/** What a dialog about one of them begins with. */
export function contactStep(step: Exclude<ContactStep['step'], 'ASK'>, contact: EvidenceContact): ContactStep {
  const { id, version, expiresOn } = contact;
  const isPast = expiresOn < today();
  return {
    ...nothing,
    step,
    contact: { id, version, who: isolated(nameOf(contact)) },
    expiresOn: needsLastDay(step, isPast) ? expiresOn : null,
  };
}

const carriedOver = sameStep<ContactStep>({ of: ({ step, contact }) => `${step} ${contact?.id}`, read: ['contact'] });

/** The machine of what is done about people who are asked by a link, with its service. @param onAccepted the evidence has changed */
export function useContactSteps(evidenceId: string, onAccepted: () => void): ContactSteps {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ContactStep>(
    () => takeContactStep(api, queryClient, evidenceId),
    ({ step }) => {
      toast.success(done[step]);
      if (step === 'ACCEPT') onAccepted();
    },
    {
      carriedOver,
      mistakesIn: ({ step, email, expiresOn }) => ({
        ...(step === 'ASK' && email.trim() === '' && { email: 'Enter an address' }),
        ...(step === 'ASK' && expiresOn === null && { expiresOn: 'Choose the last day on which the link works' }),
      }),
    },
  );
}
