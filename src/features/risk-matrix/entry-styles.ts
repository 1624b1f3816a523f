import { css } from '#styled/css/index.js';

export const entries = css({ listStyle: '[none]', margin: '0', padding: '0', paddingBlockStart: '4' });
export const entry = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '4' });
const columns = { display: 'grid', gap: '4', alignItems: 'start' } as const;
export const levelGrid = css({ ...columns, gridTemplateColumns: '4rem minmax(0, 1fr) auto auto auto' });
export const bandGrid = css({
  ...columns,
  // On phones the colour and the button stand below the other fields.
  gridTemplateColumns: { base: '4rem minmax(0, 1fr) 4.5rem', md: '4.5rem minmax(0, 1fr) 4.5rem 9rem auto' },
  '& > :nth-child(4)': { gridColumn: { base: 'span 2', md: 'auto' } },
  '& > :nth-child(5)': { justifySelf: 'end' },
});
/** As high as a field; on phones as large as a finger. */
export const entryAction = css({ height: { base: 'touch', md: '32' }, width: { base: 'touch', md: '32' } });
export const removedEntry = css({
  display: 'flex',
  alignItems: 'start',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '6',
  '& > :first-child': { flex: '1', minWidth: '0' },
  // Beside the box, below the label.
  '& > :last-child': { marginBlockStart: '20' },
});
export const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '8' });
export const columnHeads = css({
  color: 'fg.muted',
  textStyle: 'xs',
  // On phones the colour stands below.
  '& span:nth-child(4)': { mdDown: { display: 'none' } },
});
