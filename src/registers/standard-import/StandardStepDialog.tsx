import { useMutation, useQueryClient } from '@tanstack/react-query';

import { standardName } from '#domain/compliance/standard-name.ts';
import { complianceKey } from '#src/api/compliance/own-controls.ts';
import {
  catalogueCalls,
  catalogueKey,
  type CatalogueSide,
  type StandardVersion,
  type StandardVersionAction,
} from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

export type StandardStepAction = StandardVersionAction | 'UNDO' | 'DISCARD';

export interface StandardStep {
  readonly action: StandardStepAction;
  readonly version: StandardVersion;
}

const words = {
  PUBLISH: {
    verb: 'Publish',
    confirm: 'Publish version',
    busy: 'Publishing...',
    done: 'Standard published',
    failed: 'The standard was not published',
    tone: 'primary',
  },
  WITHDRAW: {
    verb: 'Withdraw',
    confirm: 'Withdraw version',
    busy: 'Withdrawing...',
    done: 'Standard withdrawn',
    failed: 'The standard was not withdrawn',
    about: 'It is not offered any more. Where it is in use it stays. This cannot be undone.',
    tone: 'danger',
  },
  UNDO: {
    verb: 'Undo the import of',
    confirm: 'Undo import',
    busy: 'Undoing...',
    done: 'Import undone',
    failed: 'The import was not undone',
    about: 'The draft and the file that it was imported from are deleted. This cannot be undone.',
    tone: 'danger',
  },
  DISCARD: {
    verb: 'Delete',
    confirm: 'Delete draft',
    busy: 'Deleting...',
    done: 'Draft deleted',
    failed: 'The draft was not deleted',
    about:
      'The draft, what was changed in it, and the file that it was imported from are deleted. This cannot be undone.',
    tone: 'danger',
  },
} as const satisfies Record<StandardStepAction, object>;

interface StandardStepDialogProps {
  readonly side: CatalogueSide;
  readonly step: StandardStep | null;
  readonly onClose: () => void;
}

/** What publishing means. */
const publishing: Readonly<Record<CatalogueSide, string>> = {
  PLATFORM:
    'Organisations can adopt it then. What is published does not change any more: a correction is a new version.',
  ORGANISATION:
    'Your organisation can adopt it then. What is published does not change any more: a correction is a new version.',
};

/** Asks before a version of a standard is published, withdrawn or deleted. */
export function StandardStepDialog({ side, step, onClose }: StandardStepDialogProps) {
  const take = useStep(side, onClose);
  const action = step?.action ?? 'PUBLISH';
  const { verb, confirm, busy, tone } = words[action];
  return (
    <ConfirmDialog
      open={step !== null}
      tone={tone}
      title={step === null ? '' : `${verb} ${standardName(step.version)}?`}
      description={action === 'PUBLISH' ? publishing[side] : words[action].about}
      confirmLabel={confirm}
      cancelLabel="Cancel"
      busy={take.isPending}
      busyLabel={busy}
      onConfirm={() => step !== null && take.mutate(step)}
      onCancel={onClose}
    />
  );
}

function useStep(side: CatalogueSide, onClose: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, version: { id } }: StandardStep) => {
      if (action === 'UNDO') await catalogueCalls(api, side).undoImport({ path: { id } });
      else if (action === 'DISCARD') await catalogueCalls(api, side).discardDraft({ path: { id } });
      else await catalogueCalls(api, side).changeStatus({ path: { id }, body: { action } });
    },
    onSuccess: (_, { action, version: { title, number } }) =>
      toast.success(words[action].done, standardName({ title, number })),
    onError: ({ message }, { action }) => toast.error(words[action].failed, message || texts.errors.fallback),
    onSettled: async () => {
      onClose();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: catalogueKey }),
        // What is published can be adopted.
        queryClient.invalidateQueries({ queryKey: [complianceKey] }),
      ]);
    },
  });
}
