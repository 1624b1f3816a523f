import { defineSlotRecipe } from '@pandacss/dev';

/** Six drawn boxes over one real input, so that autofill, paste and assistive technology deal with a single field. */
export const codeField = defineSlotRecipe({
  className: 'code-field',
  staticCss: ['*'],
  slots: ['root', 'input', 'boxes', 'box', 'dash'],
  base: {
    root: { position: 'relative' },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      padding: '0',
      border: 'none',
      background: '[transparent]',
      color: '[transparent]',
      caretColor: '[transparent]',
      fontSize: 'lg',
      outline: 'none',
      // Forced colours would render the digits a second time.
      forcedColorAdjust: 'none',
      '&::selection': { background: '[transparent]' },
    },
    boxes: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr) 1rem repeat(3, 1fr)',
      alignItems: 'center',
      gap: '8',
    },
    box: {
      display: 'grid',
      placeItems: 'center',
      height: '52',
      border: 'control',
      borderRadius: 'sm',
      background: 'bg.surface',
      fontSize: '[1.375rem]',
      fontWeight: 'medium',
      tabularFigures: true,
      'input:focus-visible ~ div &[data-next]': {
        borderColor: 'focus',
        boxShadow: '[0 0 0 1px token(colors.focus)]',
        '&:empty::after': { content: '""', width: '1', height: '24', background: 'fg.default' },
      },
      // Shows the selection of the input, which is itself invisible.
      'input:focus ~ [data-selected] &': { background: 'accent.subtle' },
      '[data-invalid] &': { borderColor: 'danger.fg' },
      '@media (forced-colors: active)': {
        'input:focus-visible ~ div &[data-next]': { outline: '[2px solid Highlight]' },
        'input:focus ~ [data-selected] &': { borderColor: '[Highlight]' },
      },
    },
    dash: { height: '1', background: 'border.control' },
  },
});
