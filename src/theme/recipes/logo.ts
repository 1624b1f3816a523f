import { defineSlotRecipe } from '@pandacss/dev';

export const logo = defineSlotRecipe({
  className: 'logo',
  staticCss: ['*'],
  slots: ['root', 'mark', 'name'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10',
      fontSize: 'lg',
      fontWeight: 'semibold',
      letterSpacing: '[-0.01em]',
      color: 'fg.default',
    },
    mark: {
      display: 'block',
      flexShrink: '0',
      '& rect': { fill: 'accent.solid' },
      '& path': { fill: 'none', stroke: 'fg.onAccent' },
    },
  },
});
