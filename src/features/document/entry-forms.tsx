import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { nameProblem } from '#domain/document/names.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { documents, refreshDocuments, type DocumentEntry } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { dayWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { labelWords } from '#src/registers/labels/label-words.tsx';
import { LabelsInput } from '#src/registers/labels/LabelsInput.tsx';
import { memberWords } from '#src/registers/Names.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** What is known of a file or folder; without one, a folder that is added. */
export interface EntryDraft {
  readonly entry: Pick<DocumentEntry, 'id' | 'kind' | 'version' | 'owner' | 'labels'> | null;
  readonly repositoryId: string;
  /** Where a folder is added. */
  readonly folderId: string | null;
  readonly name: string;
  readonly ownerId: string | null;
  readonly reviewOn: string | null;
  readonly labelIds: string[];
}

/** The draft of a folder that is added. */
export const folderDraft = (repositoryId: string, folderId: string | null): EntryDraft => ({
  entry: null,
  repositoryId,
  folderId,
  name: '',
  ownerId: null,
  reviewOn: null,
  labelIds: [],
});

/** The draft of a file or folder. */
export const entryDraft = (entry: DocumentEntry): EntryDraft => ({
  entry,
  repositoryId: entry.repository.id,
  folderId: null,
  name: entry.name,
  ownerId: entry.owner?.id ?? null,
  reviewOn: entry.reviewOn,
  labelIds: entry.labels.map(({ id }) => id),
});

const carriedOver = sameEdit<EntryDraft>(({ entry }) => entry?.id ?? '');

/** The machine of the dialog in which folders are added, and files and folders changed. */
export function useEntryDialog(): StepDialogActor<EntryDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<EntryDraft>(
    () =>
      fromPromise<void, StepInput<EntryDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const { entry, repositoryId, folderId, name, ownerId, reviewOn, labelIds } = draft;
          if (entry === null) {
            const body = { folderId, name, onConflict: 'STOP' } as const;
            await documents(api).addFolder({ path: { id: repositoryId }, body, signal });
          } else {
            const { id, version, kind } = entry;
            const body = { version, name, ownerId, labelIds, ...(kind === 'FILE' && { reviewOn }) };
            await documents(api).change({ path: { id }, body, signal });
          }
          await refreshDocuments(queryClient);
        }),
      ),
    ({ entry, name }) => toast.success(entry === null ? 'Folder added' : 'Updated successfully', isolated(name)),
    {
      carriedOver,
      onOutdated: () => void refreshDocuments(queryClient),
      mistakesIn: ({ name }) => {
        const problem = nameProblem(name);
        return problem === undefined ? {} : { name: problem };
      },
    },
  );
}

const words = {
  owner: memberWords('Owner'),
  review: dayWords('Next review'),
};

/** Adds a folder, or changes what is known of a file or folder. */
export function EntryDialog({ actor }: { readonly actor: StepDialogActor<EntryDraft> }) {
  return (
    <StepDialog
      actor={actor}
      words={({ entry }) => {
        if (entry === null) return { title: 'Add folder', confirmLabel: 'Add folder' };
        const noun = entry.kind === 'FOLDER' ? 'folder' : 'file';
        return { title: `Edit ${noun}`, confirmLabel: `Save ${noun}` };
      }}
    >
      {(form) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            value={form.draft.name}
            error={form.errorOf('name')}
            onChange={({ currentTarget }) => form.change('name', currentTarget.value)}
          />
          {form.draft.entry !== null && (
            <>
              <FieldPair>
                <OwnerInput form={form} field="ownerId" words={words.owner} current={form.draft.entry.owner} />
                {form.draft.entry.kind === 'FILE' && <DayInput form={form} field="reviewOn" words={words.review} />}
              </FieldPair>
              <LabelsInput
                form={form}
                field="labelIds"
                words={labelWords}
                current={form.draft.entry.labels}
                mayCreate
              />
            </>
          )}
        </>
      )}
    </StepDialog>
  );
}
