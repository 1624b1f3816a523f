import { informationAssetInput } from '#openapi/generated/inputs.ts';
import { informationAssetList } from '#openapi/generated/lists.ts';
import type { Handlers } from '#server/contract/types.ts';
import { assetType, informationAsset, userAccount } from '#server/database/schema/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import {
  choicesOf,
  defineRegister,
  recordList,
  recordReader,
  registerHandlers,
  saveRows,
  until,
  type RecordSettings,
} from '#server/modules/record/index.ts';

const reader = recordReader(informationAsset, { type: assetType, owner: userAccount });

export const assetRegister = defineRegister({
  read: reader.read,
  list: recordList(informationAssetList, reader, {
    sorts: {},
    filters: { reviewBy: until(informationAsset.reviewOn) },
  }),
  input: informationAssetInput,
  choices: choicesOf(informationAsset),
  searchable: ({ description, location }) => [description, location],
  save: saveRows(informationAsset),
});

/** The information asset register and its look-up. */
export const informationAssetModule = (
  settings: RecordSettings,
): Pick<Handlers, 'InformationAssets' | 'AssetTypes'> => ({
  InformationAssets: registerHandlers(assetRegister, settings),
  AssetTypes: lookupHandlers('assetType'),
});
