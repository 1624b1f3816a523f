import { zInformationAssetInput } from '#openapi/generated/zod.ts';
import { informationAssets, type InformationAsset, type InformationAssetInput } from '#src/api/information-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { recordNouns } from '#src/components/record-panel/record-nouns.ts';
import { recordKind } from '#src/registers/record-kind.ts';

export type AssetDraft = Required<InformationAssetInput>;

const emptyAsset: AssetDraft = {
  title: '',
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

export const assetKind = recordKind(zInformationAssetInput, {
  noun: recordNouns.informationAsset,
  nameOf: ({ ref, title }: InformationAsset) => `${ref} ${isolated(title)}`,
  access: { feature: 'INFORMATION_ASSET' },
  source: informationAssets,
  empty: emptyAsset,
  draftOf: (asset): AssetDraft => ({
    title: asset.title,
    description: asset.description,
    typeId: asset.type?.id ?? null,
    kind: asset.kind,
    ownerId: asset.owner?.id ?? null,
    location: asset.location,
    confidentiality: asset.confidentiality,
    integrity: asset.integrity,
    availability: asset.availability,
    reviewOn: asset.reviewOn,
  }),
});
