import { defineSlotRecipe } from '@pandacss/dev';

import { oneLine } from './shared.ts';

/** The page's place in the navigation. Phones show only the step that leads back, marked `data-phone`. */
export const breadcrumbs = defineSlotRecipe({
  className: 'breadcrumbs',
  staticCss: ['*'],
  slots: ['root', 'list', 'item', 'link', 'current'],
  base: {
    root: { flex: '1', minWidth: '0' },
    list: { display: 'flex', alignItems: 'center', minWidth: '0', listStyle: 'none', color: 'fg.subtle' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      minWidth: '0',
      flexShrink: '1',
      '& > svg': { flexShrink: '0', marginInlineStart: '6' },
      '&:first-child': { flexShrink: '0' },
      '&:not([data-phone])': { display: { base: 'none', md: 'flex' } },
      '&[data-phone] > svg': { display: { base: 'none', md: 'block' } },
    },
    link: {
      ...oneLine,
      display: 'block',
      color: 'fg.muted',
      textDecoration: 'none',
      borderRadius: 'xs',
      outlineOffset: '[-2px]',
      '&[href]:hover': { color: 'fg.default', textDecoration: 'underline' },
      '& > svg': { display: 'block' },
      mdDown: { fontWeight: 'medium' },
    },
    current: { ...oneLine, color: 'fg.default', fontWeight: 'medium' },
  },
});
