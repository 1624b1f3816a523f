import { defineSlotRecipe } from '@pandacss/dev';

export const brokenWave = defineSlotRecipe({
  className: 'broken-wave',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'block',
      width: '[10rem]',
      height: '[6.5rem]',
      fill: 'none',
      stroke: 'border.control',
      '& [data-break]': { stroke: 'danger.fg' },
    },
  },
});
