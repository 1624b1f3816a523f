import { defineSlotRecipe } from '@pandacss/dev';

import { oneLine } from './shared.ts';

/** The offset next to the checkbox column, where there is one, and next to the reference. */
const besideTicks = '[2.75rem]';
const besideRef = '[5.25rem]';
const besideBoth = '[8rem]';

const shadowBefore = '[inset -1px 0 0 token(colors.border.default), 8px 0 8px -8px rgb(0 0 0 / 0.24)]';
const shadowAfter = '[inset 1px 0 0 token(colors.border.default), -8px 0 8px -8px rgb(0 0 0 / 0.24)]';

/**
 * Head 32 px and sticky, rows 37 px. On phones a row is a grid: the title (two lines) and its note at the start, cells
 * marked `phone="end"` at the end, a menu after them, all other cells hidden. In picking mode each row starts with its checkbox.
 */
export const table = defineSlotRecipe({
  className: 'table',
  staticCss: ['*'],
  slots: [
    'scroller',
    'root',
    'head',
    'headCell',
    'sort',
    'body',
    'row',
    'cell',
    'checkCell',
    'menuCell',
    'refCell',
    'titleCell',
    'title',
    'titleText',
    'titleNote',
    'flexible',
  ],
  base: {
    scroller: {
      flex: '1',
      minHeight: '0',
      minWidth: '0',
      overflow: 'auto',
      outlineOffset: '[-2px]',
      containerType: 'inline-size',
      // What is focused or clicked must not end up under the sticky columns, which are measured (src/ui/data/useOverflowEdges.ts).
      scrollPaddingInline: '[var(--stuck-width, 20rem) 3.25rem]',
      // Each column is as wide as its content, and flexible columns share the remaining width: the browser does not
      // grow a column whose width is less than its content. Sticky columns cast a shadow on what scrolls beneath them.
      '& :is(th, td)': { md: { width: '1', maxWidth: '[18rem]' } },
      '& [data-flexible]': { md: { width: 'auto', minWidth: '[6rem]', maxWidth: '[20rem]' } },
      '& [data-sticky=check]': { md: { width: '44', insetInlineStart: '0' } },
      '& [data-sticky=ref]': { md: { width: '[5.25rem]', minWidth: '[5.25rem]', insetInlineStart: '0' } },
      '& [data-sticky=title]': {
        md: { minWidth: '[10.5rem]', maxWidth: '[44rem]', insetInlineStart: '0' },
        '@container (min-width: 56rem)': { minWidth: '[15rem]' },
      },
      '& [data-sticky=menu]': { md: { width: '52', insetInlineEnd: '0' } },
      '& [data-sticky=check] ~ [data-sticky=ref]': { md: { insetInlineStart: besideTicks } },
      '& [data-sticky=ref] ~ [data-sticky=title]': { md: { insetInlineStart: besideRef } },
      '& [data-sticky=check] ~ [data-sticky=title]': { md: { insetInlineStart: besideTicks } },
      '& [data-sticky=check] ~ [data-sticky=ref] ~ [data-sticky=title]': { md: { insetInlineStart: besideBoth } },
      '&[data-more-before] [data-sticky=title]': { md: { boxShadow: shadowBefore } },
      '&[data-more-after] [data-sticky=menu]': { md: { boxShadow: shadowAfter } },
      '& [data-gives-way=first]': { '@container (max-width: 76rem)': { display: 'none' } },
      '& [data-gives-way=second]': { '@container (max-width: 68rem)': { display: 'none' } },
      '& [data-gives-way=third]': { '@container (max-width: 54rem)': { display: 'none' } },
      '& [data-gives-way=fourth]': { '@container (max-width: 51rem)': { display: 'none' } },
      // Beside an open panel: titles keep some thirty characters.
      '& [data-gives-way=last]': { '@container (max-width: 38rem)': { display: 'none' } },
    },
    root: {
      tabularFigures: true,
      width: 'full',
      '&[aria-busy=true] tbody': { opacity: '[0.6]' },
      // The batch bar floats over the end of the list; the margin lets the last row scroll clear of it.
      '&[data-picking]': { marginBlockEnd: '[4rem]' },
      borderCollapse: 'separate',
      borderSpacing: '0',
      mdDown: { display: 'block' },
    },
    head: { mdDown: { display: 'none' } },
    headCell: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'sticky',
      height: '32',
      paddingInline: '10',
      paddingBlock: '0',
      borderBlockEnd: 'default',
      background: 'bg.canvas',
      color: 'fg.muted',
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      '&[data-sticky]': { zIndex: '[11]' },
      '&:first-child': { paddingInlineStart: '20' },
      '&:last-child': { paddingInlineEnd: '20' },
      '&[aria-sort=ascending], &[aria-sort=descending]': { color: 'fg.default', fontWeight: 'semibold' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      height: '32',
      padding: '0',
      border: 'none',
      background: '[transparent]',
      color: '[inherit]',
      fontWeight: '[inherit]',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      '&:hover': { color: 'fg.default' },
      '& svg': { color: 'accent.fg' },
    },
    body: { mdDown: { display: 'block' } },
    row: {
      // Keeps a focused row below the head and, while rows are ticked, above the bar.
      scrollMarginBlock: '[2.75rem]',
      '&:has([data-title] :is(a, button))': { cursor: 'pointer' },
      '&:not([aria-selected=true], [data-open]):hover > td': { background: 'bg.hover' },
      '&[aria-selected=true] > td, &[data-open] > td': { background: 'bg.selected' },
      '&[data-open] > td:first-child': { boxShadow: '[inset 2px 0 0 token(colors.accent.fg)]' },
      '&[data-open] > td:first-child:dir(rtl)': { boxShadow: '[inset -2px 0 0 token(colors.accent.fg)]' },
      '@media (forced-colors: active)': {
        '&[aria-selected=true], &[data-open]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
      mdDown: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 7rem',
        // Text may be truncated, a button may not.
        '&:has([data-phone=end] button)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '&:has([data-phone=end] [aria-haspopup=menu])': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
        columnGap: '16',
        alignItems: 'start',
        paddingInline: '16',
        paddingBlock: '10',
        borderBlockEnd: 'subtle',
        '[data-picking] &': { position: 'relative', paddingInlineStart: '[3.25rem]' },
        '&[aria-selected=true], &[data-open]': { background: 'bg.selected' },
      },
    },
    cell: {
      ...oneLine,
      height: 'row',
      paddingInline: '10',
      paddingBlock: '0',
      borderBlockEnd: 'subtle',
      '&[data-sticky]': { position: 'sticky', zIndex: '[1]', background: '[var(--sheet, token(colors.bg.surface))]' },
      '&:first-child': { paddingInlineStart: '20' },
      '&:last-child': { paddingInlineEnd: '20' },
      '&:is(td) :focus-visible': { outlineOffset: '[-2px]' },
      mdDown: {
        display: 'none',
        height: 'auto',
        padding: '0!',
        background: '[transparent!]',
        border: 'none',
        boxShadow: '[none!]',
        // In picking mode the checkbox cell covers its row.
        '&[data-sticky]:not([data-sticky=check])': { position: 'static', zIndex: '[auto]' },
        '&[data-phone=start]': { display: 'block', gridColumn: '1', gridRow: '1 / span 2', whiteSpace: 'normal' },
        '&[data-phone=end]': { display: 'block', gridColumn: '2', lineHeight: '[1.5rem]' },
        '&[data-phone=end]:has([aria-haspopup=menu])': { gridColumn: '3', gridRow: '1 / span 2', alignSelf: 'center' },
      },
    },
    checkCell: {
      width: '44',
      paddingInlineEnd: '8',
      textOverflow: '[clip]',
      verticalAlign: 'middle',
      '& > span': { verticalAlign: 'middle' },
      mdDown: {
        // The whole row is the touch target: the input covers it, and the box is only drawn.
        '[data-picking] &': {
          display: 'flex',
          alignItems: 'center',
          position: 'absolute',
          inset: '0',
          width: 'full',
          '& > span': { position: 'static', marginInlineStart: '16' },
          '& input': { inset: '0', width: 'full', height: 'full' },
        },
      },
    },
    menuCell: { width: '52', paddingInlineStart: '4', textAlign: 'end', textOverflow: '[clip]' },
    refCell: { tabularFigures: true, color: 'fg.subtle', textStyle: 'xs' },
    title: { display: 'flex', alignItems: 'center', gap: '8', minWidth: '0' },
    titleText: {
      ...oneLine,
      fontWeight: 'medium',
      color: 'fg.default',
      textDecoration: 'none',
      // As wide as its visible text, so that the focus ring is complete and the middle can be clicked.
      '& a': { color: '[inherit]', textDecoration: 'none', md: { ...oneLine, display: 'block' } },
      mdDown: {
        whiteSpace: 'normal',
        lineClamp: '2',
      },
    },
    // Without an intrinsic width, so that its column may be narrower than the content, or as wide as it where space
    // allows.
    flexible: { display: 'grid', gridTemplateColumns: 'minmax(0, max-content)', mdDown: { display: 'block' } },
    titleNote: {
      display: { md: 'none' },
      mdDown: { lineClamp: '2' },
      overflowWrap: 'anywhere',
      marginBlockStart: '2',
      textStyle: 'xs',
      color: 'fg.subtle',
    },
  },
});
