import { standardName } from '#domain/compliance/standard-name.ts';
import type { CatalogueSide, StandardVersion } from '#src/api/compliance/standards.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { FillStandard } from './FillStandard.tsx';

interface FillDialogProps {
  readonly side: CatalogueSide;
  readonly version: StandardVersion | null;
  readonly onClose: () => void;
}

/** Fills titles and texts of a draft, of an organisation's own from the licensed copy. */
export const FillDialog = ({ side, version, onClose }: FillDialogProps) => (
  <Dialog.Root
    size="md"
    open={version !== null}
    closeOnInteractOutside={false}
    onOpenChange={({ open }) => !open && onClose()}
  >
    {version !== null && (
      <Dialog.Content title={`Fill in ${standardName(version)}`} footer={<Button onClick={onClose}>Done</Button>}>
        <FillStandard side={side} versionId={version.id} />
      </Dialog.Content>
    )}
  </Dialog.Root>
);
