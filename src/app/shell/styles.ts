import { css } from '#styled/css/index.js';

// Shared by the shell and by its placeholder while the session loads.
export const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[var(--sidebar, token(sizes.sidebar)) minmax(0, 1fr)]' },
  height: '[100dvh]',
  overflow: 'hidden',
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
});
export const column = css({ display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: '0' });
export const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  flexShrink: '0',
  height: '48',
  paddingInlineStart: { base: '8', md: '12' },
  paddingInlineEnd: { base: '8', md: '20' },
  borderBlockEnd: 'default',
});
