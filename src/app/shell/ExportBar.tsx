import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { isRetryable } from '#machines/export/export.machine.ts';
import type { ExportContext } from '#machines/export/export.types.ts';
import { exportFormatLabel } from '#src/components/register/export-formats.ts';
import { useExportActor } from '#src/registers/export/useExportActor.ts';
import { Button } from '#src/ui/Button.tsx';

import { StatusBar } from './StatusBar.tsx';

/** By contract, 429 is a second export at a time; the app's text for 429 does not say what to wait for. */
function reasonOf({ failure }: ExportContext): string {
  if (failure?.status === 429) return 'Another export is still running. Wait until it has finished, then try again.';
  return failure?.message ?? '';
}

const sentenceOf = (context: ExportContext, failed: boolean): string =>
  failed
    ? `The export failed. ${reasonOf(context)}`
    : `Exporting ${context.request.contents} as ${exportFormatLabel(context.request.format)}...`;

/** The running export, or why it failed. */
export function ExportBar() {
  const actor = useExportActor();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const close = useRef<HTMLButtonElement>(null);
  const retry = () => {
    close.current?.focus();
    actor.send({ type: 'export.retried' });
  };
  return (
    <StatusBar label="Export" shown={shown} mark={failed ? 'failed' : 'busy'} sentence={sentenceOf(context, failed)}>
      {failed && isRetryable(context) && <Button onClick={retry}>Try again</Button>}
      <Button ref={close} onClick={() => actor.send({ type: failed ? 'export.dismissed' : 'export.cancelled' })}>
        {failed ? 'Dismiss' : 'Cancel'}
      </Button>
    </StatusBar>
  );
}
