import { defineSlotRecipe } from '@pandacss/dev';

import { tabular } from './shared.ts';

export const overdue = defineSlotRecipe({
  className: 'overdue',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      ...tabular,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4',
      verticalAlign: 'middle',
      color: 'danger.fg',
      fontWeight: 'medium',
      '& > svg': { flexShrink: '0' },
    },
  },
});
