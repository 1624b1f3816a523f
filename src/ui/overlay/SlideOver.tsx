import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useRef } from 'react';

import { keepOpenForToasts } from '#src/ui/feedback/toast-place.ts';
import { slideOver } from '#styled/recipes/slide-over.js';

export interface SlideOverProps {
  readonly open: boolean;
  /** Names what slides over the page. */
  readonly label: string;
  readonly onClose: () => void;
  /** What has the focus after it closed; what had it before unless given. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** Slides over the page from its start, on phones. Closes on Escape and on a click beside it. */
export function SlideOver({ open, label, onClose, finalFocus, children }: SlideOverProps) {
  const classes = slideOver();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      onInteractOutside={keepOpenForToasts}
      aria-label={label}
      // Not the first field in it: on a phone that would call up the keyboard.
      initialFocusEl={() => content.current}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      {...(finalFocus !== undefined && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content ref={content} className={classes.content} data-floating="">
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
