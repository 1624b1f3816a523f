import { defineSlotRecipe } from '@pandacss/dev';

import { hiddenVisually } from './shared.ts';

/** Label above, help or error below; an error shows as border, icon and text. */
export const field = defineSlotRecipe({
  className: 'field',
  staticCss: ['*'],
  slots: ['root', 'labelRow', 'label', 'asterisk', 'action', 'help', 'error', 'value'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      margin: '0',
      padding: '0',
      border: 'none',
    },
    labelRow: { display: 'flex', alignItems: 'center', gap: '4', minHeight: '16', textStyle: 'xs' },
    label: { padding: '0', fontWeight: 'medium', color: 'fg.muted' },
    asterisk: { color: 'danger.fg', fontWeight: 'medium' },
    action: { position: 'absolute', insetBlockStart: '0', insetInlineEnd: '0', textStyle: 'xs' },
    value: { textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    help: { textStyle: 'xs', color: 'fg.subtle' },
    error: {
      display: 'flex',
      gap: '4',
      textStyle: 'xs',
      color: 'danger.fg',
      '& > svg': { flexShrink: '0', marginBlockStart: '1' },
    },
  },
  variants: {
    labelStyle: {
      label: {},
      question: {
        // The asterisk follows the last word of a multi-line question.
        labelRow: { display: 'block', maxWidth: '[64ch]', textStyle: 'md', textWrap: '[pretty]' },
        label: { textStyle: 'md', color: 'fg.default', marginInlineEnd: '4' },
      },
      hidden: { labelRow: hiddenVisually },
    },
  },
  defaultVariants: { labelStyle: 'label' },
});
