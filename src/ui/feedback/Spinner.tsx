import { spinner } from '#styled/recipes/spinner.js';

/** Something without a shape of its own is being loaded. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <span className={spinner().root} role="status" aria-label={label} />
);
