import { useQueryClient } from '@tanstack/react-query';

import { mergeOwnControls, type MergeDraft } from '#src/actors/own-control.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';

type MergeActor = StepDialogActor<MergeDraft>;

/** The machine of the dialog that merges two own controls. @param onMerged is given the one that is left */
export function useMergeActor(onMerged: (keptId: string) => void): MergeActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog(
    () => mergeOwnControls(api, queryClient),
    ({ keptId }) => {
      toast.success('Own controls merged');
      onMerged(keptId);
    },
  );
}

const refOfOther = ({ pair, keptId }: MergeDraft): string => pair.find(({ id }) => id !== keptId)?.ref ?? '';
const refOfKept = ({ pair, keptId }: MergeDraft): string => pair.find(({ id }) => id === keptId)?.ref ?? '';

/** Asks which of two own controls stays. */
export const MergeDialog = ({ actor }: { readonly actor: MergeActor }) => (
  <StepDialog
    actor={actor}
    words={(draft) => ({
      title: 'Merge 2 own controls',
      description: `${refOfOther(draft)} is removed. Its links, evidence and history go to ${refOfKept(draft)}, whose own answer stays.`,
      confirmLabel: 'Merge 2 own controls',
    })}
  >
    {(form) => (
      <RadioGroup
        label="Which one stays"
        options={form.draft.pair.map(({ id, ref }) => ({ value: id, label: ref }))}
        value={form.draft.keptId}
        error={form.errorOf('keptId')}
        onValueChange={(id) => form.change('keptId', id)}
      />
    )}
  </StepDialog>
);
