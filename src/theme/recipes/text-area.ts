import { defineSlotRecipe } from '@pandacss/dev';

import { fieldBox } from './shared.ts';

/**
 * 100 px, growing with its text (specification section 9); without support for `field-sizing` it can be resized by
 * hand.
 */
export const textArea = defineSlotRecipe({
  className: 'text-area',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      ...fieldBox,
      display: 'block',
      height: 'auto',
      maxHeight: '[60vh]',
      paddingBlock: '[7px]',
      resize: 'vertical',
      '@supports (field-sizing: content)': { resize: 'none' },
      fieldSizing: 'content',
      '&[aria-invalid=true]': fieldBox['&[data-invalid]'],
      '&:disabled': fieldBox['&[data-disabled], fieldset:disabled &'],
      mdDown: { height: 'auto', fontSize: 'lg', lineHeight: '[1.375rem]' },
    },
  },
  variants: {
    size: {
      // Two lines, for titles.
      sm: { root: { minHeight: '56' } },
      md: { root: { minHeight: '100' } },
    },
  },
  defaultVariants: { size: 'md' },
});
