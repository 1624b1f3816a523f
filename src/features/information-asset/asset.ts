import { zInformationAssetInput } from '#openapi/generated/zod.ts';
import type { Schemas } from '#src/api/client.ts';
import { informationAssets, type InformationAsset, type InformationAssetInput } from '#src/api/information-assets.ts';
import type { Labels } from '#src/components/fields/choices.ts';
import { recordKind } from '#src/record/record-kind.ts';

export type AssetDraft = Required<InformationAssetInput>;

export const kindLabels: Labels<Schemas['AssetKind']> = { PRIMARY: 'Primary', SUPPORT: 'Supporting' };

export const levelLabels: Labels<Schemas['Level']> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  CRITICAL: 'Critical',
};

const emptyAsset: AssetDraft = {
  title: '',
  description: '',
  typeId: null,
  kind: 'SUPPORT',
  ownerId: null,
  location: '',
  confidentiality: 'LOW',
  integrity: 'LOW',
  availability: 'LOW',
  reviewOn: null,
};

export const assetKind = recordKind(zInformationAssetInput, {
  noun: { one: 'asset', many: 'assets' },
  nameOf: ({ ref, title }: InformationAsset) => `${ref} ${title}`,
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
