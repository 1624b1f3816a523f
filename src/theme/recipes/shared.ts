import { defineStyles } from '@pandacss/dev';

/** The box of every input and select: 32 px, on phones 44 px with 16 px text (prevents zooming on iOS). */
export const fieldBox = defineStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  minWidth: '0',
  height: 'control',
  paddingInline: '10',
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
  color: 'fg.default',
  textStyle: 'sm',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'hover',
  '& > svg': { flexShrink: '0', color: 'fg.subtle' },
  // A button inside the box has its own focus ring.
  '&:has(:is(input, textarea, select):focus-visible), &:focus-visible, &[data-focused]': {
    borderColor: 'focus',
    boxShadow: '[0 0 0 1px token(colors.focus)]',
    outline: 'none',
  },
  '&[data-invalid]': {
    borderColor: 'danger.fg',
    boxShadow: '[0 0 0 1px token(colors.danger.fg)]',
  },
  // A form that is being saved disables its fieldset.
  '&[data-disabled], fieldset:disabled &': {
    background: 'bg.sunken',
    borderColor: 'border.default',
    color: 'fg.muted',
  },
  // Forced colours remove the shadow and give every border the same colour.
  '@media (forced-colors: active)': {
    '&:has(:is(input, textarea, select):focus-visible), &:focus-visible, &[data-focused]': {
      outline: '[2px solid Highlight]',
    },
  },
  mdDown: { height: 'touch', fontSize: 'lg' },
});

/** The 40 px box of the authentication screens. */
export const largeFieldBox = defineStyles({
  height: '40',
  paddingInline: '12',
  textStyle: 'md',
  mdDown: { height: 'touch', fontSize: 'lg' },
});

/** An input inside its box, which draws the border and the focus ring. */
export const bareInput = defineStyles({
  flex: '1',
  minWidth: '0',
  width: 'full',
  height: 'full',
  padding: '0',
  border: 'none',
  background: '[transparent]',
  outline: 'none',
});

/** Floating elements: the only surfaces with a shadow. */
export const floating = defineStyles({
  background: 'bg.raised',
  color: 'fg.default',
  borderRadius: 'md',
  boxShadow: 'popover',
  outline: 'none',
  '&[data-state=open]': { animation: 'riseIn' },
  '&[data-state=closed]': { animation: 'riseOut' },
});

/** Dims the page behind a modal. */
export const scrim = defineStyles({
  position: 'fixed',
  inset: '0',
  background: 'bg.scrim',
  '&[data-state=open]': { animation: 'fadeIn' },
  '&[data-state=closed]': { animation: 'fadeOut' },
});

/** The layer above the scrim that positions a modal sheet. */
export const modalLayer = defineStyles({ position: 'fixed', inset: '0', display: 'grid' });

/** The sheet itself: a dialog, or the quick search. */
export const modalSheet = defineStyles({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  overflow: 'hidden',
  borderRadius: 'lg',
  background: 'bg.raised',
  // What stays while a table scrolls beneath it covers it with the colour of its sheet.
  '--sheet': 'colors.bg.raised',
  boxShadow: 'dialog',
  outline: 'none',
  '&[data-state=open]': { animation: 'riseIn' },
  '&[data-state=closed]': { animation: 'riseOut' },
});

/** One entry of a floating list. */
export const listItem = defineStyles({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '30',
  paddingInline: '8',
  paddingBlock: '4',
  borderRadius: 'sm',
  color: 'fg.default',
  cursor: 'pointer',
  '& > svg': { flexShrink: '0', color: 'fg.subtle' },
  '&[data-highlighted]': { background: 'bg.active' },
  '&[data-state=checked]': { fontWeight: 'medium' },
  '&[data-disabled]': { color: 'fg.disabled', cursor: 'default' },
  mdDown: { minHeight: 'touch' },
  // Forced colours remove backgrounds; the highlighted item keeps an outline.
  '@media (forced-colors: active)': {
    '&[data-highlighted]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

/**
 * Truncates text to one line with an ellipsis. `clip` rather than `hidden`: a hidden overflow scrolls to a focused link
 * inside it.
 */
export const oneLine = defineStyles({
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Visible to assistive technology only. */
export const hiddenVisually = defineStyles({
  position: 'absolute',
  width: '1',
  height: '1',
  overflow: 'hidden',
  clipPath: '[inset(50%)]',
  whiteSpace: 'nowrap',
});

/** The native input lies invisibly over its drawn box, so that clicks and focus reach the input. */
export const overlaidInput = defineStyles({
  position: 'absolute',
  insetInlineStart: '0',
  insetBlockStart: '0',
  width: 'full',
  height: 'full',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
});
