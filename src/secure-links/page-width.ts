import { css } from '#styled/css/css.js';

/** As wide as a page without an account may be. Of its own, because the script of an assessment needs no other style of these pages. */
export const width = css({
  width: 'full',
  maxWidth: 'publicPage',
  marginInline: 'auto',
  paddingInline: { base: '16', md: '20' },
});
