import { css } from '#styled/css/index.js';

const quiet = css({ color: 'fg.muted' });
const nothing = css({ color: 'fg.subtle' });

/** Words that are not the first thing to see of a row. */
export const WordsCell = ({ children }: { readonly children: string | null }) =>
  children ? <span className={quiet}>{children}</span> : <span className={nothing}>None</span>;
