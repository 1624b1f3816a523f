import { css } from '#styled/css/index.js';

/** A page that fills the window, with a list that scrolls. */
export const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });

/** What chooses or filters, above the list. */
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  borderBlockEnd: 'default',
});

export const body = css({ flex: '1', position: 'relative', overflow: 'auto', minHeight: '0' });
