import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { assetType, informationAsset } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  choicesOf,
  entriesOf,
  presentMembers,
  refuseUnknownChoices,
  registerHandlers,
  type RecordSettings,
  type Register,
} from '#server/modules/record/index.ts';

import { assetList, readAssets, type AssetQuery } from './queries.ts';

type InformationAsset = Schemas['InformationAsset'];
type AssetInput = Schemas['InformationAssetInput'];

const inputOf = (current: InformationAsset): Required<AssetInput> => ({
  title: current.title,
  description: current.description,
  typeId: current.type?.id ?? null,
  kind: current.kind,
  ownerId: current.owner?.id ?? null,
  location: current.location,
  confidentiality: current.confidentiality,
  integrity: current.integrity,
  availability: current.availability,
  reviewOn: current.reviewOn,
});

const emptyInput: Required<Omit<AssetInput, 'title'>> = {
  description: '',
  typeId: null,
  kind: 'PRIMARY',
  ownerId: null,
  location: '',
  confidentiality: null,
  integrity: null,
  availability: null,
  reviewOn: null,
};

const refuseUnknownInAsset = ({ typeId, ownerId }: Partial<AssetInput>) =>
  refuseUnknownChoices([
    { choices: choicesOf('typeId', typeId), find: entriesOf(assetType), message: 'This type does not exist' },
    { choices: choicesOf('ownerId', ownerId), find: presentMembers, message: 'Choose a member of the organisation' },
  ]);

const register: Register<InformationAsset, AssetInput, AssetQuery> = {
  kind: 'informationAsset',
  read: readAssets,
  list: assetList,
  emptyInput,
  inputOf,
  ownerOf: ({ ownerId }) => ownerId,
  searchable: ({ description, location }) => [description, location],

  async save(key, { title: _ofRecord, ...columns }, chosen) {
    await refuseUnknownInAsset(chosen);
    await db
      .insert(informationAsset)
      .values({ ...key, ...columns })
      .onConflictDoUpdate({ target: [informationAsset.organisationId, informationAsset.id], set: columns });
  },
};

/** The information asset register. */
export const informationAssetHandlers = (settings: RecordSettings): HandlersOf<'InformationAssets'> =>
  registerHandlers(register, settings);
