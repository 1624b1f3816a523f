import { defineSlotRecipe } from '@pandacss/dev';

import { floating } from './shared.ts';

export const hoverCard = defineSlotRecipe({
  className: 'hover-card',
  staticCss: ['*'],
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'popover!' },
    content: { ...floating, width: '[min(20rem, calc(100vw - 2rem))]', paddingInline: '16', paddingBlock: '12' },
  },
});
