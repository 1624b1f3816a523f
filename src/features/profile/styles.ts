import { css } from '#styled/css/index.js';

/** The body of a region with a form: one column of fields at a readable width. */
export const sectionBody = css({
  display: 'grid',
  gap: '16',
  maxWidth: '[28rem]',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '16',
});

export const sectionText = css({ color: 'fg.muted', overflowWrap: 'anywhere' });

export const sectionActions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
