import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  documentAttachments,
  documentOptionsQuery,
  documentVersionsQuery,
  type DocumentOption,
} from '#src/api/document.ts';
import { refreshAttachments } from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { FolderIcon } from '#src/ui/icons.tsx';

import { StepDialog, type StepFields } from '../step-dialog/StepDialog.tsx';
import { useStepDialog } from '../step-dialog/useStepDialog.ts';
import { useFoundChoices } from '../useFoundChoices.ts';

interface DocumentDraft {
  readonly documentId: string | null;
  readonly name: string;
  /** The version; null until a document is chosen. */
  readonly number: number | null;
}

const nothing: DocumentDraft = { documentId: null, name: '', number: null };

/** Makes a version of a document a file of the record, for users who may view documents. */
export function AttachDocument({ recordId }: { readonly recordId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChoose = useMay({ feature: 'DOCUMENT_REPOSITORY', level: 'VIEW' });
  const actor = useStepDialog<DocumentDraft>(
    () =>
      fromPromise<void, StepInput<DocumentDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const { documentId, number } = draft;
          if (documentId === null || number === null) throw new Error('No document is chosen');
          await documentAttachments(api).attach({ path: { id: recordId }, body: { documentId, number }, signal });
          await refreshAttachments(queryClient, recordId);
        }),
      ),
    ({ name, number }) => toast.success('File attached', `${isolated(name)}, version ${number ?? ''}`),
    { mistakesIn: ({ documentId }) => (documentId === null ? { documentId: 'Choose a document' } : {}) },
  );
  if (!mayChoose) return null;
  return (
    <>
      <Button size="sm" onClick={() => actor.send({ type: 'step.requested', draft: nothing })}>
        <FolderIcon /> Attach document
      </Button>
      <StepDialog
        actor={actor}
        words={() => ({
          title: 'Attach document',
          description: 'The record keeps this version as it is, whatever becomes of the document.',
          confirmLabel: 'Attach document',
        })}
      >
        {(form) => (
          <>
            <DocumentSelect form={form} onChoose={(chosen) => actor.send({ type: 'draft.changed', changes: chosen })} />
            {form.draft.documentId !== null && <VersionSelect form={form} documentId={form.draft.documentId} />}
          </>
        )}
      </StepDialog>
    </>
  );
}

const optionOf = ({ id, name, number, repository }: DocumentOption): Choice & { readonly number: number } => ({
  value: id,
  label: `${name} (${repository.title})`,
  number,
});

interface DocumentSelectProps {
  readonly form: StepFields<DocumentDraft>;
  readonly onChoose: (chosen: DocumentDraft) => void;
}

/** A document, found by its name. */
function DocumentSelect({ form: { draft, errorOf }, onChoose }: DocumentSelectProps) {
  const api = useApi();
  const { all, remember, onSearch, searching } = useFoundChoices({
    queryFor: (query) => documentOptionsQuery(api, query),
    toChoice: optionOf,
    current: [],
    value: draft.documentId === null ? [] : [draft.documentId],
  });
  return (
    <SearchSelect
      label="Document"
      required
      placeholder="Search by name"
      options={all}
      value={draft.documentId}
      error={errorOf('documentId')}
      onSearch={onSearch}
      searching={searching}
      onValueChange={(id) => {
        const chosen = all.find(({ value }) => value === id);
        if (chosen === undefined) return onChoose(nothing);
        remember([chosen.value], [chosen]);
        return onChoose({ documentId: chosen.value, name: chosen.label, number: chosen.number });
      }}
    />
  );
}

interface VersionSelectProps {
  readonly form: StepFields<DocumentDraft>;
  readonly documentId: string;
}

/** The version, the latest unless another is chosen. */
function VersionSelect({ form: { draft, errorOf, change }, documentId }: VersionSelectProps) {
  const { data = [] } = useQuery(documentVersionsQuery(useApi(), documentId));
  return (
    <Select
      label="Version"
      required
      options={data.map(({ number, createdAt, note }) => ({
        value: String(number),
        label: `Version ${number}, ${formatInstant(createdAt)}${note === '' ? '' : `, ${note}`}`,
      }))}
      value={draft.number === null ? null : String(draft.number)}
      error={errorOf('number')}
      onValueChange={(number) => change('number', number === null ? null : Number(number))}
    />
  );
}
