import { bankKey, securityQuestionGroups, type SecurityQuestionGroup } from '#src/api/compliance/security-questions.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { useEntryDialog } from '../useEntryDialog.ts';

/** A group of the bank as it is being edited. */
export interface BankGroupDraft extends Pick<SecurityQuestionGroup, 'name' | 'description' | 'version'> {
  /** Null for a new one. */
  readonly id: string | null;
}

export const newGroup: BankGroupDraft = { id: null, version: 0, name: '', description: '' };

/** The machine of the dialog of a group. */
export const useBankGroupDialog = (): StepDialogActor<BankGroupDraft> =>
  useEntryDialog({
    queryKey: bankKey,
    named: 'name',
    idOf: ({ id }) => id,
    store(api, { id, version, name, description }) {
      if (id === null) return securityQuestionGroups(api).addGroup({ body: { name, description } });
      return securityQuestionGroups(api).changeGroup({ path: { id }, body: { version, name, description } });
    },
  });

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
