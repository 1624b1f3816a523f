import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

/** Where the table has a head, rows are ticked there. */
const phoneOnly = css({ md: { display: 'none' } });

/** Starts picking rows on phones. */
export const SelectButton = ({ onPick }: { readonly onPick: () => void }) => (
  <Button className={phoneOnly} onClick={onPick}>
    Select
  </Button>
);
