import { defineSlotRecipe } from '@pandacss/dev';

import { floating, listItem } from './shared.ts';

export const menu = defineSlotRecipe({
  className: 'menu',
  staticCss: ['*'],
  slots: ['positioner', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'separator', 'shortcut'],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      ...floating,
      padding: '4',
      minWidth: '[11rem]',
      maxHeight: '[var(--available-height)]',
      overflowY: 'auto',
    },
    item: {
      ...listItem,
      '& > [data-part=item-indicator]': { marginInlineStart: 'auto', color: 'accent.fg' },
      '&[data-tone=danger]': { color: 'danger.fg', '& > svg': { color: '[inherit]' } },
    },
    itemGroupLabel: {
      paddingInline: '8',
      paddingBlock: '4',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    separator: { height: '0', marginBlock: '4', marginInline: '-4', border: 'none', borderBlockStart: 'default' },
    shortcut: {
      marginInlineStart: 'auto',
      paddingInlineStart: '16',
      color: 'fg.subtle',
      textStyle: 'xs',
      '[data-disabled] > &': { color: '[inherit]' },
    },
  },
});
