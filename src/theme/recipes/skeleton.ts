import { defineSlotRecipe } from '@pandacss/dev';

/** Static bars in place of text, shown only after 300 ms. */
export const skeleton = defineSlotRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  slots: ['bar'],
  base: {
    bar: {
      display: 'block',
      height: '8',
      borderRadius: '[2px]',
      background: 'bg.active',
      '@media (forced-colors: active)': { background: '[GrayText]' },
    },
  },
  variants: {
    width: {
      full: { bar: { width: 'full' } },
      long: { bar: { width: '[80%]' } },
      medium: { bar: { width: '[62%]' } },
      short: { bar: { width: '[44%]' } },
    },
  },
  defaultVariants: { width: 'full' },
});
