import { getRouteApi } from '@tanstack/react-router';

import { figureLabels } from '#domain/words/figures.ts';
import { informationAssets, type InformationAsset } from '#src/api/information-asset/information-assets.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choiceFilter,
  choicesOrNoneFilter,
  dayUntilOrNoneFilter,
  figureFilter,
} from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { assetWords } from '#src/registers/words/information-asset.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { assetKind } from './asset-kind.ts';
import { assetBatchFields } from './batch-fields.tsx';
import { assetColumns } from './columns.tsx';
import { LostLevels } from './LostLevels.tsx';
import { assetAddress } from './search.ts';

const AssetPanel = lazyPart(async () => (await import('./AssetPanel.tsx')).AssetPanel);
const route = getRouteApi('/_app/_guarded/information-asset');
const note = ({ owner, reviewOn }: InformationAsset) => <DueNote person={owner} day={reviewOn} />;

/** /information-asset: the register, with the asset in the address in a panel beside it. */
export function AssetListPage() {
  const address = useAddress(route.useSearch(), 'asset');
  return (
    <RegisterScreen
      kind={assetKind}
      title="Information Assets"
      address={address}
      query={assetAddress.toQuery(address.search)}
      unfiltered={assetAddress.toQuery({ ...assetAddress.defaults, ...orderIn(address.search) })}
      columns={assetColumns}
      note={note}
      filters={[
        useLookupFilter(address, 'typeId', assetWords.typeId),
        choiceFilter(address, 'kind', assetWords.kind),
        useOwnerFilter(address, 'ownerId', assetWords.ownerId.label, labels.unassigned),
        useOwnerFilter(address, 'custodianId', assetWords.custodianId.label, labels.unassigned),
        choicesOrNoneFilter(address, 'classification', assetWords.classification),
        choicesOrNoneFilter(address, 'medium', assetWords.medium),
        useRecordFilter(address, 'parentId', {
          label: assetWords.parentIds.label,
          source: informationAssets,
          nothing: 'No other asset',
        }),
        choicesOrNoneFilter(address, 'confidentiality', assetWords.confidentiality),
        choicesOrNoneFilter(address, 'integrity', assetWords.integrity),
        choicesOrNoneFilter(address, 'availability', assetWords.availability),
        choicesOrNoneFilter(address, 'businessImpact', assetWords.businessImpact),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
        figureFilter(address, figureLabels.informationAsset),
      ]}
      batchFields={assetBatchFields}
      removalEffects={LostLevels}
      firstSteps="Start with the assets your organisation cannot work without. You can then link risks to them."
      panel={AssetPanel}
    />
  );
}
