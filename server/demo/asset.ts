import type { Schemas } from '#server/contract/types.ts';
import type { defaultAssetTypes } from '#server/modules/organisation/index.ts';

/** An information asset, described with the names of the default look-up entries. */
export interface DemoAsset {
  readonly title: string;
  readonly description: string;
  readonly type: (typeof defaultAssetTypes)[number]['name'];
  readonly kind: Schemas['AssetKind'];
  /** The local part of a member's address. */
  readonly owner?: string;
  readonly location: string;
  readonly levels: readonly [
    confidentiality: Schemas['Level'],
    integrity: Schemas['Level'],
    availability: Schemas['Level'],
  ];
  /** Days from seeding to the next review; negative if overdue. */
  readonly reviewInDays?: number;
}
