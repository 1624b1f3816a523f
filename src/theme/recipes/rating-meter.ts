import { defineSlotRecipe } from '@pandacss/dev';

import { ratingLevels } from '../colours.ts';

/** A meter, a number and a word. `cell` is the filled form of tables, heat maps and keys. */
export const ratingMeter = defineSlotRecipe({
  className: 'rating-meter',
  staticCss: ['*'],
  slots: ['root', 'meter', 'bar', 'score', 'cell', 'label'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '6', whiteSpace: 'nowrap', verticalAlign: 'middle' },
    meter: { display: 'block', flexShrink: '0', width: '18', height: '12' },
    bar: {
      fill: 'border.default',
      '@media (forced-colors: active)': { fill: '[CanvasText!]', '&:not([data-on])': { opacity: '[0.25]' } },
    },
    score: { tabularFigures: true, minWidth: '[1.125rem]', fontWeight: 'medium', textAlign: 'end' },
    cell: {
      tabularFigures: true,
      minWidth: '24',
      paddingInline: '4',
      borderRadius: 'xs',
      fontWeight: 'medium',
      textAlign: 'center',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    level: Object.fromEntries(
      ratingLevels.map((level) => [
        level,
        {
          bar: { '&[data-on]': { fill: `rating.${level}.ink` } },
          cell: { background: `rating.${level}.fill`, color: `rating.${level}.on` },
        },
      ]),
    ),
  },
});
