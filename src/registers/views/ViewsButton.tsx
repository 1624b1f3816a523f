import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx';
import { BookmarkIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const button = css({ marginInlineEnd: '8' });

/** Opens the menu of saved views; disabled until its code is loaded. */
export const ViewsButton = (props: Omit<IconButtonProps, 'label' | 'children'>) => (
  <IconButton {...props} className={button} label="Saved views" word="Views" variant="secondary" size="lg">
    <BookmarkIcon />
  </IconButton>
);
