import { defineSlotRecipe } from '@pandacss/dev';

/** The placeholder for a list or page: nothing yet, no results, or a failure. */
export const message = defineSlotRecipe({
  className: 'message',
  staticCss: ['*'],
  slots: ['root', 'art', 'title', 'text', 'actions', 'note'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      maxWidth: '[25rem]',
      marginInline: 'auto',
      paddingInline: '16',
      paddingBlock: '40',
      textAlign: 'center',
    },
    art: { marginBlockEnd: '14' },
    title: { textStyle: 'title.lg' },
    text: { marginBlockStart: '4', textStyle: 'md', color: 'fg.muted', textWrap: '[pretty]', overflowWrap: 'anywhere' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '8',
      marginBlockStart: '16',
      '&:empty': { display: 'none' },
    },
    note: { marginBlockStart: '16', textStyle: 'xs', color: 'fg.subtle', tabularFigures: true },
  },
});
