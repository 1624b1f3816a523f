import { defineSlotRecipe } from '@pandacss/dev';

function tone(name: 'info' | 'success' | 'warning' | 'danger') {
  return {
    root: { background: `${name}.subtle`, borderColor: `${name}.border` },
    icon: { color: `${name}.fg` },
  } as const;
}

export const banner = defineSlotRecipe({
  className: 'banner',
  staticCss: ['*'],
  slots: ['root', 'icon', 'text', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      gap: '10',
      minHeight: '40',
      paddingInline: '12',
      paddingBlock: '8',
      border: 'default',
      color: 'fg.default',
    },
    icon: { display: 'flex', flexShrink: '0', height: '20', alignItems: 'center' },
    text: { flex: '1', minWidth: '[60%]', overflowWrap: 'anywhere' },
    title: { fontWeight: 'semibold', marginInlineEnd: '6' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      marginBlock: '-4',
      marginInlineStart: 'auto',
      flexShrink: '0',
    },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
    place: {
      inline: { root: { borderRadius: 'sm' } },
      edge: { root: { borderInline: 'none', borderBlockStart: 'none', paddingInline: { base: '16', md: '20' } } },
    },
  },
  defaultVariants: { tone: 'info', place: 'inline' },
});
