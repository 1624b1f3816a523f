import { defineSlotRecipe } from '@pandacss/dev';

import { bareInput, fieldBox, floating } from './shared.ts';

/** A day as text, with a button before it that opens a calendar. */
export const dateField = defineSlotRecipe({
  className: 'date-field',
  staticCss: ['*'],
  slots: ['root', 'input', 'icon', 'positioner', 'content', 'loading'],
  base: {
    root: fieldBox,
    input: { ...bareInput, tabularFigures: true },
    // Tab comes to the text first; the eye to the icon. The icon stands where that of any other field does.
    icon: {
      display: 'flex',
      order: '-1',
      marginInline: '-6',
      mdDown: { marginInlineStart: '-10' },
      // Its focus ring stays inside the box, off the text.
      '& > button': { outlineOffset: '[-3px]' },
    },
    positioner: { zIndex: 'popover!' },
    content: floating,
    // As large as the calendar, which comes a moment later.
    loading: {
      display: 'grid',
      placeItems: 'center',
      width: { base: '[19rem]', md: '[15.5rem]' },
      height: { base: '[21.5rem]', md: '[18rem]' },
      animation: 'appearLate',
    },
  },
});
