import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { texts } from '#src/texts/en.ts';
import { BrokenWave } from '#src/ui/art/BrokenWave.tsx';
import { Button } from '#src/ui/Button.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { useAppActors } from '../AppActors.tsx';

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
const hint = css({ marginBlockStart: '8', textStyle: 'xs', color: 'fg.subtle' });

/** Over everything while the browser has no network (specification section 2.1). What lies below stays as it is. */
export function OfflineDialog() {
  const { connectivity } = useAppActors();
  const offline = useSelector(connectivity, (snapshot) => snapshot.hasTag('offline'));
  return offline
    ? createPortal(<OfflineScreen onRetry={() => connectivity.send({ type: 'retry.pressed' })} />, document.body)
    : null;
}

/** The browser's own modal dialog: it lies over other dialogs too, keeps the focus, and costs no script. */
function OfflineScreen({ onRetry }: { readonly onRetry: () => void }) {
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
          {texts.offline.title}
        </h1>
        <p id="offline-text" className={text}>
          {texts.offline.text}
        </p>
        <Button variant="primary" onClick={onRetry}>
          <RefreshIcon /> {texts.offline.retry}
        </Button>
        <p className={hint}>{texts.offline.hint}</p>
      </div>
    </dialog>
  );
}
