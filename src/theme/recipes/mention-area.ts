import { defineSlotRecipe } from '@pandacss/dev';

import { listItem, oneLine } from './shared.ts';

/** A text with the people that can be mentioned in it below: in the flow, so that no scroll area cuts them off. */
export const mentionArea = defineSlotRecipe({
  className: 'mention-area',
  staticCss: ['*'],
  slots: ['root', 'text', 'list', 'option', 'name'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    text: { maxHeight: '[40vh]' },
    list: {
      margin: '0',
      marginBlockStart: '4',
      padding: '4',
      listStyle: 'none',
      border: 'default',
      borderRadius: 'md',
      background: 'bg.raised',
    },
    option: listItem,
    name: oneLine,
  },
});
