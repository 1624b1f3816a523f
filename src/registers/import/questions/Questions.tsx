import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { planOf } from '#machines/import/import-context.ts';
import { isAnswered } from '#machines/value-mapping/value-answers.ts';
import { valueMappingMachine } from '#machines/value-mapping/value-mapping.machine.ts';
import { valueMappingActors } from '#src/actors/value-mapping.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { stepBody, stepColumn, stepNote } from '../import-styles.ts';
import type { StepProps } from '../step.ts';
import { StepFailure } from '../StepFailure.tsx';
import { StepFoot } from '../StepFoot.tsx';
import { DoubleTable } from './DoubleTable.tsx';
import { RowQuestions } from './RowQuestions.tsx';
import { ValueTable } from './ValueTable.tsx';

/** The step between check and import: what the check could not know of the file, asked once each. */
export function Questions({ actor, noun, current }: StepProps) {
  const api = useApi();
  const [machine] = useState(() => valueMappingMachine.provide({ actors: valueMappingActors(api) }));
  const [plan] = useState(() => planOf(actor.getSnapshot().context));
  const mapping = useActorRef(machine, { input: { id: current.id, plan } });
  useEffect(() => {
    const listening = mapping.on('answers.taken', ({ found }) => actor.send({ type: 'questions.answered', found }));
    return () => listening.unsubscribe();
  }, [mapping, actor]);
  const snapshot = useSelector(mapping, (found) => found);
  const { context } = snapshot;
  if (snapshot.matches('loading')) return <LoadingRows />;
  if (snapshot.matches('unavailable'))
    return (
      <ErrorState
        title="The values of the file could not be loaded"
        actions={<Button onClick={() => mapping.send({ type: 'retried' })}>Try again</Button>}
      >
        {context.failure?.message}
      </ErrorState>
    );
  const busy = !snapshot.matches('answering');
  return (
    <>
      <div className={stepBody}>
        <div className={stepColumn}>
          <StepFailure title="The rows were not checked again" failure={context.failure} />
          <p className={stepNote}>
            The check needs to know the following. What values stand for is remembered for the next file.
          </p>
          <RowQuestions current={current} noun={noun} said={context.said} disabled={busy} mapping={mapping} />
        </div>
        {(current.questions?.doubles ?? 0) > 0 && (
          <DoubleTable current={current} noun={noun} said={context.said} disabled={busy} mapping={mapping} />
        )}
        {context.values.length > 0 && <ValueTable importId={current.id} context={context} mapping={mapping} />}
      </div>
      <StepFoot note="Nothing is changed by the check.">
        <Button disabled={busy} onClick={() => actor.send({ type: 'columns.reopened' })}>
          Back to the columns
        </Button>
        <Button disabled={busy} onClick={() => actor.send({ type: 'questions.left' })}>
          Continue without answers
        </Button>
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Starting..."
          disabled={!isAnswered(context)}
          onClick={() => mapping.send({ type: 'answers.applied' })}
        >
          Apply and check again
        </Button>
      </StepFoot>
    </>
  );
}
