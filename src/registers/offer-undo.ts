import { createActor, type PromiseActorLogic } from 'xstate';

import type { Versioned } from '#machines/record/record.types.ts';
import { restorationMachine, type RestorationContext } from '#machines/restoration/restoration.machine.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** What was removed, as it was before, and the service that restores it. */
interface Removal {
  readonly removed: readonly Versioned[];
  /** As the messages name it. */
  readonly what: string;
  readonly restoreRecords: PromiseActorLogic<void, RestorationContext>;
}

/** Shows that something was removed, with an Undo button; both survive navigation. */
export function offerUndo({ removed, what, restoreRecords }: Removal): void {
  const restoration = createActor(restorationMachine.provide({ actors: { restoreRecords } }), {
    input: { records: removed },
  });
  const undo = () => restoration.send({ type: 'undo.requested' });
  restoration.on('restoration.done', () => toast.success('Restored successfully', what));
  restoration.on('restoration.failed', ({ failure }) =>
    toast.error(`${what} could not be restored`, failure.message, { label: 'Try again', onAction: undo }),
  );
  restoration.start();
  toast.success('Deleted successfully', what, { label: 'Undo', onAction: undo });
}
