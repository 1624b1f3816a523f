import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox, largeFieldBox } from './shared.ts';

export const textField = defineSlotRecipe({
  className: 'text-field',
  staticCss: ['*'],
  slots: ['root', 'input'],
  base: { root: fieldBox, input: bareInput },
  variants: { size: { md: {}, lg: { root: largeFieldBox } } },
  defaultVariants: { size: 'md' },
});
