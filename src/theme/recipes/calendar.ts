import { defineSlotRecipe } from '@pandacss/dev';

/** Four rows of months or years are as high as six weeks plus the weekday row, so that the calendar keeps its size. */
const spans = {
  table: { '& td': { paddingBlock: '6' } },
  cell: { height: { base: '[3.375rem]', md: '[2.625rem]' } },
} as const;

/** A month of days, a year of months or ten years, in a grid. */
export const calendar = defineSlotRecipe({
  className: 'calendar',
  staticCss: ['*'],
  slots: ['root', 'header', 'title', 'table', 'weekday', 'cell'],
  base: {
    root: { display: 'grid', gap: '8', padding: '12', width: { base: '[19rem]', md: '[15.5rem]' } },
    header: {
      display: 'flex',
      alignItems: 'center',
      '& > div': { flex: '1', display: 'flex', justifyContent: 'center' },
    },
    title: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      height: '28',
      paddingInline: '8',
      border: 'none',
      borderRadius: 'sm',
      background: '[transparent]',
      textStyle: 'title.sm',
      cursor: 'pointer',
      transitionProperty: '[background]',
      transitionDuration: 'hover',
      '&:hover': { background: 'bg.active' },
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      mdDown: { height: 'touch' },
    },
    table: { borderCollapse: 'collapse', width: 'full', '& td': { padding: '0' } },
    weekday: {
      height: '24',
      padding: '0',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
      textAlign: 'center',
    },
    cell: {
      tabularFigures: true,
      display: 'grid',
      placeItems: 'center',
      minWidth: { base: '40', md: '32' },
      height: { base: '40', md: '32' },
      borderRadius: 'sm',
      cursor: 'pointer',
      transitionProperty: '[background]',
      transitionDuration: 'hover',
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-today]': { border: 'control', fontWeight: 'semibold' },
      '&:hover': { background: 'bg.active' },
      '&[data-selected]': { background: 'accent.solid', color: 'fg.onAccent', fontWeight: 'semibold' },
      // Above the surrounding cells.
      '&:focus-visible': { position: 'relative', zIndex: 'base', outlineOffset: '[1px]' },
      // Forced colours remove the background of the selected cell.
      '@media (forced-colors: active)': {
        '&[data-selected]': { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
      },
    },
  },
  variants: {
    view: {
      day: {},
      month: spans,
      year: spans,
    },
  },
  defaultVariants: { view: 'day' },
});
