import { css } from '#styled/css/index.js';

// Shared by the shell and by its placeholder while the session loads.
export const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[var(--sidebar, token(sizes.sidebar)) minmax(0, 1fr)]' },
  height: '[100dvh]',
  overflow: 'hidden',
  // A print has the page alone, at its whole length.
  _print: { display: 'block', height: 'auto', overflow: 'visible' },
  transitionProperty: '[grid-template-columns]',
  transitionDuration: 'panel',
  transitionTimingFunction: 'out',
  '&[data-collapsed]': { md: { gridTemplateColumns: 'token(sizes.sidebarIcons) minmax(0, 1fr)' } },
});
export const side = css({
  display: { base: 'none', md: 'block' },
  minHeight: '0',
  minWidth: '0',
  overflow: 'hidden',
  borderInlineEnd: 'default',
  _print: { display: 'none' },
});
export const column = css({
  display: { base: 'flex', _print: 'block' },
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
});
export const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  flexShrink: '0',
  height: '48',
  paddingInlineStart: { base: '8', md: '12' },
  paddingInlineEnd: { base: '8', md: '20' },
  borderBlockEnd: 'default',
  _print: { display: 'none' },
});
