import { defineSlotRecipe } from '@pandacss/dev';

/** A button with only an icon; its label is announced, not shown. */
export const iconButton = defineSlotRecipe({
  className: 'icon-button',
  staticCss: ['*'],
  slots: ['root', 'word', 'count'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      padding: '0',
      borderRadius: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      transitionProperty: '[background, color]',
      transitionDuration: 'hover',
      '&:enabled:hover, a&:hover': { background: 'bg.active', color: 'fg.default' },
      '&:disabled': { color: 'fg.disabled', cursor: 'default' },
      // Room for a number of three signs, so that it does not cover the button beside it either.
      '&:has([data-count])': { marginInlineEnd: '10' },
    },
    word: {
      display: 'none',
      textStyle: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      '@media (min-width: 90rem)': { display: 'inline' },
    },
    count: {
      tabularFigures: true,
      position: 'absolute',
      insetBlockStart: '0',
      // Beside the middle of the icon, so that a long number does not hide it.
      insetInlineStart: '[calc(50% + 2px)]',
      minWidth: '16',
      paddingInline: '4',
      borderRadius: 'md',
      background: 'danger.solid',
      color: 'fg.onAccent',
      fontSize: '2xs',
      lineHeight: '[1rem]',
      fontWeight: 'semibold',
      boxShadow: '[0 0 0 2px token(colors.bg.surface)]',
      mdDown: { insetBlockStart: '4' },
    },
  },
  variants: {
    variant: {
      ghost: { root: { border: 'none', background: '[transparent]' } },
      secondary: { root: { border: 'strong', background: 'bg.raised', boxShadow: 'control' } },
    },
    size: {
      sm: { root: { width: '24', height: '24', borderRadius: 'xs' } },
      md: { root: { width: '28', height: '28', mdDown: { width: '40', height: 'touch' } } },
      lg: { root: { width: '32', height: '32', mdDown: { width: '40', height: 'touch' } } },
    },
    // After the sizes, whose width it replaces. Where there is room, a word says what the icon means.
    worded: {
      true: {
        root: {
          '@media (min-width: 90rem)': {
            display: 'inline-flex',
            alignItems: 'center',
            gap: '6',
            width: 'auto',
            paddingInline: '10',
            color: 'fg.default',
            '& svg': { flexShrink: '0' },
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
