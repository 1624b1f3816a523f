import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { bankKey, securityQuestionGroups, type SecurityQuestionGroup } from '#src/api/compliance/security-questions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** A group of the bank as it is being edited. */
export interface BankGroupDraft extends Pick<SecurityQuestionGroup, 'name' | 'description' | 'version'> {
  /** Null for a new one. */
  readonly id: string | null;
}

export const newGroup: BankGroupDraft = { id: null, version: 0, name: '', description: '' };

/** The machine of the dialog of a group. */
export function useBankGroupDialog(): StepDialogActor<BankGroupDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<BankGroupDraft>(
    () =>
      fromPromise<void, StepInput<BankGroupDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, name, description } = draft;
          if (id === null) await securityQuestionGroups(api).addGroup({ body: { name, description } });
          else await securityQuestionGroups(api).changeGroup({ path: { id }, body: { version, name, description } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: bankKey })),
      ),
    ({ id, name }) => toast.success(id === null ? 'Created successfully' : 'Updated successfully', name),
    { mistakesIn: ({ name }) => (name.trim() === '' ? { name: 'Enter a name' } : {}) },
  );
}

/** Adds or renames a group of the bank. */
export const BankGroupDialog = ({ actor }: { readonly actor: StepDialogActor<BankGroupDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Add question group', confirmLabel: 'Add group' }
        : { title: 'Edit question group', confirmLabel: 'Save group' }
    }
  >
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Name"
          required
          maxLength={200}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change('name', currentTarget.value)}
        />
        <TextArea
          label="Description"
          maxLength={2000}
          value={draft.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change('description', currentTarget.value)}
        />
      </>
    )}
  </StepDialog>
);
