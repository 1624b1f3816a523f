import { useSelector } from '@xstate/react';

import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';

import { stepBody, stepColumn, stepNote } from './import-styles.ts';
import type { StepProps } from './step.ts';
import { rowNoun, workInWords } from './words.ts';

/** How many rows the current step is about. */
const rowsOf = ({ state, rows, counts }: StepProps['current']): number =>
  state === 'CHECKING' || counts === null ? rows : counts.add + counts.update;

/** A step that the server does, with how far it is. */
export function WorkingImport({ actor, current }: Pick<StepProps, 'actor' | 'current'>) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const unknown = useSelector(actor, (snapshot) => snapshot.matches({ working: 'unknown' }));
  const total = rowsOf(current);
  const { state, done } = current;
  const verb = state === 'RUNNING' || state === 'UNDOING' ? workInWords[state] : workInWords.CHECKING;
  const title = `${verb} ${counted(total, rowNoun)}`;
  return (
    <div className={stepBody}>
      <div className={stepColumn}>
        {unknown && (
          <Banner
            tone="warning"
            title="The progress could not be loaded"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retried' })}>
                Try again
              </Button>
            }
          >
            {failure?.message}
          </Banner>
        )}
        <p className={stepNote} role="status">
          {title}...
        </p>
        <Progress label={title} value={Math.min(done, total)} max={Math.max(total, 1)} />
        <p className={stepNote}>
          {formatNumber(done)} of {formatNumber(total)}. You can leave this page: it goes on, and you find it here
          again.
        </p>
      </div>
    </div>
  );
}
