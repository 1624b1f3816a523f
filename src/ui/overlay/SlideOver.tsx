import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';

import { keepOpenForToasts } from '#src/ui/feedback/toast-place.ts';
import { slideOver } from '#styled/recipes/slide-over.js';

import { keepOpenForFocus } from './keep-open-for-focus.ts';
import { useWasOpened } from './useWasOpened.ts';

export interface SlideOverProps {
  readonly open: boolean;
  /** The accessible name. */
  readonly label: string;
  readonly onClose: () => void;
  /** The element focused after closing; the previously focused one by default. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** A panel that slides in from the start edge, on phones. Closes on Escape and on an outside press. */
export function SlideOver({ open, label, onClose, finalFocus, children }: SlideOverProps) {
  const classes = slideOver();
  const content = useRef<HTMLDivElement>(null);
  if (!useWasOpened(open)) return null;
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      onInteractOutside={keepOpenForToasts}
      onFocusOutside={keepOpenForFocus}
      aria-label={label}
      // Not the first field inside: on a phone that would open the keyboard.
      initialFocusEl={() => content.current}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content ref={content} className={classes.content} data-floating="" data-slide-over="">
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
