import { defineSlotRecipe } from '@pandacss/dev';

export const overdue = defineSlotRecipe({
  className: 'overdue',
  staticCss: ['*'],
  slots: ['root'],
  base: {
    root: {
      tabularFigures: true,
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
