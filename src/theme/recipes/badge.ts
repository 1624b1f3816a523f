import { defineSlotRecipe } from '@pandacss/dev';

/** 20 px, for headers; tables use status text without a fill. */
export const badge = defineSlotRecipe({
  className: 'badge',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      flexShrink: '0',
      height: '20',
      paddingInline: '6',
      borderRadius: 'xs',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      '@media (forced-colors: active)': { border: '[1px solid CanvasText]' },
    },
  },
  variants: {
    tone: {
      neutral: { root: { background: 'bg.sunken', color: 'fg.muted' } },
      info: { root: { background: 'info.subtle', color: 'info.fg' } },
      success: { root: { background: 'success.subtle', color: 'success.fg' } },
      warning: { root: { background: 'warning.subtle', color: 'warning.fg' } },
      danger: { root: { background: 'danger.subtle', color: 'danger.fg' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
