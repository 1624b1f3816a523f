import { defineSlotRecipe } from '@pandacss/dev';

import { oneLine } from './shared.ts';

/** `filter` is for toolbars, `tag` for text and fields. */
export const chip = defineSlotRecipe({
  className: 'chip',
  staticCss: ['*'],
  slots: ['root', 'name', 'value', 'remove'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', maxWidth: 'full', minWidth: '0', whiteSpace: 'nowrap' },
    name: { color: 'fg.muted' },
    value: oneLine,
    remove: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      padding: '0',
      border: 'none',
      borderRadius: 'xs',
      background: '[transparent]',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { background: 'bg.active', color: 'fg.default' },
    },
  },
  variants: {
    kind: {
      filter: {
        root: {
          gap: '6',
          height: 'control',
          paddingInlineStart: '10',
          border: '[1px solid token(colors.accent.border)]',
          borderRadius: 'sm',
          background: 'accent.subtle',
          mdDown: { height: 'touch' },
        },
        value: { fontWeight: 'medium', '&:last-child': { paddingInlineEnd: '10' } },
        remove: {
          width: '24',
          height: '24',
          marginInlineEnd: '4',
          mdDown: { width: '40', height: '40', marginInlineEnd: '0' },
        },
      },
      tag: {
        root: {
          gap: '2',
          height: '20',
          paddingInline: '6',
          border: 'default',
          borderRadius: 'xs',
          background: 'bg.surface',
          color: 'fg.muted',
          textStyle: 'xs',
          '&:has(button)': { mdDown: { height: '30' } },
        },
        remove: {
          position: 'relative',
          width: '18',
          height: '18',
          marginInlineEnd: '-4',
          // A 24 px target (WCAG 2.5.8) within a 20 px tag.
          '&::after': { content: '""', position: 'absolute', inset: '[-3px]' },
          mdDown: { width: '32', height: '28', marginInlineEnd: '-6' },
        },
      },
    },
  },
  defaultVariants: { kind: 'tag' },
});
