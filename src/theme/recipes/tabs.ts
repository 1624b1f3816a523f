import { defineSlotRecipe } from '@pandacss/dev';

export const tabs = defineSlotRecipe({
  className: 'tabs',
  staticCss: ['*'],
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0', flex: '1' },
    list: {
      display: 'flex',
      flexShrink: '0',
      // Counts make tabs wider: those without room go on in a second line, since nothing would show that one can scroll.
      flexWrap: 'wrap',
      columnGap: { base: '16', md: '20' },
      paddingInline: { base: '16', md: '20' },
      borderBlockEnd: 'default',
    },
    trigger: {
      height: '36',
      paddingInline: '0',
      border: 'none',
      borderBlockEnd: '[2px solid transparent]',
      background: '[transparent]',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: '[-2px]',
      '&:hover': { color: 'fg.default' },
      '&[data-selected]': { color: 'fg.default', borderBlockEndColor: 'accent.fg' },
      '&[data-disabled]': { color: 'fg.disabled', cursor: 'default' },
      '@media (forced-colors: active)': {
        borderBlockEndColor: '[Canvas]',
        '&[data-selected]': { borderBlockEndColor: '[Highlight]' },
      },
      mdDown: { height: 'touch' },
    },
    count: { tabularFigures: true, marginInlineStart: '2', color: 'fg.subtle', textStyle: 'xs', fontWeight: 'regular' },
    content: {
      flex: '1',
      minHeight: '0',
      scrolls: 'y',
      outlineOffset: '[-2px]',
      '&[hidden]': { display: 'none' },
    },
  },
});
