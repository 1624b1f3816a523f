import { defineSlotRecipe } from '@pandacss/dev';

export const pagination = defineSlotRecipe({
  className: 'pagination',
  staticCss: ['*'],
  slots: ['root', 'range', 'note', 'perPage', 'perPageLabel', 'pages', 'page'],
  base: {
    root: {
      tabularFigures: true,
      display: 'flex',
      alignItems: 'center',
      gap: '12',
      minHeight: '41',
      paddingBlock: { base: '4', md: '0' },
      paddingInline: { base: '16', md: '20' },
      borderBlockStart: 'default',
      background: 'bg.surface',
      color: 'fg.muted',
      textStyle: 'xs',
      whiteSpace: 'nowrap',
    },
    note: { color: 'fg.subtle', mdDown: { display: 'none' } },
    perPage: { display: 'flex', alignItems: 'center', gap: '6', marginInlineStart: 'auto' },
    perPageLabel: { mdDown: { display: 'none' } },
    pages: { display: 'flex', alignItems: 'center', gap: '2' },
    page: { paddingInline: '4' },
  },
});
