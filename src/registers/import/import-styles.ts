import { css } from '#styled/css/index.js';

/** The part of a step that scrolls. */
export const stepBody = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minHeight: '0',
  scrolls: 'y',
});

/** Text and fields of a step, at a width that is easy to read. */
export const stepColumn = css({
  display: 'grid',
  gap: '16',
  alignContent: 'start',
  width: 'full',
  maxWidth: 'dialogXl',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '16',
});

export const stepNote = css({ margin: '0', color: 'fg.muted' });
