import { defineSlotRecipe } from '@pandacss/dev';

// Variants override the base styles, so each one defines its own disabled look.
const disabled = {
  boxShadow: 'none',
  color: 'fg.disabled',
  cursor: 'default',
  '& svg': { color: '[inherit]' },
  // A busy button's label carries information and stays readable.
  '&[aria-busy=true]': { color: 'fg.subtle', cursor: 'progress' },
} as const;
// A disabled button that can be focused, so that its tooltip can say why; a lower specificity would lose to
// `:enabled:hover`.
const unavailable = '&:disabled, &[aria-disabled=true][aria-disabled]:enabled';
const filled = { [unavailable]: { ...disabled, background: 'bg.sunken', borderColor: 'border.default' } } as const;
const bare = { [unavailable]: disabled } as const;

const phone = { height: 'touch', paddingInline: '16', textStyle: 'md' } as const;

/** 32 px, 28 in toolbars, 40 on authentication screens, 44 on phones. One primary button per view. */
export const button = defineSlotRecipe({
  className: 'button',
  staticCss: ['*'],
  slots: ['root', 'content', 'busyLabel'],
  base: {
    root: {
      display: 'inline-grid',
      alignItems: 'center',
      justifyItems: 'center',
      border: 'strong',
      borderRadius: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      transitionProperty: '[background, border-color, color]',
      transitionDuration: 'hover',
    },
    // Both labels share one grid cell: the button is as wide as the wider label and never changes width.
    content: {
      gridArea: '1 / 1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6',
      '& > svg': { flexShrink: '0' },
      '& > svg:first-child': { marginInlineStart: '-2' },
      '& > svg:last-child:not(:first-child)': { marginInlineEnd: '-2' },
      '&[data-hidden]': { visibility: 'hidden' },
    },
    busyLabel: { gridArea: '1 / 1', '&[data-hidden]': { visibility: 'hidden' } },
  },
  variants: {
    variant: {
      primary: {
        root: {
          background: 'accent.solid',
          borderColor: 'accent.solid',
          color: 'fg.onAccent',
          boxShadow: 'control',
          '&:enabled:hover, a&:hover': { background: 'accent.hover', borderColor: 'accent.hover' },
          ...filled,
        },
      },
      secondary: {
        root: {
          background: 'bg.raised',
          color: 'fg.default',
          boxShadow: 'control',
          '&:enabled:hover, a&:hover': { background: 'bg.hover' },
          ...filled,
        },
        content: { '& > svg': { color: 'fg.muted' } },
      },
      ghost: {
        root: {
          borderColor: '[transparent]',
          color: 'fg.muted',
          '&:enabled:hover, a&:hover': { background: 'bg.active', color: 'fg.default' },
          ...bare,
        },
      },
      danger: {
        root: {
          background: 'danger.solid',
          borderColor: 'danger.solid',
          color: 'fg.onAccent',
          boxShadow: 'control',
          '&:enabled:hover': { background: 'danger.hover', borderColor: 'danger.hover' },
          ...filled,
        },
      },
      accent: {
        root: {
          borderColor: '[transparent]',
          color: 'accent.fg',
          '&:enabled:hover': { background: 'accent.subtle' },
          ...bare,
        },
      },
    },
    size: {
      inline: { root: { height: '24', paddingInline: '4', marginInline: '-4', marginBlock: '-4', textStyle: 'xs' } },
      sm: { root: { height: '28', paddingInline: '10', textStyle: 'xs', mdDown: phone } },
      md: { root: { height: 'control', paddingInline: '12', textStyle: 'sm', mdDown: phone } },
      lg: { root: { height: '40', paddingInline: '16', textStyle: 'md', mdDown: phone } },
      touch: { root: { height: 'touch', paddingInline: '16', textStyle: 'md' } },
    },
    block: { true: { root: { width: 'full' } } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
