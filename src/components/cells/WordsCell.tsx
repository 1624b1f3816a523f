import { css } from '#styled/css/index.js';

const quiet = css({
  display: 'block',
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  color: 'fg.muted',
});
const nothing = css({ color: 'fg.subtle' });

/** Words that are not the first thing to see of a row. */
export const WordsCell = ({ children }: { readonly children: string | null }) =>
  children ? (
    <span className={quiet} dir="auto">
      {children}
    </span>
  ) : (
    <span className={nothing}>None</span>
  );
