import { logo } from '#styled/recipes/logo.js';

import { LogoMark } from './LogoMark.tsx';

/** The mark with the product's name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={logo().root}>
      <LogoMark />
      {name}
    </span>
  );
}
