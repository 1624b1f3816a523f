import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

/** Something that is done with one thing after a question. */
export interface AskedStep {
  /** Such as `Publish Five levels?` */
  readonly question: string;
  readonly about: string;
  readonly confirm: string;
  readonly tone: 'primary' | 'danger';
  /** What is announced, about what. */
  readonly done: string;
  readonly name: string;
  readonly take: () => Promise<unknown>;
}

interface AskedStepDialogProps {
  readonly step: AskedStep | null;
  /** What is read again afterwards. */
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Asks before a step that cannot be undone. */
export function AskedStepDialog({ step, queryKey, onClose }: AskedStepDialogProps) {
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: ({ take }: AskedStep) => take(),
    onSuccess: (_, { done, name }) => toast.success(done, name),
    onError: ({ message }) => toast.error('Nothing was changed', message || texts.errors.fallback),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={step !== null}
      tone={step?.tone ?? 'primary'}
      title={step?.question ?? ''}
      description={step?.about}
      confirmLabel={step?.confirm ?? ''}
      cancelLabel="Cancel"
      busy={taking.isPending}
      busyLabel="Saving..."
      onConfirm={() => step !== null && taking.mutate(step)}
      onCancel={onClose}
    />
  );
}
