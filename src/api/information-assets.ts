import { InformationAssets } from '#openapi/generated/operations.ts';
import { informationAsset } from '#openapi/generated/records.ts';

import { clientOf } from './client-of.ts';
import type { Schemas } from './client.ts';
import { registerSource } from './record-source.ts';
import type { KindOf, RegisterSource } from './register.ts';

export type InformationAsset = Schemas['InformationAsset'];
export type AssetKind = KindOf<'InformationAssets'>;

/** Risks carry the names of the assets they affect, hence the extra invalidation. */
export const informationAssets: RegisterSource<AssetKind> = registerSource(
  informationAsset,
  clientOf(InformationAssets),
  ['risk'],
);
