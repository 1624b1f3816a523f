import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

import { tooltip } from '#styled/recipes/tooltip.js';

// Specification section 9. A tooltip that opens immediately needs no shorter delay for the next one; the 300 ms give
// the pointer time to reach the tooltip before it closes (WCAG 1.4.13).
const openDelay = 0;
const skipDelay = 300;

export interface TooltipProps {
  readonly content: ReactNode;
  /** One focusable element. */
  readonly children: ReactElement;
  readonly disabled?: boolean | undefined;
  readonly placement?: 'top' | 'right' | undefined;
}

/** A short explanation on hover and focus; never the only source of essential information. */
export function Tooltip({ content, children, disabled = false, placement = 'top' }: TooltipProps) {
  const classes = tooltip();
  return (
    <Ark.Root
      openDelay={openDelay}
      closeDelay={skipDelay}
      interactive
      disabled={disabled}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} data-floating="">
            {content}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
