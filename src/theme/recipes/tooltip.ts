import { defineSlotRecipe } from '@pandacss/dev';

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  staticCss: ['*'],
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'toast!' },
    content: {
      maxWidth: '[20rem]',
      maxHeight: '[60vh]',
      scrolls: 'y',
      paddingInline: '8',
      paddingBlock: '4',
      borderRadius: 'xs',
      background: 'fg.default',
      color: 'bg.surface',
      textStyle: 'xs',
      overflowWrap: 'anywhere',
      '&[data-state=open]': { animation: 'fadeIn' },
    },
  },
});
