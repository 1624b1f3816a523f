import { Button } from '#src/ui/Button.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { Programme } from './Programme.tsx';

interface CoverageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the audits cover, standard by standard and year by year. */
export const CoverageDialog = ({ open, onClose }: CoverageDialogProps) => (
  <Dialog.Root
    open={open}
    lazyMount
    unmountOnExit
    onOpenChange={(change) => {
      if (!change.open) onClose();
    }}
  >
    <Dialog.Content title="What the audits cover" footer={<Button onClick={onClose}>Close</Button>}>
      <Programme onFollow={onClose} />
    </Dialog.Content>
  </Dialog.Root>
);
