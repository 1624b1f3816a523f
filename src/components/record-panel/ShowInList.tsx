import { Button } from '#src/ui/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { css } from '#styled/css/index.js';

/** Why the list does not show the open record, and an action to show it there. */
export interface Elsewhere {
  /** Hidden by search or filters; otherwise on another page. */
  readonly hidden: boolean;
  readonly onShow: () => void;
  readonly busy: boolean;
}

// On a phone, the panel covers the list, and its head has no room for the words.
const besideList = css({ mdDown: { display: 'none' } });

/** Takes the list to the open record. */
export const ShowInList = ({ hidden, onShow, busy }: Elsewhere) => (
  <Tooltip content={hidden ? 'Hidden by search or filters, which will be cleared' : 'On another page of the list'}>
    <Button className={besideList} variant="ghost" size="sm" disabled={busy} onClick={onShow}>
      Show in list
    </Button>
  </Tooltip>
);
