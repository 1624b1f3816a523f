import { createLink } from '@tanstack/react-router';

import type { RunZeroAsset } from '#src/api/run-zero-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
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
}

/** A device in full, as runZero describes it. */
export function RunZeroDialog({ device, onClose }: RunZeroDialogProps) {
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
              <InformationAsset device={device} />
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

function InformationAsset({ device: { moved, asset } }: { readonly device: RunZeroAsset }) {
  if (asset === null) return moved ? 'In the register' : 'Not in the register';
  return (
    <AssetLink to="/information-asset" search={{ asset: asset.id }}>
      {`${asset.ref} ${isolated(asset.title)}`}
    </AssetLink>
  );
}
