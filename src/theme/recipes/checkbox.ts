import { defineSlotRecipe } from '@pandacss/dev';

import { choice, choiceMark, enlargedInput, markOfCard, optionCard } from './shared-choice.ts';

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  staticCss: ['*'],
  slots: ['root', 'box', 'input', 'label'],
  base: {
    root: choice,
    box: {
      ...choiceMark,
      borderRadius: 'xs',
      color: 'fg.onAccent',
      '& svg': { visibility: 'hidden' },
      '&:has(:checked, :indeterminate)': {
        background: 'accent.solid',
        borderColor: 'accent.solid',
        '& svg': { visibility: 'visible' },
      },
    },
    input: enlargedInput,
    label: { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    layout: {
      plain: { root: { mdDown: { minHeight: 'touch' } } },
      bare: {},
      card: { root: optionCard, box: markOfCard },
    },
  },
  defaultVariants: { layout: 'plain' },
});
