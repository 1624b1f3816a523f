import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { leadingRoles } from '#domain/leading-role.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assetDoublesQuery } from '#src/api/information-asset/asset-figures.ts';
import { devicesOfAssetQuery, type RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { enumerated } from '#src/components/words.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { likenessLabels } from '#src/registers/words/asset-likeness.ts';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { aside, assetItem, RecordItem } from './AssetItem.tsx';

const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

interface LikenessProps {
  readonly assetId: string;
}

/** What may be the same as an asset: other assets, and the devices that it is. Nothing where there is nothing. */
export function Likeness({ assetId }: LikenessProps) {
  const mayViewDevices = useMay({ roles: leadingRoles, feature: 'RUN_ZERO_ASSET' });
  return (
    <>
      <Doubles assetId={assetId} />
      {mayViewDevices && <Devices assetId={assetId} />}
    </>
  );
}

function Doubles({ assetId }: LikenessProps) {
  const { data, error, refetch } = useQuery(assetDoublesQuery(useApi(), assetId));
  if (error) return <LoadFailed what="possible doubles" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.count === 0) return null;
  return (
    <FieldSection title="Possible doubles" hint="Assets that have something in common with this one">
      <ul className={sectionList} aria-label="Possible doubles">
        {data.assets.map(({ by, ...asset }) => (
          <RecordItem
            key={asset.id}
            kind="informationAsset"
            record={asset}
            aside={`same ${enumerated(
              by.map((likeness) => likenessLabels[likeness]),
              by.length,
            )}`}
          />
        ))}
      </ul>
      {data.count > data.assets.length && (
        <p className={note}>The first {formatNumber(data.assets.length)} are shown</p>
      )}
    </FieldSection>
  );
}

const DeviceLink = createLink(Link);

/** `Last seen 20 Nov 2026, 16:42, changed since it was moved` */
const stateText = ({ lastSeenAt, goneAt, drift }: RunZeroAsset): string =>
  [
    `Last seen ${formatInstant(lastSeenAt)}`,
    ...(goneAt === null ? [] : [`gone since ${formatInstant(goneAt)}`]),
    ...(drift.length === 0 ? [] : ['changed since it was moved']),
  ].join(', ');

function Devices({ assetId }: LikenessProps) {
  const { data, error, refetch } = useQuery(devicesOfAssetQuery(useApi(), assetId));
  if (error) return <LoadFailed what="devices" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.data.length === 0) return null;
  return (
    <FieldSection title="Found by runZero">
      <ul className={sectionList} aria-label="Found by runZero">
        {data.data.map((device) => (
          <li key={device.id} className={assetItem}>
            <DeviceLink to="/run-zero-asset" search={{ search: device.name, moved: 'yes' }}>
              {isolated(device.name)}
            </DeviceLink>
            <span className={aside}>{stateText(device)}</span>
          </li>
        ))}
      </ul>
    </FieldSection>
  );
}
