import { defineSlotRecipe } from '@pandacss/dev';

/** The content of a toast; sonner positions and stacks it. */
export const toast = defineSlotRecipe({
  className: 'toast',
  staticCss: ['*'],
  slots: ['root', 'icon', 'text', 'title', 'description', 'close'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1rem minmax(0, 1fr) 1.5rem',
      gap: '10',
      width: { base: '[calc(100vw - 2rem)]', md: 'toast' },
      paddingBlock: '12',
      paddingInlineStart: '14',
      paddingInlineEnd: '8',
      borderRadius: 'md',
      background: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'popover',
      textStyle: 'sm',
      // A dialog disables pointer events on the rest of the page.
      pointerEvents: 'auto',
    },
    icon: { display: 'flex', alignItems: 'center', height: '20' },
    // A long name is truncated after three lines; a tooltip shows all of it.
    title: { fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '3' },
    description: { color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '3' },
    close: { marginBlockStart: '-2' },
  },
  variants: {
    tone: {
      success: { icon: { color: 'success.fg' } },
      danger: { icon: { color: 'danger.fg' } },
      info: { icon: { color: 'info.fg' } },
    },
  },
});
