import { defineSlotRecipe } from '@pandacss/dev';

import { fieldBox, floating, largeFieldBox, listItem, oneLine } from './shared.ts';

// Inline, so that text after an avatar can still be truncated with an ellipsis.
const optionText = {
  ...oneLine,
  flex: '1',
  '& > *': { marginInlineEnd: '6', verticalAlign: 'middle' },
} as const;

export const select = defineSlotRecipe({
  className: 'select',
  staticCss: ['*'],
  slots: [
    'root',
    'control',
    'trigger',
    'valueText',
    'indicator',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
  ],
  base: {
    root: { minWidth: '0' },
    trigger: {
      ...fieldBox,
      paddingInlineEnd: '8',
      textAlign: 'start',
      cursor: 'pointer',
      '&[data-placeholder-shown]': { color: 'fg.subtle' },
    },
    valueText: optionText,
    indicator: { display: 'flex', flexShrink: '0', color: 'fg.subtle' },
    positioner: { zIndex: 'popover!' },
    content: {
      ...floating,
      padding: '4',
      minWidth: '[var(--reference-width)]',
      maxWidth: '[min(24rem, 92vw)]',
      maxHeight: '[min(20rem, var(--available-height))]',
      overflowY: 'auto',
    },
    item: listItem,
    itemText: optionText,
    itemIndicator: { display: 'flex', color: 'accent.fg' },
  },
  variants: {
    size: {
      sm: {
        trigger: {
          height: '28',
          paddingInlineStart: '8',
          paddingInlineEnd: '4',
          gap: '2',
          mdDown: { height: 'touch' },
        },
      },
      md: {},
      lg: { trigger: largeFieldBox },
    },
  },
  defaultVariants: { size: 'md' },
});
