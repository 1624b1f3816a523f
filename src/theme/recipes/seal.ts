import { defineSlotRecipe } from '@pandacss/dev';

export const seal = defineSlotRecipe({
  className: 'seal',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'block',
      width: '[10rem]',
      height: '[6.5rem]',
      fill: 'none',
      '& [data-page]': { fill: 'bg.surface', stroke: 'border.control' },
      '& [data-line]': { stroke: 'border.strong' },
      '& [data-signature]': { stroke: 'fg.subtle' },
      '& [data-engraved]': { stroke: 'accent.fg' },
      '& [data-paper]': { fill: 'bg.surface' },
    },
  },
});
