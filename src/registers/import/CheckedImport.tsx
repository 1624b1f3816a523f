import { useSelector } from '@xstate/react';

import { hasWork } from '#machines/import/import.machine.ts';
import { Button } from '#src/ui/Button.tsx';

import { ImportRows } from './ImportRows.tsx';
import type { StepProps } from './step.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepFoot } from './StepFoot.tsx';
import { importLabel, planInWords } from './words.ts';

/** The third step: what would happen with each row. */
export function CheckedImport({ actor, noun, current }: StepProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const starting = useSelector(actor, (snapshot) => snapshot.matches('startingRun'));
  return (
    <>
      <StepFailure title="Nothing was imported" failure={context.failure} />
      <ImportRows current={current} />
      <StepFoot note={planInWords(current, noun)}>
        <Button disabled={starting} onClick={() => actor.send({ type: 'file.discarded' })}>
          Discard file
        </Button>
        <Button disabled={starting} onClick={() => actor.send({ type: 'columns.reopened' })}>
          Back to the columns
        </Button>
        {hasWork(context) && (
          <Button
            variant="primary"
            busy={starting}
            busyLabel="Starting..."
            onClick={() => actor.send({ type: 'import.requested' })}
          >
            {importLabel(current, noun)}
          </Button>
        )}
      </StepFoot>
    </>
  );
}
