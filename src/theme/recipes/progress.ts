import { defineSlotRecipe } from '@pandacss/dev';

/** A native progress element, so that the HTML needs no inline width. */
export const progress = defineSlotRecipe({
  className: 'progress',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'block',
      appearance: 'none',
      width: 'full',
      height: '4',
      border: 'none',
      background: 'bg.active',
      '@media (forced-colors: active)': { appearance: '[auto]' },
      '&::-webkit-progress-bar': { background: 'bg.active' },
      '&::-webkit-progress-value': { background: 'accent.solid' },
      '&::-moz-progress-bar': { background: 'accent.solid' },
    },
  },
});
