import { css } from '#styled/css/index.js';

/** A table of a report: its rows stay together on paper. */
export const reportTable = css({
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', paddingInlineEnd: '16', paddingBlock: '4', verticalAlign: 'top' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' },
  '& tbody th': { fontWeight: 'medium' },
  '& tr': { borderBlockEnd: 'subtle', breakInside: 'avoid' },
});
