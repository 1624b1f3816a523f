import { defineSlotRecipe } from '@pandacss/dev';

export const checkboxGroup = defineSlotRecipe({
  className: 'checkbox-group',
  staticCss: ['*'],
  slots: ['options'],
  base: { options: { display: 'grid', gap: '6' } },
  variants: {
    columns: { one: {}, two: { options: { gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } } } },
  },
  defaultVariants: { columns: 'one' },
});
