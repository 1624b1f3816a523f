import { HoverCard as Ark } from '@ark-ui/react/hover-card';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';

import { hoverCard } from '#styled/recipes/hover-card.js';

// Specification section 9.
const openDelay = 700;
const closeDelay = 300;

export interface HoverCardProps {
  readonly content: ReactNode;
  /** One focusable element, usually a link. */
  readonly children: ReactElement;
}

/** A preview of a link's target. */
export function HoverCard({ content, children }: HoverCardProps) {
  const classes = hoverCard();
  return (
    <Ark.Root openDelay={openDelay} closeDelay={closeDelay} lazyMount unmountOnExit>
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
