import { defineSlotRecipe } from '@pandacss/dev';

import { scrim } from './shared.ts';

/** The sidebar on phones, above a scrim. */
export const slideOver = defineSlotRecipe({
  className: 'slide-over',
  staticCss: ['*'],
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: { ...scrim, zIndex: 'sidebarScrim' },
    positioner: { position: 'fixed', insetBlock: '0', insetInlineStart: '0', zIndex: 'sidebar', maxWidth: '[85vw]' },
    content: {
      width: 'sidebar',
      maxWidth: 'full',
      height: 'full',
      boxShadow: 'dialog',
      outline: 'none',
      '&[data-state=open]': { animation: 'fadeIn' },
      '&[data-state=closed]': { animation: 'fadeOut' },
    },
  },
});
