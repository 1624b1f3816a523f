/**
 * What the page shows until the app starts: the frame of `AuthLayout` on the screens before sign-in, `LoadingShell` on
 * those behind it. The server names the frame on the root element; nothing is shown without one.
 */
export const startCss = {
  '#start': { display: 'none' },
  '[data-start] #root:empty + #start': { position: 'fixed', inset: '0' },
  '[data-start=app] #root:empty + #start': { display: 'block' },
  '[data-start-sidebar=collapsed] #start': { '--sidebar': 'sizes.sidebarIcons' },
  '[data-start=auth] #root:empty + #start': {
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
