import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox, largeFieldBox } from './shared.ts';

export const passwordField = defineSlotRecipe({
  className: 'password-field',
  staticCss: ['*'],
  slots: ['root', 'input', 'toggle'],
  base: {
    root: fieldBox,
    input: bareInput,
    toggle: { display: 'flex', marginInlineEnd: '-8', mdDown: { marginInlineEnd: '-10' } },
  },
  variants: { size: { md: {}, lg: { root: largeFieldBox } } },
  defaultVariants: { size: 'md' },
});
