import { defineSlotRecipe } from '@pandacss/dev';

import { fieldBox } from './shared.ts';

/** A native select styled as a field, for short closed lists and for pages without Ark. */
export const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  staticCss: ['*'],
  slots: ['root', 'select'],
  base: {
    root: { ...fieldBox, position: 'relative', paddingInline: '0', '& > svg': { display: 'none' } },
    select: {
      appearance: 'none',
      width: 'full',
      height: 'full',
      border: 'none',
      borderRadius: '[inherit]',
      background: '[transparent]',
      paddingInlineStart: '10',
      paddingInlineEnd: '[1.75rem]',
      outline: 'none',
      textOverflow: 'ellipsis',
      '& option': { background: 'bg.raised', color: 'fg.default' },
      '& + svg': {
        display: 'block',
        position: 'absolute',
        insetInlineEnd: '8',
        color: 'fg.subtle',
        pointerEvents: 'none',
      },
    },
  },
  variants: {
    size: {
      sm: { root: { height: '28', width: '[auto]', mdDown: { height: 'touch' } } },
      md: {},
    },
  },
  defaultVariants: { size: 'md' },
});
