import { defineSlotRecipe } from '@pandacss/dev';

import { modalLayer, modalSheet, scrim } from './shared.ts';

/**
 * Widths sm 360, default 440, md 560, xl 880 (named in specification section 9). On phones it spans the full width at
 * the bottom.
 */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  staticCss: ['*'],
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: { ...scrim, zIndex: 'scrim' },
    positioner: {
      ...modalLayer,
      zIndex: 'dialog',
      placeItems: { base: 'end center', md: 'center' },
      padding: { base: '16', md: '24' },
      overflowY: 'auto',
    },
    content: { ...modalSheet, position: 'relative', maxHeight: '[calc(100dvh - 3rem)]' },
    header: {
      // A long title must not be squeezed by a long body, which scrolls.
      flexShrink: '0',
      // At least as high as the close button beside it.
      minHeight: { base: '52', md: '0' },
      paddingBlockStart: '[1.125rem]',
      paddingInlineStart: '20',
      paddingInlineEnd: '[3.25rem]',
    },
    title: { textStyle: 'title.lg', overflowWrap: 'anywhere', lineClamp: '3' },
    description: { textStyle: 'md', color: 'fg.muted' },
    body: {
      display: 'grid',
      gap: '12',
      minHeight: '0',
      scrolls: 'y',
      paddingBlockStart: '6',
      paddingBlockEnd: '[1.125rem]',
      paddingInline: '20',
      textStyle: 'md',
      color: 'fg.muted',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '8',
      paddingBlock: '12',
      paddingInline: '20',
      borderBlockStart: 'default',
      background: { base: 'bg.canvas', _dark: '[transparent]' },
      mdDown: { '& > button': { flex: '1' } },
    },
    closeTrigger: {
      position: 'absolute',
      insetBlockStart: { base: '8', md: '16' },
      insetInlineEnd: { base: '8', md: '14' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialogSm' } },
      default: { content: { maxWidth: 'dialog' } },
      md: { content: { maxWidth: 'dialogMd' } },
      xl: { content: { maxWidth: 'dialogXl' } },
    },
  },
  defaultVariants: { size: 'default' },
});
