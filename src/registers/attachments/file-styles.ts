import { css } from '#styled/css/index.js';

export const fileItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minHeight: { base: 'touch', md: '44' },
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  '& > svg': { flexShrink: '0', color: 'fg.subtle' },
});
export const fileBody = css({ flex: '1', minWidth: '0', display: 'grid', gap: '2', justifyItems: 'start' });
export const fileName = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
export const fileNote = css({ color: 'fg.subtle', textStyle: 'xs', tabularFigures: true });
