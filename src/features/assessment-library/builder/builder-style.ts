import { css } from '#styled/css/index.js';

/** How the columns of the builder are laid out: beside each other where there is room. */
export const builderStyle = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '15rem minmax(0, 1fr)',
      lg: '16rem minmax(0, 1fr) minmax(0, 23rem)',
    },
    borderBlockStart: 'default',
    gridTemplateRows: { lg: 'minmax(0, 1fr)' },
    flex: { lg: '1' },
    minHeight: { lg: '[24rem]' },
  }),
  /** Where all three columns are beside each other, each scrolls on its own, and the page does not. */
  page: css({ lg: { display: 'flex', flexDirection: 'column', height: 'full' } }),
  column: css({
    minWidth: '0',
    paddingInline: { base: '16', md: '20' },
    paddingBlock: '16',
    overflowWrap: 'anywhere',
    scrolls: { lg: 'y' },
    overscrollBehavior: { lg: 'contain' },
  }),
  heading: css({ textStyle: 'title.sm', margin: '0' }),
  note: css({ color: 'fg.subtle', textStyle: 'xs', margin: '0' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' }),
  stack: css({ display: 'grid', gap: '14', maxWidth: '[44rem]' }),
  grow: css({ flex: '1' }),
} as const;
