import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css/index.js';

const tool = css({
  textStyle: 'xs',
  fontWeight: 'semibold',
  '&[aria-pressed=true]': { background: 'accent.subtle', color: 'accent.fg' },
});

/** A button above a text, which keeps its selection. */
export const ToolButton = (props: IconButtonProps) => (
  <IconButton className={tool} onMouseDown={(event) => event.preventDefault()} {...props} />
);
