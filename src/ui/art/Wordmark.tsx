import { logo } from '#styled/recipes/logo.js';

import { LogoMark } from './LogoMark.tsx';

/** The mark with the product's name. */
export function Wordmark() {
  return (
    <span className={logo().root}>
      <LogoMark />
      Attest
    </span>
  );
}
