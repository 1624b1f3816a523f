import * as Dialog from '#src/ui/overlay/Dialog.tsx';

import { LineageContent, type OfVersion } from './LineageContent.tsx';

interface LineageDialogProps extends Omit<OfVersion, 'version'> {
  readonly version: OfVersion['version'] | null;
}

/** What became of the controls of a standard between a former version and this one. */
export const LineageDialog = ({ version, ...more }: LineageDialogProps) => (
  <Dialog.Root
    size="xl"
    open={version !== null}
    closeOnInteractOutside={false}
    onOpenChange={({ open }) => !open && more.onClose()}
  >
    {version !== null && <LineageContent key={version.id} version={version} {...more} />}
  </Dialog.Root>
);
