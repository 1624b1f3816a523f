import { useSelector } from '@xstate/react';

import { actionLabels, entryKindLabels, severityLabels } from '#domain/words/incident.ts';
import type { Response, ResponseDraft } from '#machines/incident-response/incident-response.machine.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choicesOf } from '#src/components/fields/choices.ts';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { incidentWords } from '#src/registers/words/incident.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import type { ResponseActor } from './useResponseActor.ts';

const titles: Readonly<Record<Response, string>> = {
  START: 'Start work on the incident',
  CONTAIN: 'The incident is contained',
  RESOLVE: 'The incident is resolved',
  CLOSE: 'Close the incident',
  REOPEN: 'Reopen the incident',
  SEVERITY: 'Change the severity',
  ENTRY: 'Add to the timeline',
};

const confirmLabels: Readonly<Record<Response, string>> = {
  ...actionLabels,
  SEVERITY: 'Change severity',
  ENTRY: 'Add entry',
};

const noteKinds = {
  DETECTION: entryKindLabels.DETECTION,
  MITIGATION: entryKindLabels.MITIGATION,
  OBSERVATION: entryKindLabels.OBSERVATION,
};

/** The operations name fields by what they are to them. */
const fieldsOfOperations: Readonly<Partial<Record<string, keyof ResponseDraft>>> = { reason: 'text' };

/** Asks for what a response needs. */
export function ResponseDialog({ actor }: { readonly actor: ResponseActor }) {
  const { draft, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  if (draft === null) return null;
  const { response } = draft;
  const errors = Object.fromEntries(
    Object.entries(failure?.fieldErrors ?? {}).map(([field, message]) => [fieldsOfOperations[field] ?? field, message]),
  );
  const form: DialogForm = {
    draft,
    readOnly: false,
    errorOf: (field) => errors[field],
    change: (field, value) => actor.send({ type: 'draft.changed', changes: { [field]: value } }),
  };
  return (
    <ActionDialog
      open
      title={titles[response]}
      confirmLabel={confirmLabels[response]}
      busyLabel="Saving..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'response.confirmed' })}
      onCancel={() => actor.send({ type: 'response.cancelled' })}
    >
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      <DialogFields form={form} />
    </ActionDialog>
  );
}

type DialogForm = RecordForm<ResponseDraft>;

const reasonRequired: ReadonlySet<Response> = new Set(['REOPEN', 'SEVERITY']);

function DialogFields({ form }: { readonly form: DialogForm }) {
  const { response, severity } = form.draft;
  const isEntry = response === 'ENTRY';
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
      {response === 'CLOSE' && <ProseInput form={form} field="rootCause" words={incidentWords.rootCause} required />}
      <ProseInput
        form={form}
        field="text"
        words={{ label: isEntry ? 'What happened' : 'Reason' }}
        required={isEntry || reasonRequired.has(response)}
      />
    </>
  );
}
