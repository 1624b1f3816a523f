import { defineSlotRecipe } from '@pandacss/dev';

import { fieldBox } from './shared.ts';

/** The browser's own colour picker as a swatch, with the colour's code beside it. */
export const colourField = defineSlotRecipe({
  className: 'colour-field',
  staticCss: ['*'],
  slots: ['root', 'swatch', 'code', 'none'],
  base: {
    root: { ...fieldBox, paddingInline: '6' },
    swatch: {
      flexShrink: '0',
      width: '24',
      height: '20',
      padding: '0',
      border: 'control',
      borderRadius: 'xs',
      background: '[transparent]',
      cursor: 'pointer',
      forcedColorAdjust: 'none',
      '&::-webkit-color-swatch-wrapper': { padding: '0' },
      '&::-webkit-color-swatch': { border: 'none', borderRadius: '[2px]' },
      mdDown: { width: '40', height: '28' },
      // The browser has no colour that is none: white would be taken for one.
      '&[data-none]': {
        borderStyle: 'dashed',
        '&::-webkit-color-swatch': { visibility: 'hidden' },
        '&::-moz-color-swatch': { opacity: '0' },
      },
    },
    code: { tabularFigures: true, flex: '1', minWidth: '0' },
    none: { flex: '1', color: 'fg.subtle' },
  },
});
