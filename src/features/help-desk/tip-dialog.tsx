import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { managedTips, tipsKey, type ManagedTip } from '#src/api/organisation/help-desk.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { TextEditor } from './TextEditor.tsx';

/** A tip that is added or changed: without an id, a new one. */
export interface TipDraft {
  readonly id: string | null;
  readonly version: number;
  readonly topic: string;
  readonly title: string;
  readonly description: string;
}

export const tipDraft = (tip: ManagedTip | null): TipDraft => ({
  id: tip?.id ?? null,
  version: tip?.version ?? 0,
  topic: tip?.topic ?? '',
  title: tip?.title ?? '',
  description: tip?.description ?? '',
});

function mistakesIn({ topic, title }: TipDraft): Readonly<Record<string, string>> {
  return {
    ...(topic.trim() === '' && { topic: 'Enter a topic' }),
    ...(title.trim() === '' && { title: 'Enter a title' }),
  };
}

const carriedOver = sameEdit<TipDraft>(({ id }) => id ?? '');

/** The machine of the dialog of a tip. */
export function useTipDialog(): StepDialogActor<TipDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<TipDraft>(
    () =>
      fromPromise<void, StepInput<TipDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, ...input } = draft;
          if (id === null) await managedTips(api).add({ body: input });
          else await managedTips(api).change({ path: { id }, body: { version, ...input } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: tipsKey })),
      ),
    ({ id, title }) => toast.success(id === null ? 'Created successfully' : 'Updated successfully', title),
    { mistakesIn, carriedOver },
  );
}

/** Adds or changes a tip. */
export const TipDialog = ({ actor }: { readonly actor: StepDialogActor<TipDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Add tip', confirmLabel: 'Add tip', description: 'A new tip is a draft until it is published.' }
        : { title: 'Edit tip', confirmLabel: 'Save tip' }
    }
  >
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Topic"
          required
          maxLength={60}
          value={draft.topic}
          error={errorOf('topic')}
          onChange={({ currentTarget }) => change('topic', currentTarget.value)}
        />
        <TextField
          label="Title"
          required
          maxLength={120}
          value={draft.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change('title', currentTarget.value)}
        />
        <TextEditor
          label="Text"
          initial={draft.description}
          error={errorOf('description')}
          onChange={(html) => change('description', html)}
        />
      </>
    )}
  </StepDialog>
);
