import { defineUtility } from '@pandacss/dev';

/** `tabularFigures: true` for numbers, references and dates, so that digits align in columns. */
export const tabularFigures = defineUtility({
  className: 'tabular-figures',
  values: { type: 'boolean' },
  transform: (value: unknown) => ({ fontVariantNumeric: value === true ? 'tabular-nums lining-nums' : 'normal' }),
});

/**
 * `scrolls: 'y'` for what scrolls by itself. It is positioned, so that visually hidden parts of its contents, which are absolute,
 * scroll with them; otherwise they make the page as long as the contents.
 */
export const scrolls = defineUtility({
  className: 'scrolls',
  values: ['x', 'y'],
  transform: (axis: unknown) =>
    axis === 'x' ? { position: 'relative', overflowX: 'auto' } : { position: 'relative', overflowY: 'auto' },
});
