import { defineSlotRecipe } from '@pandacss/dev';

/** The sidebar of phones, over a scrim. */
export const slideOver = defineSlotRecipe({
  className: 'slide-over',
  staticCss: ['*'],
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'sidebarScrim',
      background: 'bg.scrim',
      '&[data-state=open]': { animation: 'fadeIn' },
      '&[data-state=closed]': { animation: 'fadeOut' },
    },
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
