import { defineSlotRecipe } from '@pandacss/dev';

import { ratingLevels } from '../colours.ts';
import { oneLine } from './shared.ts';

/** A meter, a number and a word. `cell` is the filled form for tables, heat maps and legends. */
export const ratingMeter = defineSlotRecipe({
  className: 'rating-meter',
  staticCss: ['*'],
  slots: ['root', 'meter', 'bar', 'score', 'cell', 'swatch', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6',
      maxWidth: 'full',
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
    },
    meter: { display: 'block', flexShrink: '0', width: '18', height: '12' },
    bar: {
      fill: 'border.default',
      '@media (forced-colors: active)': { fill: '[CanvasText!]', '&:not([data-on])': { opacity: '[0.25]' } },
    },
    score: { flexShrink: '0', tabularFigures: true, minWidth: '[1.125rem]', fontWeight: 'medium', textAlign: 'end' },
    swatch: {
      display: 'inline-block',
      flexShrink: '0',
      width: '24',
      height: '14',
      border: 'control',
      borderRadius: 'xs',
      verticalAlign: 'middle',
      forcedColorAdjust: 'none',
    },
    label: oneLine,
    cell: {
      flexShrink: '0',
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
          swatch: { background: `rating.${level}.fill` },
        },
      ]),
    ),
  },
});
