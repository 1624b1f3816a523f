import { defineSlotRecipe } from '@pandacss/dev';

import { choice, choiceMark, enlargedInput, markOfCard, optionCard } from './shared-choice.ts';

export const radioGroup = defineSlotRecipe({
  className: 'radio-group',
  staticCss: ['*'],
  slots: ['options', 'option', 'dot', 'input', 'label'],
  base: {
    options: { display: 'grid', gap: '6' },
    option: choice,
    dot: {
      ...choiceMark,
      borderRadius: 'full',
      '&:has(:checked)': { border: '[5px solid token(colors.accent.solid)]', background: '[#fff]' },
    },
    input: enlargedInput,
    label: { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      plain: { option: { mdDown: { minHeight: 'touch' } } },
      cards: { option: optionCard, dot: markOfCard },
    },
    columns: {
      one: {},
      two: { options: { gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } } },
      inline: { options: { gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fit, 7.5rem)' } } },
    },
  },
  defaultVariants: { layout: 'plain', columns: 'one' },
});
