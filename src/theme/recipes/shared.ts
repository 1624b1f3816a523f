import { defineStyles } from '@pandacss/dev';

/** The box of everything a person types into or chooses from: 32 px, on phones 44 px with 16 px text (no zoom on iOS). */
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
  // A button inside the box has a ring of its own.
  '&:has(:is(input, textarea, select):focus-visible), &:focus-visible, &[data-focused]': {
    borderColor: 'focus',
    boxShadow: '[0 0 0 1px token(colors.focus)]',
    outline: 'none',
  },
  '&[data-invalid]': {
    borderColor: 'danger.fg',
    boxShadow: '[0 0 0 1px token(colors.danger.fg)]',
  },
  // What is being saved is in a disabled fieldset.
  '&[data-disabled], fieldset:disabled &': {
    background: 'bg.sunken',
    borderColor: 'border.default',
    color: 'fg.muted',
  },
  // Forced colours drop the shadow, and give every border the same colour.
  '@media (forced-colors: active)': {
    '&:has(:is(input, textarea, select):focus-visible), &:focus-visible, &[data-focused]': {
      outline: '[2px solid Highlight]',
    },
  },
  mdDown: { height: 'touch', fontSize: 'lg' },
});

/** The box at 40 px, on the authentication screens. */
export const largeFieldBox = defineStyles({
  height: '40',
  paddingInline: '12',
  textStyle: 'md',
  mdDown: { height: 'touch', fontSize: 'lg' },
});

/** A field inside its box: the box shows border and focus. */
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

/** What floats over the page: the only surfaces with a shadow. */
export const floating = defineStyles({
  background: 'bg.raised',
  color: 'fg.default',
  borderRadius: 'md',
  boxShadow: 'popover',
  outline: 'none',
  '&[data-state=open]': { animation: 'riseIn' },
  '&[data-state=closed]': { animation: 'riseOut' },
});

/** Dims the page below what has to be answered, or left, first. */
export const scrim = defineStyles({
  position: 'fixed',
  inset: '0',
  background: 'bg.scrim',
  '&[data-state=open]': { animation: 'fadeIn' },
  '&[data-state=closed]': { animation: 'fadeOut' },
});

/** The layer over the scrim on which a modal sheet is placed. */
export const modalLayer = defineStyles({ position: 'fixed', inset: '0', display: 'grid' });

/** The sheet itself: a dialog, or the quick search. */
export const modalSheet = defineStyles({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  overflow: 'hidden',
  borderRadius: 'lg',
  background: 'bg.raised',
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
  // Forced colours drop backgrounds; the highlighted entry keeps an outline.
  '@media (forced-colors: active)': {
    '&[data-highlighted]': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

/** Text on one line, cut with an ellipsis. Clipped, not hidden: what is hidden scrolls to a link in it that takes the focus. */
export const oneLine = defineStyles({
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Present to assistive technology, absent to the eye. */
export const hiddenVisually = defineStyles({
  position: 'absolute',
  width: '1',
  height: '1',
  overflow: 'hidden',
  clipPath: '[inset(50%)]',
  whiteSpace: 'nowrap',
});

/** The native input lies invisibly over its drawn box, so that the box is what is clicked and focused. */
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
