import { useEffect, useRef } from 'react';

import { overlayTexts } from '#src/texts/overlays.ts';
import { BrokenWave } from '#src/ui/art/BrokenWave.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const screen = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'offline',
  width: 'full',
  height: 'full',
  maxWidth: '[none]',
  maxHeight: '[none]',
  margin: '0',
  padding: '16',
  border: 'none',
  background: 'bg.surface',
  color: 'fg.default',
  overflowY: 'auto',
  outline: 'none',
  '&[open]': { display: 'grid', placeItems: 'center' },
});
const content = css({ display: 'grid', justifyItems: 'center', gap: '8', maxWidth: '[25rem]', textAlign: 'center' });
const title = css({ textStyle: 'title.lg', marginBlockStart: '14' });
const text = css({ textStyle: 'md', color: 'fg.muted', textWrap: '[pretty]' });
const button = css({ marginBlockStart: '8' });
const hint = css({ textStyle: 'xs', color: 'fg.subtle' });

const { offline: words } = overlayTexts;

/**
 * Blocks the page while the browser has no network (specification section 2.1). The native modal dialog lies above all
 * others and traps the focus.
 */
export function OfflineScreen({ onRetry }: { readonly onRetry: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={screen}
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={content}>
        <BrokenWave />
        <h1 id="offline-title" className={title}>
          {words.title}
        </h1>
        <p id="offline-text" className={text}>
          {words.text}
        </p>
        <p className={hint}>{words.hint}</p>
        <Button variant="primary" className={button} onClick={onRetry}>
          <RefreshIcon /> {words.retry}
        </Button>
      </div>
    </dialog>
  );
}
