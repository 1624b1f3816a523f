import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { assetTypeOptionsQuery, type InformationAsset } from '#src/api/information-assets.ts';
import { assetKindLabels, levelLabels } from '#src/components/asset-labels.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choiceFilter,
  choicesOrNoneFilter,
  dayUntilOrNoneFilter,
  entriesFilter,
} from '#src/components/register/filters.tsx';
import { ownerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { labels } from '#src/ui/labels.ts';

import { assetKind } from './asset.ts';
import { AssetPanel } from './AssetPanel.tsx';
import { assetColumns } from './columns.tsx';
import { assetSearchDefaults, toAssetQuery } from './search.ts';

const route = getRouteApi('/_app/_guarded/information-asset');
const note = ({ owner, reviewOn }: InformationAsset) => <DueNote person={owner} day={reviewOn} />;

/** /information-asset: the register, and the asset that the address names in a panel beside it. */
export function AssetListPage() {
  const address = useAddress(route.useSearch(), 'asset');
  const types = useQuery(assetTypeOptionsQuery(useApi()));
  return (
    <RegisterScreen
      kind={assetKind}
      title="Information Assets"
      address={address}
      query={toAssetQuery(address.search)}
      unfiltered={toAssetQuery({ ...assetSearchDefaults, ...orderIn(address.search) })}
      columns={assetColumns}
      note={note}
      filters={[
        entriesFilter(address, 'typeId', 'Type', types.data, 'None'),
        choiceFilter(address, 'kind', 'Kind', assetKindLabels),
        ownerFilter(address, 'ownerId', 'Owner', labels.unassigned),
        choicesOrNoneFilter(address, 'confidentiality', 'Confidentiality', levelLabels, labels.notRated),
        choicesOrNoneFilter(address, 'integrity', 'Integrity', levelLabels, labels.notRated),
        choicesOrNoneFilter(address, 'availability', 'Availability', levelLabels, labels.notRated),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
      ]}
      firstSteps="Start with the assets your organisation cannot work without. You can then link risks to them."
      panel={AssetPanel}
    />
  );
}
