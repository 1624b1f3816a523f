import { incidentLifecycle } from '#domain/incident/lifecycle.ts';
import { actionLabels, entryKindLabels, severityLabels } from '#domain/words/incident.ts';
import type { Response, ResponseDraft } from '#src/actors/incident-response.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choicesOf } from '#src/components/fields/choices.ts';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { incidentWords } from '#src/registers/words/incident.ts';
import { Select } from '#src/ui/form/Select.tsx';

import type { ResponseActor } from './useResponseActor.ts';

const titles: Readonly<Record<Response, string>> = {
  START: 'Start work on the incident',
  CONTAIN: 'The incident is contained',
  RESOLVE: 'The incident is resolved',
  CLOSE: 'Close the incident',
  REOPEN: 'Reopen the incident',
  SEVERITY: 'Change the severity',
  ENTRY: 'Add to the timeline',
  EDIT_ENTRY: 'Edit the entry',
  REMOVE_ENTRY: 'Remove the entry',
};

const confirmLabels: Readonly<Record<Response, string>> = {
  ...actionLabels,
  // The corner of a dialog is called Close.
  CLOSE: 'Close incident',
  SEVERITY: 'Change severity',
  ENTRY: 'Add entry',
  EDIT_ENTRY: 'Save entry',
  REMOVE_ENTRY: 'Remove entry',
};

const noteKinds = {
  DETECTION: entryKindLabels.DETECTION,
  MITIGATION: entryKindLabels.MITIGATION,
  OBSERVATION: entryKindLabels.OBSERVATION,
};

/** The operations name fields by what they are to them. */
const names = { reason: 'text' } as const;

const removal = {
  description: 'Its text is deleted and cannot be restored. The timeline keeps its place, and who removed it.',
  tone: 'danger',
} as const;

const notNotified = (openDuties: readonly string[]) =>
  `Neither given nor recorded as not required: ${openDuties.join('; ')}. It stays visible, with your reason.`;

/** The needs by the table; a new severity and what is entered have operations of their own. */
const needsOf = ({ response, openDuties }: ResponseDraft): readonly string[] => {
  if (response === 'SEVERITY' || response === 'ENTRY' || response === 'EDIT_ENTRY') return ['reason'];
  if (response === 'REMOVE_ENTRY') return [];
  const { needs } = incidentLifecycle.steps[response];
  return response === 'CLOSE' && openDuties.length > 0 ? [...needs, 'reason'] : needs;
};

/** Asks for what a response needs. */
export const ResponseDialog = ({ actor }: { readonly actor: ResponseActor }) => (
  <StepDialog
    actor={actor}
    words={({ response, openDuties }) => ({
      title: titles[response],
      confirmLabel: confirmLabels[response],
      ...(response === 'REMOVE_ENTRY' && removal),
      ...(response === 'CLOSE' && openDuties.length > 0 && { description: notNotified(openDuties) }),
    })}
    names={names}
    needsOf={needsOf}
  >
    {(form) => form.draft.response !== 'REMOVE_ENTRY' && <DialogFields form={form} />}
  </StepDialog>
);

type DialogForm = StepFields<ResponseDraft>;

function DialogFields({ form }: { readonly form: DialogForm }) {
  const { response, severity } = form.draft;
  const isEntry = response === 'ENTRY' || response === 'EDIT_ENTRY';
  return (
    <>
      {isEntry && <ChoiceInput form={form} field="kind" words={choiceWords('Kind', noteKinds)} />}
      {response !== 'SEVERITY' && <InstantInput form={form} field="at" words={{ label: 'When' }} required />}
      {response === 'SEVERITY' && (
        <Select
          label="Severity"
          options={choicesOf(severityLabels)}
          value={severity}
          error={form.errorOf('severity')}
          onValueChange={(chosen) => {
            if (chosen !== null) form.change('severity', chosen);
          }}
        />
      )}
      {form.isNeeded('rootCause') && (
        <ProseInput form={form} field="rootCause" words={incidentWords.rootCause} required />
      )}
      <ProseInput
        form={form}
        field="text"
        words={{ label: isEntry ? 'What happened' : 'Reason' }}
        required={form.isNeeded('reason')}
      />
    </>
  );
}
