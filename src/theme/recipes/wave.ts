import { defineSlotRecipe } from '@pandacss/dev';

export const wave = defineSlotRecipe({
  className: 'wave',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: { display: 'block', width: 'full', height: '7', color: 'engraving.ink', background: 'engraving.paper' },
  },
});
