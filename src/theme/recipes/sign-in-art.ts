import { defineSlotRecipe } from '@pandacss/dev';

/** The engraved panel beside the authentication forms: full height from 900 px, a 132 px band below that. */
export const signInArt = defineSlotRecipe({
  className: 'sign-in-art',
  staticCss: ['*'],
  slots: ['root', 'drawing', 'rosette', 'frame', 'caption', 'words', 'number'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      // Static line art of 5,000 segments: nothing outside may trigger a repaint.
      contain: 'strict',
      height: { base: '132', auth: 'full' },
      background: 'engraving.paper',
      borderBlockEnd: { base: 'default', auth: 'none' },
      borderInlineStart: { auth: 'default' },
      '& [data-ink]': { fill: 'none', stroke: 'engraving.ink' },
      '& [data-ink=second]': { stroke: 'engraving.second' },
      '& [data-paper]': { fill: 'engraving.paper' },
    },
    drawing: {
      position: 'absolute',
      insetInline: '0',
      insetBlock: { base: '-8', auth: '0' },
      width: 'full',
      height: { base: '[calc(100% + 1rem)]', auth: 'full' },
    },
    // In the band, a strip across its middle; in the panel, the whole rosette above the caption.
    rosette: {
      position: 'absolute',
      insetInlineStart: { base: '[13%]', auth: '[3.25rem]' },
      insetBlockStart: { base: '[50%]', auth: '[4.75rem]' },
      width: { base: '[74%]', auth: '[calc(100% - 6.5rem)]' },
      height: { base: 'auto', auth: '[calc(100% - 15.5rem)]' },
      transform: { base: '[translateY(-53%)]', auth: 'none' },
    },
    frame: {
      display: { base: 'none', auth: 'block' },
      position: 'absolute',
      inset: '[1.75rem]',
      border: '[1.5px solid token(colors.engraving.ink)]',
      outline: '[0.75px solid token(colors.engraving.ink)]',
      outlineOffset: '[-6px]',
    },
    caption: {
      display: { base: 'none', auth: 'flex' },
      position: 'absolute',
      insetInline: '[2.125rem]',
      insetBlockEnd: '[2.125rem]',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '24',
      paddingInline: '24',
      paddingBlock: '20',
      borderBlockStart: '[0.75px solid token(colors.engraving.ink)]',
      background: 'engraving.paper',
    },
    words: {
      maxWidth: '[24em]',
      fontSize: 'xl',
      lineHeight: '[1.625rem]',
      fontWeight: 'medium',
      letterSpacing: '[-0.01em]',
      color: 'fg.default',
    },
    number: {
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'engraving.second',
      tabularFigures: true,
      whiteSpace: 'nowrap',
    },
  },
});
