import { spinner } from '#styled/recipes/spinner.js';

/** Something without a known shape is loading. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <span className={spinner().root} role="status" aria-label={label} />
);
