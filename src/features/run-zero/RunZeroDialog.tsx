import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { noteDrift, runZeroKey, type RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ReadField } from '#src/ui/form/ReadField.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { DeviceChanges } from './DeviceChanges.tsx';
import { criticalityLabels } from './run-zero-labels.ts';
import { useMoveRights } from './useMoveRights.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '12',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const AssetLink = createLink(Link);

interface RunZeroDialogProps {
  readonly device: RunZeroAsset | null;
  readonly onClose: () => void;
  /** Asks what the device becomes in the register. */
  readonly onMove: (device: RunZeroAsset) => void;
}

/** A device in full, as runZero describes it. */
export function RunZeroDialog({ device, onClose, onMove }: RunZeroDialogProps) {
  return (
    <Dialog.Root size="md" open={device !== null} onOpenChange={({ open }) => !open && onClose()}>
      {device !== null && (
        <Dialog.Content title={isolated(device.name)}>
          <div className={facts}>
            {factsOf(device).map(([label, value]) => (
              <ReadField key={label} label={label}>
                {value === '' ? 'Unknown' : value}
              </ReadField>
            ))}
            <ReadField label="Information asset">
              <InformationAsset device={device} onMove={onMove} />
            </ReadField>
            <Drift device={device} />
            {device.changedAt !== null && device.changes.length > 0 && (
              <ReadField label={`Changed on ${formatInstant(device.changedAt)}`}>
                <DeviceChanges changes={device.changes} label="Changed by the last import that changed it" />
              </ReadField>
            )}
          </div>
        </Dialog.Content>
      )}
    </Dialog.Root>
  );
}

/** One below the other. */
const lines = (values: readonly string[]) => values.join('\n');

const factsOf = (device: RunZeroAsset): (readonly [label: string, value: string])[] => [
  ['Host names', lines(device.hostNames)],
  ['Addresses', lines(device.addresses)],
  ['MAC addresses', lines(device.macs)],
  ['Type', device.type],
  ['Operating system', device.os],
  ['Hardware', device.hardware],
  ['Site', device.site],
  ['Criticality', criticalityLabels[device.criticality]],
  ['First seen', formatInstant(device.firstSeenAt)],
  ['Last seen', formatInstant(device.lastSeenAt)],
  ...(device.goneAt === null ? [] : [['Gone since', formatInstant(device.goneAt)] as const]),
  ['Tags', device.tags.length === 0 ? 'None' : lines(device.tags)],
  ['runZero ID', device.runZeroId],
];

interface DevicePartProps {
  readonly device: RunZeroAsset;
}

interface InformationAssetProps extends DevicePartProps {
  readonly onMove: (device: RunZeroAsset) => void;
}

/** The information asset that a device is, or the way to make it one. */
function InformationAsset({ device, onMove }: InformationAssetProps) {
  const { moved, asset } = device;
  const { mayMove } = useMoveRights();
  if (!moved && mayMove)
    return (
      <Button size="sm" onClick={() => onMove(device)}>
        Move into the register
      </Button>
    );
  if (asset === null) return moved ? 'In the register' : 'Not in the register';
  return (
    <AssetLink to="/information-asset" search={{ asset: asset.id }}>
      {`${asset.ref} ${isolated(asset.title)}`}
    </AssetLink>
  );
}

/** What is different from when the device was moved, until someone notes it. */
function Drift({ device: { id, name, drift } }: DevicePartProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayNote = useMay({ feature: 'RUN_ZERO_ASSET', level: 'EDIT' });
  const note = useMutation({
    mutationFn: () => noteDrift(api, [id]),
    async onSuccess() {
      toast.success('Noted successfully', isolated(name));
      await queryClient.invalidateQueries({ queryKey: runZeroKey });
    },
    onError: ({ message }) => toast.error('The changes were not noted', message),
  });
  if (drift.length === 0) return null;
  return (
    <ReadField label="Changed since it was moved">
      <DeviceChanges changes={drift} label="Changed since it was moved" />
      {mayNote && (
        <Button size="sm" busy={note.isPending} busyLabel="Noting..." onClick={() => note.mutate()}>
          Note these changes
        </Button>
      )}
    </ReadField>
  );
}
