import { evidenceRequestLifecycle } from '#domain/compliance/evidence-request-lifecycle.ts';
import { evidenceRequestActionLabels } from '#domain/words/evidence.ts';
import type { EvidenceStepDraft } from '#src/actors/evidence-course.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { evidenceWords as words } from '#src/registers/words/evidence.ts';

import type { EvidenceActor } from './useEvidenceActor.ts';

type Step = EvidenceStepDraft['step'];

const titles: Readonly<Record<Step, string>> = {
  RENEW: 'Renew the evidence',
  ASK: 'Ask a member for it',
  PROVIDE: 'Provide the evidence',
  ACCEPT: 'Accept what was given',
  RETURN: 'Ask for it again',
  WITHDRAW: 'Withdraw the request',
};

const descriptions: Readonly<Partial<Record<Step, string>>> = {
  RENEW: 'Its dates and files are kept as a version. Give the dates of the next one, then attach its files.',
  ASK: 'They are told, and give files with their dates. The right to view is enough. You accept or return them.',
  PROVIDE:
    'When you give it does not count: say when it was made, or which days it covers. You cannot change it afterwards, unless it is returned to you.',
  ACCEPT:
    'The evidence as it is now is kept as a version. It gets the dates and files that were given; a file of the same name becomes the next version of that file.',
  WITHDRAW: 'What was not accepted is removed. This cannot be undone.',
};

const confirmLabels: Readonly<Record<Step, string>> = {
  RENEW: 'Renew',
  ASK: 'Ask',
  ...evidenceRequestActionLabels,
};

const textLabels: Readonly<Record<Step, string>> = {
  RENEW: 'Note on the version that is replaced',
  ASK: 'What is needed',
  PROVIDE: 'Note for the person who asked',
  ACCEPT: '',
  RETURN: 'What is missing',
  WITHDRAW: 'Reason',
};

const names = { reason: 'text', note: 'text' } as const;

const needsOf = ({ step }: EvidenceStepDraft): readonly string[] =>
  step === 'RENEW' || step === 'ASK' ? [] : evidenceRequestLifecycle.steps[step].needs;

/** Asks for what a renewal, a request or its next step needs. */
export const EvidenceDialog = ({ actor }: { readonly actor: EvidenceActor }) => (
  <StepDialog
    actor={actor}
    words={({ step }) => ({
      title: titles[step],
      confirmLabel: confirmLabels[step],
      description: descriptions[step],
    })}
    names={names}
    needsOf={needsOf}
  >
    {(form) => <DialogFields form={form} />}
  </StepDialog>
);

function DialogFields({ form }: { readonly form: StepFields<EvidenceStepDraft> }) {
  const { step } = form.draft;
  return (
    <>
      {step === 'ASK' && (
        <FieldPair>
          <OwnerInput form={form} field="personId" words={{ label: 'Member' }} current={null} required />
          <DayInput form={form} field="dueOn" words={{ label: 'By' }} />
        </FieldPair>
      )}
      {(step === 'RENEW' || step === 'PROVIDE') && (
        <FieldPair>
          <DayInput form={form} field="madeOn" words={words.madeOn} />
          <span />
          <DayInput form={form} field="coversFrom" words={words.coversFrom} />
          <DayInput form={form} field="coversTo" words={words.coversTo} />
        </FieldPair>
      )}
      {step !== 'ACCEPT' && (
        <ProseInput form={form} field="text" words={{ label: textLabels[step] }} required={form.isNeeded('reason')} />
      )}
    </>
  );
}
