import { defineSlotRecipe } from '@pandacss/dev';

/** Also for router links: the recipe's class is all a link needs. */
export const link = defineSlotRecipe({
  className: 'link',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      borderRadius: '[2px]',
      textDecoration: 'none',
      textUnderlineOffset: '[3px]',
      '&:hover': { textDecoration: 'underline' },
    },
  },
  variants: {
    look: {
      accent: { root: { color: 'accent.fg' } },
      // In running text, colour alone is not enough to mark a link (WCAG 1.4.1).
      inText: { root: { color: 'accent.fg', textDecoration: 'underline' } },
      plain: { root: { color: '[inherit]' } },
    },
  },
  defaultVariants: { look: 'accent' },
});
