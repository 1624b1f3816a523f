import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { informationAsset } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { moveDevices, runZeroKey, type RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { staleAfterChange } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ReadField } from '#src/ui/form/ReadField.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { criticalityLabels } from './run-zero-labels.ts';

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
  /** The device is an information asset now. */
  readonly onMoved: (device: RunZeroAsset) => void;
}

/** A device in full, as runZero describes it. */
export function RunZeroDialog({ device, onClose, onMoved }: RunZeroDialogProps) {
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
              <InformationAsset device={device} onMoved={onMoved} />
            </ReadField>
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
  ['Tags', device.tags.length === 0 ? 'None' : lines(device.tags)],
  ['runZero ID', device.runZeroId],
];

interface InformationAssetProps {
  readonly device: RunZeroAsset;
  readonly onMoved: (device: RunZeroAsset) => void;
}

/** The information asset that a device is, or the way to make it one. */
function InformationAsset({ device, onMoved }: InformationAssetProps) {
  const { moved, asset } = device;
  const mayMove = useMay({ feature: 'RUN_ZERO_ASSET', level: 'EDIT' });
  const mayAdd = useMay({ feature: informationAsset.feature, level: 'ADD' });
  if (!moved && mayMove && mayAdd) return <Move device={device} onMoved={onMoved} />;
  if (asset === null) return moved ? 'In the register' : 'Not in the register';
  return (
    <AssetLink to="/information-asset" search={{ asset: asset.id }}>
      {`${asset.ref} ${isolated(asset.title)}`}
    </AssetLink>
  );
}

function Move({ device: { id }, onMoved }: InformationAssetProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: () => moveDevices(api, [id]),
    async onSuccess({ moved, left }) {
      const [device] = moved;
      const [remaining] = left;
      if (device !== undefined) {
        onMoved(device);
        toast.success('Moved successfully', device.asset?.ref);
      } else toast.error('The device was not moved', remaining?.message);
      await queryClient.invalidateQueries({ queryKey: runZeroKey });
      await queryClient.invalidateQueries({ predicate: staleAfterChange(informationAssets) });
    },
    onError: ({ message }) => toast.error('The device was not moved', message),
  });
  return (
    <Button size="sm" disabled={move.isPending} onClick={() => move.mutate()}>
      {move.isPending ? 'Moving...' : 'Move into the register'}
    </Button>
  );
}
