import { defineStyles } from '@pandacss/dev';

import { overlaidInput } from './shared.ts';

/** A checkbox or radio button with its label. */
export const choice = defineStyles({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minWidth: '0',
  cursor: 'pointer',
  // What was chosen is still to be read, as in an assessment that is closed.
  '&:has(:disabled)': { color: 'fg.muted', cursor: 'default' },
  '&:has(:disabled:checked)': { color: 'fg.default' },
});

/** The drawn box or ring, 16 px. */
export const choiceMark = defineStyles({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  verticalAlign: 'middle',
  width: '16',
  height: '16',
  border: 'control',
  background: 'bg.surface',
  '&:has(:focus-visible)': {
    outlineWidth: '2',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2',
  },
  '&[data-invalid]:not(:has(:checked))': { borderColor: 'danger.fg' },
  '&:has(:disabled)': { background: 'bg.sunken', borderColor: 'border.strong' },
  '@media (forced-colors: active)': {
    '&:has(:checked, :indeterminate)': { background: '[Highlight]', color: '[HighlightText]' },
  },
});

/** The real input, enlarged to 24 px for touch around the 16 px mark without affecting the layout. */
export const enlargedInput = defineStyles({
  ...overlaidInput,
  insetInlineStart: '-4',
  insetBlockStart: '-4',
  width: '24',
  height: '24',
});

/** Keeps the mark on the first line of a label that may have several. */
export const markOfCard = defineStyles({ marginBlockStart: '2' });

/** An option as a bordered card, as on the assessment page. */
export const optionCard = defineStyles({
  alignItems: 'flex-start',
  gap: '10',
  paddingInline: '12',
  paddingBlock: '[7px]',
  border: 'default',
  borderRadius: 'sm',
  '&:has(:checked)': { borderColor: 'accent.solid', background: 'accent.subtle' },
  mdDown: { paddingBlock: '12' },
});
