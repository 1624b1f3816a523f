import { css } from '#styled/css/index.js';

const quiet = css({
  display: 'block',
  minWidth: '0',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  color: 'fg.muted',
});
const nothing = css({ color: 'fg.subtle' });

/** Secondary text of a row. */
export const WordsCell = ({ children }: { readonly children: string | null }) =>
  children ? (
    <span className={quiet} dir="auto">
      {children}
    </span>
  ) : (
    <span className={nothing}>None</span>
  );
