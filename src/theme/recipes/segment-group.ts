import { defineSlotRecipe } from '@pandacss/dev';

import { overlaidInput } from './shared.ts';

/** One of a few options, all visible. */
export const segmentGroup = defineSlotRecipe({
  className: 'segment-group',
  staticCss: ['*'],
  slots: ['root', 'label', 'options', 'option', 'input'],
  base: {
    root: { margin: '0', padding: '0', border: 'none', minWidth: '0' },
    label: { padding: '0', marginBlockEnd: '4', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    options: {
      display: 'inline-flex',
      border: 'strong',
      borderRadius: 'sm',
      background: 'bg.surface',
      mdDown: { display: 'flex' },
    },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: '26',
      paddingInline: '10',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:not(:first-child)': { borderInlineStart: 'default' },
      '&:first-child': { borderStartRadius: '[4px]' },
      '&:last-child': { borderEndRadius: '[4px]' },
      '&:hover': { color: 'fg.default' },
      '&:has(:checked)': { background: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
      '&:has(:focus-visible)': {
        outlineWidth: '2',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '2',
        zIndex: '[1]',
      },
      '@media (forced-colors: active)': {
        '&:has(:checked)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
      mdDown: { flex: '1', height: 'touch', textStyle: 'sm' },
    },
    input: overlaidInput,
  },
});
