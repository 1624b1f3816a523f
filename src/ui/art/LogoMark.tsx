import { logo } from '#styled/recipes/logo.js';

/** The check mark that becomes a lambda, on a 24-unit grid. */
export const markPath = 'M4.8 13.7 8 17.1 12.6 6l5.9 12.6';

/** The logo mark on its tile. */
export function LogoMark({ size = 24 }: { readonly size?: 18 | 24 | undefined }) {
  return (
    <svg className={logo().mark} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="5" />
      <path d={markPath} strokeWidth="2.3" />
    </svg>
  );
}
