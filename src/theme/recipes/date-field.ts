import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox, floating } from './shared.ts';

/** A day as text, preceded by a button that opens a calendar. */
export const dateField = defineSlotRecipe({
  className: 'date-field',
  staticCss: ['*'],
  slots: ['root', 'input', 'icon', 'positioner', 'content', 'loading'],
  base: {
    root: fieldBox,
    input: { ...bareInput, tabularFigures: true },
    // The text comes first in tab order, the icon first visually. The icon is placed as in any other field.
    icon: {
      display: 'flex',
      order: '-1',
      marginInline: '-6',
      mdDown: { marginInlineStart: '-10' },
      // The focus ring stays inside the box, clear of the text.
      '& > button': { outlineOffset: '[-3px]' },
    },
    positioner: { zIndex: 'popover!' },
    content: floating,
    // The size of the calendar, which loads a moment later.
    loading: {
      display: 'grid',
      placeItems: 'center',
      width: { base: '[19rem]', md: '[15.5rem]' },
      height: { base: '[21.5rem]', md: '[18rem]' },
      animation: 'appearLate',
    },
  },
});
