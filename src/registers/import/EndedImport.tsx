import { useSelector } from '@xstate/react';

import { formatInstant } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

import { ImportRows } from './ImportRows.tsx';
import type { StepProps } from './step.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepFoot } from './StepFoot.tsx';
import { doneInWords } from './words.ts';

/** An import that was done, or undone. */
export function EndedImport({ actor, noun, current }: StepProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const asked = useSelector(actor, (snapshot) => snapshot.matches('confirmingUndo'));
  const starting = useSelector(actor, (snapshot) => snapshot.matches('startingUndo'));
  const { state, undoUntil } = current;
  const isUndone = state === 'UNDONE';
  return (
    <>
      <StepFailure title="The import was not undone" failure={failure} />
      {current.failure !== null && (
        <Banner tone="danger" title="The import was not undone">
          {current.failure}
        </Banner>
      )}
      <ImportRows current={current} />
      <StepFoot
        note={
          isUndone ? 'The import is undone, except for what has been changed since.' : `${doneInWords(current, noun)}.`
        }
      >
        {undoUntil !== null && (
          <Button busy={starting} busyLabel="Starting..." onClick={() => actor.send({ type: 'undo.requested' })}>
            Undo import
          </Button>
        )}
        <Button variant="primary" disabled={starting} onClick={() => actor.send({ type: 'another.requested' })}>
          Import another file
        </Button>
      </StepFoot>
      <ConfirmDialog
        open={asked || starting}
        title="Undo this import?"
        description={`${capitalised(noun.many)} that it added are deleted, and those that it updated get their former values, except those that have been changed since. Possible until ${undoUntil === null ? 'tomorrow' : formatInstant(undoUntil)}.`}
        confirmLabel="Undo import"
        cancelLabel="Cancel"
        busy={starting}
        busyLabel="Starting..."
        onConfirm={() => actor.send({ type: 'undo.confirmed' })}
        onCancel={() => actor.send({ type: 'undo.cancelled' })}
      />
    </>
  );
}
