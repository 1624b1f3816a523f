import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';

import { isRetryable } from '#machines/export/export.machine.ts';
import type { ExportContext } from '#machines/export/export.types.ts';
import { exportFormatLabel } from '#src/components/register/export-formats.ts';
import { useExportActor } from '#src/registers/export/useExportActor.ts';
import { Button } from '#src/ui/Button.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { focusPageStart } from './page-start.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '10',
  flexShrink: '0',
  minHeight: '48',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockStart: 'default',
  '&[hidden]': { display: 'none' },
});
const warning = css({ display: 'flex', color: 'danger.fg' });
const ring = css({
  width: '16',
  height: '16',
  border: '[2px solid token(colors.border.default)]',
  borderBlockStartColor: 'accent.solid',
  borderRadius: '[50%]',
  animation: '[turn 800ms linear infinite]',
});
const text = css({ flex: '1', minWidth: '[60%]', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', gap: '8', marginInlineStart: 'auto' });

/** By contract, 429 is a second export at a time; the app's text for 429 does not say what to wait for. */
function reasonOf({ failure }: ExportContext): string {
  if (failure?.status === 429) return 'Another export is still running. Wait until it has finished, then try again.';
  return failure?.message ?? '';
}

const sentenceOf = (context: ExportContext, failed: boolean): string =>
  failed
    ? `The export failed. ${reasonOf(context)}`
    : `Exporting ${context.request.contents} as ${exportFormatLabel(context.request.format)}...`;

/**
 * The running export, or why it failed, below the page: it stays as long as it takes, so it must not cover anything. Its
 * text is a live region, which exists before it has a text.
 */
export function ExportBar() {
  const actor = useExportActor();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const element = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The pressed button has gone.
    if (!shown && element.current?.contains(document.activeElement)) focusPageStart();
  }, [shown]);
  const retry = () => {
    close.current?.focus();
    actor.send({ type: 'export.retried' });
  };
  return (
    <div ref={element} className={bar} role="group" aria-label="Export" hidden={!shown}>
      <span className={failed ? warning : ring}>{failed && <WarningIcon />}</span>
      <p className={text} role="status">
        {shown && sentenceOf(context, failed)}
      </p>
      <span className={buttons}>
        {failed && isRetryable(context) && <Button onClick={retry}>Try again</Button>}
        <Button ref={close} onClick={() => actor.send({ type: failed ? 'export.dismissed' : 'export.cancelled' })}>
          {failed ? 'Dismiss' : 'Cancel'}
        </Button>
      </span>
    </div>
  );
}
