import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';

import { keepOpenForToasts } from '#src/ui/feedback/toast-place.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { createStyleContext } from '#styled/jsx/create-style-context.js';
import { dialog } from '#styled/recipes/dialog.js';

import { keepOpenForFocus } from './keep-open-for-focus.ts';

const { withRootProvider, withContext } = createStyleContext(dialog);

/** Sizes sm 360, default 440, md 560, xl 880. Closes on Escape and on an outside click by default. */
export const Root = withRootProvider(Ark.Root, {
  defaultProps: {
    lazyMount: true,
    unmountOnExit: true,
    onInteractOutside: keepOpenForToasts,
    onFocusOutside: keepOpenForFocus,
  },
});
export const Trigger = Ark.Trigger;
/** Closes the dialog from anywhere inside it: `<Dialog.Close asChild><Button>…`. */
export const Close = Ark.CloseTrigger;
const Backdrop = withContext(Ark.Backdrop, 'backdrop');
const Positioner = withContext(Ark.Positioner, 'positioner');
const Box = withContext(Ark.Content, 'content');
const Header = withContext('div', 'header');
const Title = withContext(Ark.Title, 'title');
const Description = withContext(Ark.Description, 'description');
const Body = withContext('div', 'body');
const Footer = withContext('footer', 'footer');
const Corner = withContext('div', 'closeTrigger');

export interface ContentProps {
  /** A question: "Delete 2 risks?". */
  readonly title: string;
  /** Announced with the title when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the primary one last; its label repeats the title's verb and count. */
  readonly footer?: ReactNode;
  /** Above the title, such as "Tip 2 of 5" or its progress. */
  readonly eyebrow?: ReactNode;
  /** False where the dialog must be answered. */
  readonly closable?: boolean | undefined;
}

/** The dialog itself, above a scrim. */
export function Content({ title, description, children, footer, eyebrow, closable = true }: ContentProps) {
  return (
    <Portal>
      <Backdrop />
      <Positioner>
        <Box data-floating="">
          {eyebrow}
          <Header>
            <Title>{title}</Title>
          </Header>
          <Body>
            {description !== undefined && <Description>{description}</Description>}
            {children}
          </Body>
          {footer !== undefined && <Footer data-bar="">{footer}</Footer>}
          {closable && <CloseCorner />}
        </Box>
      </Positioner>
    </Portal>
  );
}

// Last in the document, so that the focus starts on the first control rather than the close button.
function CloseCorner() {
  return (
    <Corner>
      <Ark.CloseTrigger asChild>
        <IconButton label={labels.close}>
          <CloseIcon />
        </IconButton>
      </Ark.CloseTrigger>
    </Corner>
  );
}
