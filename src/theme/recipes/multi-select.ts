import { defineSlotRecipe } from '@pandacss/dev';

import { fieldBox, floating, listItem, oneLine } from './shared.ts';

export const multiSelect = defineSlotRecipe({
  className: 'multi-select',
  staticCss: ['*'],
  slots: ['root', 'control', 'input', 'trigger', 'positioner', 'content', 'item', 'itemText', 'itemIndicator', 'empty'],
  base: {
    root: { minWidth: '0' },
    control: {
      ...fieldBox,
      position: 'relative',
      flexWrap: 'wrap',
      height: 'auto',
      minHeight: 'control',
      gap: '4',
      paddingBlock: '4',
      paddingInlineStart: '6',
      paddingInlineEnd: '[1.75rem]',
      mdDown: { height: 'auto', minHeight: 'touch', fontSize: 'lg' },
    },
    input: {
      flex: '1',
      minWidth: '[2rem]',
      height: '20',
      paddingInline: '4',
      paddingBlock: '0',
      border: 'none',
      background: '[transparent]',
      outline: 'none',
    },
    trigger: {
      position: 'absolute',
      insetInlineEnd: '8',
      insetBlock: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.subtle',
      cursor: 'pointer',
    },
    positioner: { zIndex: 'popover!' },
    content: {
      ...floating,
      padding: '4',
      width: '[var(--reference-width)]',
      maxHeight: '[min(20rem, var(--available-height))]',
      overflowY: 'auto',
    },
    item: listItem,
    itemText: { ...oneLine, flex: '1' },
    itemIndicator: { display: 'flex', color: 'accent.fg' },
    empty: { padding: '8', color: 'fg.subtle' },
  },
});
