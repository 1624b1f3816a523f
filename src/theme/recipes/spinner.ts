import { defineSlotRecipe } from '@pandacss/dev';

/** A rotating ring. */
export const spinner = defineSlotRecipe({
  className: 'spinner',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      display: 'block',
      width: '24',
      height: '24',
      marginInline: 'auto',
      border: '[2px solid token(colors.border.default)]',
      borderBlockStartColor: 'accent.solid',
      borderRadius: '[50%]',
      animation: '[turn 800ms linear infinite]',
    },
  },
});
