import { defineSlotRecipe } from '@pandacss/dev';

/** Glyph and text: the shape conveys the status, the colour only reinforces it. */
export const status = defineSlotRecipe({
  className: 'status',
  staticCss: ['*'],
  slots: ['root', 'glyph'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '6', whiteSpace: 'nowrap', verticalAlign: 'middle' },
    glyph: {
      display: 'block',
      flexShrink: '0',
      '& [data-cut]': { stroke: 'bg.surface', '@media (forced-colors: active)': { stroke: '[Canvas]' } },
    },
  },
  variants: {
    tone: {
      neutral: { glyph: { color: 'fg.subtle' } },
      info: { glyph: { color: 'info.fg' } },
      success: { glyph: { color: 'success.fg' } },
      warning: { glyph: { color: 'warning.fg' } },
      danger: { glyph: { color: 'danger.fg' } },
      inherit: {},
    },
  },
  defaultVariants: { tone: 'neutral' },
});
