import { useSelector } from '@xstate/react';

import { isUnderWay } from '#domain/report/run-state.ts';
import { paperSizeLabels, reportFormatLabels } from '#domain/words/report.ts';
import { isOpenable, isRepeatable } from '#machines/report-run/report-run.machine.ts';
import type { ReportRun } from '#machines/report-run/report-run.types.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { labels } from '#src/ui/labels.ts';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { asOfText } from './as-of.ts';
import { sizeOf } from './run-texts.ts';
import { RunState } from './RunState.tsx';
import type { ReportRunActor } from './useReportRunActor.ts';

const column = css({ display: 'grid', gap: '12' });
const hash = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const state = css({ display: 'grid', gap: '4', overflowWrap: 'anywhere', '& p': { margin: '0' } });

/** What is said of a run in each state. */
const sentences: Readonly<Record<ReportRun['state'], (run: ReportRun, isOpened: boolean) => string>> = {
  QUEUED: () => 'It waits for its turn. It is made also if you close this window.',
  RUNNING: () => 'It is being made, also if you close this window.',
  READY({ mayOpen }, isOpened) {
    if (!mayOpen) return 'It has records that you may not view.';
    return isOpened ? 'Your browser has the file.' : 'It can be downloaded.';
  },
  FAILED: ({ failure }) => failure ?? 'It could not be made.',
  CANCELLED: () => 'It was cancelled before it was made.',
  EXPIRED: () => 'Its file was deleted when its time had come.',
};

const factsOf = (run: ReportRun): readonly (readonly [string, string])[] => [
  ['As of', asOfText(run)],
  ['Format', `${reportFormatLabels[run.format]}, ${paperSizeLabels[run.paper]}`],
  ...(run.wordTemplate === null ? [] : [['Template', run.wordTemplate.name] as const]),
  ...(run.author === null ? [] : [['Author', run.author.name] as const]),
  ...(run.size === null ? [] : [['Size', sizeOf(run.size)] as const]),
];

interface RunDialogProps {
  readonly actor: ReportRunActor;
  readonly onClose: () => void;
}

/** A report that was asked for: where it is, and what can be done about it. */
export function RunDialog({ actor, onClose }: RunDialogProps) {
  const run = useSelector(actor, ({ context }) => context.run);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isOpened = useSelector(actor, (snapshot) => snapshot.matches('opened'));
  if (run === null) return null;
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content title={run.name} footer={<Buttons actor={actor} run={run} onClose={onClose} />}>
        <div className={column}>
          {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
          <div role="status" className={state}>
            <RunState state={run.state} />
            <p dir="auto">{sentences[run.state](run, isOpened)}</p>
          </div>
          <ReportFacts facts={factsOf(run)} />
          {run.sha256 !== null && <p className={hash}>SHA-256 {run.sha256}</p>}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ButtonsProps extends RunDialogProps {
  readonly run: ReportRun;
}

function Buttons({ actor, run, onClose }: ButtonsProps) {
  const mayMake = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const changing = useSelector(actor, (snapshot) => snapshot.matches('changing'));
  const repeating = useSelector(actor, (snapshot) => snapshot.matches('repeating'));
  const opening = useSelector(actor, (snapshot) => snapshot.matches('opening'));
  const busy = changing || repeating || opening;
  return (
    <>
      <Button onClick={onClose}>{labels.close}</Button>
      {mayMake && isUnderWay(run.state) && (
        <Button busy={changing} busyLabel="Cancelling..." onClick={() => actor.send({ type: 'run.cancelled' })}>
          Cancel report
        </Button>
      )}
      {mayMake && isRepeatable({ run }) && (
        <Button
          disabled={busy && !repeating}
          busy={repeating}
          busyLabel="Asking..."
          onClick={() => actor.send({ type: 'run.repeated' })}
        >
          Make again
        </Button>
      )}
      {mayMake && run.state === 'FAILED' && (
        <Button
          variant="primary"
          busy={changing}
          busyLabel="Asking..."
          onClick={() => actor.send({ type: 'run.retried' })}
        >
          Try again
        </Button>
      )}
      {isOpenable({ run }) && (
        <Button
          variant="primary"
          disabled={busy && !opening}
          busy={opening}
          busyLabel="Opening..."
          onClick={() => actor.send({ type: 'run.opened' })}
        >
          Download
        </Button>
      )}
    </>
  );
}
