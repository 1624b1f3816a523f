import { defineSlotRecipe } from '@pandacss/dev';

/** Beside the list from 1280 px (440 px wide), over it from 768 px (448 px), full screen on phones; or a page. */
export const panel = defineSlotRecipe({
  className: 'panel',
  staticCss: ['*'],
  slots: ['root', 'header', 'ref', 'status', 'actions', 'body', 'columns', 'section', 'footer', 'note', 'beside'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      background: 'bg.surface',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      flexShrink: '0',
      height: { base: '52', md: '44' },
      paddingInlineStart: { base: '16', md: '20' },
      paddingInlineEnd: { base: '4', md: '10' },
    },
    ref: { fontWeight: 'semibold', tabularFigures: true },
    status: { display: 'flex', minWidth: '0', overflow: 'hidden' },
    actions: {
      display: 'flex',
      flexShrink: '0',
      alignItems: 'center',
      gap: { base: '0', md: '2' },
      marginInlineStart: 'auto',
    },
    body: {
      flex: '1',
      minHeight: '0',
      scrolls: 'y',
      display: 'flex',
      flexDirection: 'column',
      gap: '14',
      paddingBlock: '14',
      paddingInline: { base: '16', md: '20' },
    },
    section: {
      paddingBlock: '12',
      borderBlock: 'default',
      '& + &': { borderBlockStart: 'none' },
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      flexShrink: '0',
      minHeight: { base: '64', md: '56' },
      paddingInline: { base: '16', md: '20' },
      borderBlockStart: 'default',
      mdDown: { '& > button': { flex: '1' } },
    },
    note: {
      flex: '1',
      minWidth: '0',
      textStyle: 'xs',
      color: 'fg.subtle',
      overflowWrap: 'anywhere',
      lineClamp: '2',
      mdDown: { display: 'none' },
    },
  },
  variants: {
    place: {
      beside: {
        root: {
          lg: { width: 'panel', flexShrink: '0', borderInlineStart: 'default' },
          lgDown: {
            position: 'fixed',
            insetBlock: '0',
            insetInlineEnd: '0',
            zIndex: 'panel',
            width: { base: 'full', md: 'panelOverlay' },
            animation: 'panelIn',
          },
          mdToLg: { boxShadow: 'dialog', '@media (forced-colors: active)': { borderInlineStart: 'default' } },
        },
        ref: { whiteSpace: 'nowrap' },
      },
      page: {
        root: {
          minHeight: 'full',
          lg: {
            display: 'grid',
            height: 'full',
            gridTemplateColumns: '[minmax(0, 1fr) auto]',
            gridTemplateRows: '[auto minmax(0, 1fr)]',
          },
        },
        header: {
          gridColumn: '1 / -1',
          height: 'auto',
          minHeight: { base: '52', md: '44' },
          paddingBlock: '10',
          borderBlockEnd: { lg: 'default' },
        },
        ref: { textStyle: 'title.xl', minWidth: '0', overflowWrap: 'anywhere', lineClamp: '3' },
        columns: {
          columns: '[2 24rem]',
          columnGap: '40',
          maxWidth: '[90rem]',
          '& > *': { breakInside: 'avoid', marginBlockEnd: '14' },
        },
        footer: { lgDown: { position: 'sticky', insetBlockEnd: '0', zIndex: 'sticky', background: 'bg.surface' } },
        beside: {
          lg: { width: 'panel', borderInlineStart: 'default' },
          lgDown: { flex: 'none', borderBlockStart: 'default' },
        },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});
