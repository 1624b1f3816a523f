import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox, floating, listItem, oneLine } from './shared.ts';

const mark = { display: 'flex', flexShrink: '0', alignItems: 'center', color: 'fg.subtle', cursor: 'pointer' } as const;

export const searchSelect = defineSlotRecipe({
  className: 'search-select',
  staticCss: ['*'],
  slots: [
    'root',
    'control',
    'input',
    'clear',
    'trigger',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'empty',
  ],
  base: {
    root: { minWidth: '0' },
    control: { ...fieldBox, gap: '4', paddingInlineEnd: '8' },
    input: { ...bareInput, textOverflow: 'ellipsis' },
    clear: { ...mark, '&[hidden]': { display: 'none' } },
    trigger: mark,
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
    itemText: { ...oneLine, flex: '1', '& > *': { marginInlineEnd: '6', verticalAlign: 'middle' } },
    itemIndicator: { display: 'flex', color: 'accent.fg' },
    empty: { padding: '8', color: 'fg.subtle' },
  },
});
