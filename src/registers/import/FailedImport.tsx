import { useSelector } from '@xstate/react';

import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';

import { stepBody, stepColumn } from './import-styles.ts';
import type { StepProps } from './step.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepFoot } from './StepFoot.tsx';

/** A check or an import that ended without having changed anything. */
export function FailedImport({ actor, current }: Pick<StepProps, 'actor' | 'current'>) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <div className={stepBody}>
        <div className={stepColumn}>
          <StepFailure title="The file was not discarded" failure={failure} />
          <Banner tone="danger" title="Nothing was imported">
            {current.failure}
          </Banner>
        </div>
      </div>
      <StepFoot>
        <Button onClick={() => actor.send({ type: 'file.discarded' })}>Discard file</Button>
        <Button variant="primary" onClick={() => actor.send({ type: 'columns.reopened' })}>
          Back to the columns
        </Button>
      </StepFoot>
    </>
  );
}
