import { css } from '#styled/css/css.js';

/** The sheet of every page without an account: 1080 px wide, ruled (look.md, "Secure links"). */
export const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '[100dvh]',
  textStyle: 'md',
});

export const muted = css({ color: 'fg.muted' });

export const figures = css({ tabularFigures: true });

/** On paper only. */
export const printed = css({ display: 'none', '@media print': { display: 'block' } });

/** On screens only. */
export const onScreen = css({ '@media print': { display: 'none' } });

export const heading = css({ textStyle: 'title.lg' });

export const hash = css({ fontFamily: '[ui-monospace, monospace]', textStyle: 'xs', overflowWrap: 'anywhere' });

/** A ruled list of names and values. */
export const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(6rem, auto) minmax(0, 1fr)]', md: '[minmax(0, 1fr)]' },
  marginBlockStart: '8',
  '& dt': {
    color: 'fg.muted',
    textStyle: 'sm',
    paddingBlockStart: '8',
    paddingInlineEnd: '16',
    borderBlockStart: 'subtle',
  },
  '& dd': {
    overflowWrap: 'anywhere',
    paddingBlockEnd: '8',
    paddingBlockStart: { base: '8', md: '0' },
    borderBlockStart: { base: 'subtle', md: 'none' },
  },
});

/** What an editor writes; its elements have no classes. */
export const prose = css({
  overflowWrap: 'anywhere',
  maxWidth: '[72ch]',
  textStyle: 'lg',
  // What is far away is not laid out; paper needs all of it.
  '& > *': {
    contentVisibility: 'auto',
    containIntrinsicSize: '[auto 4.5rem]',
    '@media print': { contentVisibility: 'visible' },
  },
  // Each paragraph and cell is written in its own direction (src/ui/rich-text/text-direction.ts).
  '& :is(p, h1, h2, h3, h4, h5, h6, li, td, th, pre)': { unicodeBidi: 'plaintext' },
  '& > * + *': { marginBlockStart: '12' },
  '& h2, & h3, & h4': { textStyle: 'title.lg', marginBlockStart: '24', breakAfter: 'avoid' },
  '& h2': { textStyle: 'title.xl' },
  '& > :first-child': { marginBlockStart: '0' },
  '& ul, & ol': { paddingInlineStart: '24' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ol[type="a" s]': { listStyle: 'lower-alpha' },
  '& ol[type="A" s]': { listStyle: 'upper-alpha' },
  '& ol[type="i" s]': { listStyle: 'lower-roman' },
  '& ol[type="I" s]': { listStyle: 'upper-roman' },
  '& li + li': { marginBlockStart: '4' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& blockquote': { borderInlineStart: '[2px solid]', borderColor: 'border.strong', paddingInlineStart: '16' },
  '& pre': { scrolls: 'x', padding: '12', background: 'bg.sunken', textStyle: 'sm' },
  '& table': {
    display: 'block',
    scrolls: 'x',
    borderCollapse: 'collapse',
    '@media print': { display: 'table' },
  },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    border: 'default',
    padding: '8',
    textAlign: 'start',
    verticalAlign: 'top',
    // A column is as wide as its longest word.
    overflowWrap: 'break-word',
  },
  '& th': { fontWeight: 'semibold', background: 'bg.canvas' },
  '& strong, & b': { fontWeight: 'semibold' },
  '& img': {
    maxWidth: 'full',
    height: '[auto]',
    borderRadius: 'xs',
    breakInside: 'avoid',
    // Whatever is higher than a page would be cut.
    '@media print': { width: '[auto]', maxHeight: '[22cm]' },
  },
  // Drawings without a background are made for paper.
  '& img[src]': { background: '[white]', color: '[black]' },
});
