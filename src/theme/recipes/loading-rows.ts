import { defineSlotRecipe } from '@pandacss/dev';

export const loadingRows = defineSlotRecipe({
  className: 'loading-rows',
  staticCss: ['*'],
  slots: ['root', 'row'],
  base: {
    root: { position: 'relative', animation: 'appearLate' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 6rem', md: '3rem 1fr 6rem 4.5rem' },
      alignItems: 'center',
      gap: '20',
      // 37 px like table rows; on phones a row has at least two lines.
      height: { base: '64', md: 'row' },
      paddingInline: { base: '16', md: '20' },
      borderBlockEnd: 'subtle',
      '& > :nth-child(n + 3)': { display: { base: 'none', md: 'block' } },
    },
  },
});
