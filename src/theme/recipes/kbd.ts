import { defineSlotRecipe } from '@pandacss/dev';

export const kbd = defineSlotRecipe({
  className: 'kbd',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'inline-block',
      minWidth: '18',
      paddingInline: '4',
      border: 'default',
      borderRadius: 'xs',
      background: 'bg.canvas',
      color: 'fg.subtle',
      fontFamily: 'sans',
      textStyle: '2xs',
      fontWeight: 'medium',
      textAlign: 'center',
    },
  },
});
