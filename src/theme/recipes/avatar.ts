import { defineSlotRecipe } from '@pandacss/dev';

export const avatar = defineSlotRecipe({
  className: 'avatar',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      fontWeight: 'semibold',
      letterSpacing: '[0.02em]',
      lineHeight: '[1]',
      userSelect: 'none',
    },
  },
  variants: {
    kind: {
      person: { root: { borderRadius: 'full', background: 'bg.active', color: 'fg.muted' } },
      organisation: { root: { borderRadius: 'sm', background: 'fg.default', color: 'bg.surface' } },
      nobody: { root: { borderRadius: 'full', border: '[1px dashed token(colors.border.control)]' } },
    },
    size: {
      sm: { root: { width: '20', height: '20', fontSize: '[0.5625rem]' } },
      md: { root: { width: '28', height: '28', fontSize: '2xs' } },
    },
  },
  defaultVariants: { kind: 'person', size: 'sm' },
});
