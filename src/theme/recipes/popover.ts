import { defineSlotRecipe } from '@pandacss/dev';

import { floating } from './shared.ts';

export const popover = defineSlotRecipe({
  className: 'popover',
  staticCss: ['*'],
  slots: ['positioner', 'content', 'header', 'title', 'body'],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      width: '[min(22.5rem, calc(100vw - 2rem))]',
      maxHeight: '[min(32rem, var(--available-height))]',
      overflow: 'hidden',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      minHeight: '44',
      paddingBlock: '4',
      paddingInlineStart: '16',
      paddingInlineEnd: '8',
      borderBlockEnd: 'default',
      flexShrink: '0',
    },
    title: { flex: '1', textStyle: 'title.sm' },
    body: { minHeight: '0', scrolls: 'y' },
  },
  variants: {
    /** `form` contains fields, and fills the screen on phones. */
    kind: {
      list: {},
      form: {
        positioner: { mdDown: { position: '[fixed!]', inset: '[0!]', transform: '[none!]' } },
        content: { mdDown: { width: '[100vw]', height: '[100dvh]', maxHeight: '[none]', borderRadius: 'none' } },
        body: { display: 'grid', gap: '14', padding: '16' },
      },
    },
  },
  defaultVariants: { kind: 'list' },
});
