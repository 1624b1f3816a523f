import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox } from './shared.ts';

export const searchField = defineSlotRecipe({
  className: 'search-field',
  staticCss: ['*'],
  slots: ['root', 'input', 'clear'],
  base: {
    root: { ...fieldBox, borderColor: 'border.strong' },
    input: { ...bareInput, textOverflow: 'ellipsis', '&::-webkit-search-cancel-button': { display: 'none' } },
    clear: { display: 'flex', marginInlineEnd: '-6', '&[data-empty]': { visibility: 'hidden' } },
  },
});
