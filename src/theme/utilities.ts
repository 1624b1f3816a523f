import { defineUtility } from '@pandacss/dev';

/** `tabularFigures: true` for numbers, references and dates, so that digits align in columns. */
export const tabularFigures = defineUtility({
  className: 'tabular-figures',
  values: { type: 'boolean' },
  transform: (value: unknown) => ({ fontVariantNumeric: value === true ? 'tabular-nums lining-nums' : 'normal' }),
});
