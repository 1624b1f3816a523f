import { css } from '#styled/css/index.js';

/** How a rich text looks, the same where it is written and where it is read. */
export const richTextStyle = css({
  textStyle: 'md',
  lineHeight: '[1.6]',
  overflowWrap: 'anywhere',
  // Each paragraph and cell is written in its own direction (src/ui/rich-text/text-direction.ts).
  '& :is(p, h2, h3, h4, li, td, th, pre)': { unicodeBidi: 'plaintext' },
  // A paragraph's own space collapses with that of the next.
  '& > *': { marginBlock: '10' },
  '& > :first-child': { marginBlockStart: '0' },
  '& > :last-child': { marginBlockEnd: '0' },
  '& h2, & h3, & h4': { breakAfter: 'avoid', scrollMarginBlockStart: '40' },
  '& h2': { textStyle: 'title.xl', marginBlockStart: '24' },
  '& h3': { textStyle: 'title.lg', marginBlockStart: '20' },
  '& h4': { textStyle: 'title.md', marginBlockStart: '16' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& strong, & b': { fontWeight: 'semibold' },
  '& em, & i': { fontStyle: 'italic' },
  '& sub, & sup': { fontSize: '2xs', lineHeight: '[0]' },
  '& ul, & ol': { paddingInlineStart: '24' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li > p': { marginBlock: '4' },
  '& li > :is(ul, ol)': { marginBlock: '4' },
  '& blockquote': { borderInlineStart: 'strong', paddingInlineStart: '14', color: 'fg.muted' },
  '& code': {
    fontFamily: '[ui-monospace, monospace]',
    fontSize: 'sm',
    paddingInline: '4',
    borderRadius: 'xs',
    background: 'bg.sunken',
  },
  '& pre': {
    padding: '12',
    borderRadius: 'sm',
    background: 'bg.sunken',
    scrolls: 'x',
    whiteSpace: 'pre',
  },
  '& pre code': { padding: '0', background: '[transparent]' },
  '& hr': { border: 'none', borderBlockStart: 'strong', marginBlock: '20' },
  '& table': { borderCollapse: 'collapse', width: 'full', textStyle: 'sm' },
  '& td, & th': {
    position: 'relative',
    border: 'default',
    paddingInline: '8',
    paddingBlock: '6',
    verticalAlign: 'top',
    textAlign: 'start',
    minWidth: '[3rem]',
    // `anywhere` would let a column be narrower than its words.
    overflowWrap: 'break-word',
  },
  '& th': { background: 'bg.canvas', fontWeight: 'medium' },
  '& tr': { breakInside: 'avoid' },
  '& :is(td, th) > p': { marginBlock: '0' },
  '& img': { maxWidth: 'full', height: '[auto]', borderRadius: 'xs', breakInside: 'avoid' },
  // A removed attachment: the browser shows the description.
  '& img[data-missing]': { border: 'default', padding: '8', color: 'fg.subtle', textStyle: 'xs' },
});
