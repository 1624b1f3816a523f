import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import {
  maturityModelKey,
  platformMaturityModels,
  type PlatformMaturityModel,
} from '#src/api/compliance/maturity-models.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** A model as it is being written; its levels have a page of their own. */
export interface ModelDraft extends Pick<PlatformMaturityModel, 'title' | 'description' | 'levels' | 'replacesId'> {
  /** Null for a new one. */
  readonly id: string | null;
  readonly version: number;
}

export const newModel: ModelDraft = {
  id: null,
  version: 0,
  title: '',
  description: '',
  levels: [],
  replacesId: null,
};

/** The draft of a later version of a published model. */
export const nextVersionOf = ({ id, title, description, levels }: PlatformMaturityModel): ModelDraft => ({
  ...newModel,
  title,
  description,
  levels,
  replacesId: id,
});

const carriedOver = sameEdit<ModelDraft>(({ id, replacesId }) => `${id} ${replacesId}`);

/** The machine of the dialog of a model. */
export function useModelDialog(): StepDialogActor<ModelDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ModelDraft>(
    () =>
      fromPromise<void, StepInput<ModelDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, replacesId, levels, ...text } = draft;
          const written = { ...text, levels: [...levels] };
          if (id === null) await platformMaturityModels(api).addModel({ body: { ...written, replacesId } });
          else await platformMaturityModels(api).changeModel({ path: { id }, body: { version, ...written } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: maturityModelKey })),
      ),
    ({ id, title }) => toast.success(id === null ? 'Created successfully' : 'Updated successfully', title),
    { carriedOver, mistakesIn: ({ title }) => (title.trim() === '' ? { title: 'Enter a title' } : {}) },
  );
}

function wordsOf({ id, replacesId }: ModelDraft) {
  if (id !== null) return { title: 'Edit maturity model', confirmLabel: 'Save model' };
  if (replacesId === null)
    return {
      title: 'Add maturity model',
      confirmLabel: 'Add model',
      description: 'It begins as a draft. Add its levels before you publish it.',
    };
  return {
    title: 'New version of a maturity model',
    confirmLabel: 'Add version',
    description: 'It begins as a draft with the same levels. What uses the published version stays with it.',
  };
}

/** Adds a model, or changes the words of a draft. */
export const ModelDialog = ({ actor }: { readonly actor: StepDialogActor<ModelDraft> }) => (
  <StepDialog actor={actor} words={wordsOf}>
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Title"
          required
          maxLength={300}
          value={draft.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change('title', currentTarget.value)}
        />
        <TextArea
          label="Description"
          maxLength={4000}
          value={draft.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => change('description', currentTarget.value)}
        />
      </>
    )}
  </StepDialog>
);
