import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { assetTypeOptionsQuery, informationAssets, type InformationAsset } from '#src/api/information-assets.ts';
import { listQuery } from '#src/api/register.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { choicesOf, entryChoices, type Named } from '#src/components/fields/choices.ts';
import { useAddress, type Address } from '#src/components/register/address.ts';
import { chosenFilter } from '#src/components/register/filters.ts';
import type { RegisterFilters } from '#src/components/register/RegisterToolbar.tsx';
import { OwnerFilter } from '#src/record/OwnerFilter.tsx';
import { RegisterScreen } from '#src/record/RegisterScreen.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { Select } from '#src/ui/Select.tsx';

import { assetKind, kindLabels } from './asset.ts';
import { AssetPanel } from './AssetPanel.tsx';
import { assetColumns } from './columns.tsx';
import { assetSearchDefaults, toAssetQuery, type AssetSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/information-asset');
const { search, typeId: noType, ownerId: noOwner } = assetSearchDefaults;
const unfiltered = { search, typeId: noType, ownerId: noOwner, kind: undefined };
const note = ({ owner, reviewOn }: InformationAsset) => <DueNote person={owner} day={reviewOn} />;
const kinds = choicesOf(kindLabels);

/** /information-asset: the register, and the asset that the address names in a panel beside it. */
export function AssetListPage() {
  const api = useApi();
  const address = useAddress(route.useSearch(), 'asset');
  const list = useQuery(listQuery(api, informationAssets, toAssetQuery(address.search)));
  const types = useQuery(assetTypeOptionsQuery(api));
  return (
    <RegisterScreen
      kind={assetKind}
      title="Information Assets"
      address={address}
      list={list}
      columns={assetColumns}
      note={note}
      filters={assetFilters(address, types.data ?? [])}
      onClear={() => address.filter(unfiltered)}
      firstSteps="Start with what your organisation could not work without. Risks name the assets that they touch."
      panel={AssetPanel}
    />
  );
}

function assetFilters(
  { search: { typeId, ownerId, kind }, filter }: Address<AssetSearch>,
  types: readonly Named[],
): RegisterFilters {
  return {
    fields: (
      <>
        <MultiSelect
          label="Type"
          options={entryChoices(types)}
          value={typeId}
          onValueChange={(ids) => filter({ typeId: ids })}
        />
        <Select
          label="Kind"
          options={kinds}
          value={kind ?? null}
          deselectable
          onValueChange={(chosen) => filter({ kind: chosen ?? undefined })}
        />
        <OwnerFilter value={ownerId} onValueChange={(ids) => filter({ ownerId: ids })} />
      </>
    ),
    active: [
      ...chosenFilter('Type', typeId, entryChoices(types), () => filter({ typeId: [] })),
      ...chosenFilter('Kind', kind === undefined ? [] : [kind], kinds, () => filter({ kind: undefined })),
      ...chosenFilter('Owner', ownerId, [], () => filter({ ownerId: [] })),
    ],
  };
}
