import { Button } from '#src/ui/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';

/** Why the list does not show the open record, and an action to show it there. */
export interface Elsewhere {
  /** Hidden by search or filters; otherwise on another page. */
  readonly hidden: boolean;
  readonly onShow: () => void;
  readonly busy: boolean;
}

/** Takes the list to the open record. */
export const ShowInList = ({ hidden, onShow, busy }: Elsewhere) => (
  <Tooltip content={hidden ? 'Hidden by search or filters, which will be cleared' : 'On another page of the list'}>
    <Button variant="ghost" size="sm" disabled={busy} onClick={onShow}>
      Show in list
    </Button>
  </Tooltip>
);
