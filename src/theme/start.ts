/**
 * What index.html shows until the app starts: the frame of `AuthLayout` on the screens before sign-in (listed in
 * theme.js), nothing elsewhere.
 */
export const startCss = {
  '#start': { display: 'none' },
  '[data-start=auth] #root:empty + #start': {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    gridTemplateColumns: { auth: '[5fr 7fr]' },
    gridTemplateRows: { base: '[132px 1fr]', auth: '1fr' },
    background: 'bg.surface',
    '& > svg': {
      gridRow: { base: '2', auth: '1' },
      margin: { base: '20', auth: '40' },
      visibility: { base: 'hidden', auth: 'visible' },
    },
    '& rect': { fill: 'accent.solid' },
    '& path': { fill: 'none', stroke: 'fg.onAccent' },
    '& > div': {
      gridRow: '1',
      background: 'engraving.paper',
      borderBlockEnd: { base: 'default', auth: 'none' },
      borderInlineStart: { auth: 'default' },
    },
  },
} as const;
