import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';

import { createStyleContext } from '#styled/jsx/create-style-context.js';
import { popover } from '#styled/recipes/popover.js';

const { withRootProvider, withContext } = createStyleContext(popover);

export const Root = withRootProvider(Ark.Root, {
  defaultProps: { lazyMount: true, unmountOnExit: true, portalled: true },
});
/** Use `asChild` around a Button or an IconButton. */
export const Trigger = Ark.Trigger;
export const Close = Ark.CloseTrigger;
const Positioner = withContext(Ark.Positioner, 'positioner');
const Box = withContext(Ark.Content, 'content');
const Header = withContext('div', 'header');
const Title = withContext(Ark.Title, 'title');
const Body = withContext('div', 'body');

export interface ContentProps {
  readonly title: string;
  /** Beside the title, such as "Read All". */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A floating sheet with a title and a scrolling body. */
export function Content({ title, action, children }: ContentProps) {
  return (
    <Portal>
      <Positioner>
        {/* Lazily mounted content does not exist yet when Ark looks for its title. */}
        <Box data-floating="" aria-label={title}>
          <Header>
            <Title>{title}</Title>
            {action}
          </Header>
          <Body>{children}</Body>
        </Box>
      </Positioner>
    </Portal>
  );
}
