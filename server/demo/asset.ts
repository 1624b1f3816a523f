import type { Schemas } from '#server/contract/types.ts';
import type { defaultAssetTypes } from '#server/modules/organisation/index.ts';

/** An information asset in the words of the default look-ups. */
export interface DemoAsset {
  readonly title: string;
  readonly description: string;
  readonly type: (typeof defaultAssetTypes)[number]['name'];
  readonly kind: Schemas['AssetKind'];
  /** The address of a member, before the @. */
  readonly owner?: string;
  readonly location: string;
  readonly levels: readonly [
    confidentiality: Schemas['Level'],
    integrity: Schemas['Level'],
    availability: Schemas['Level'],
  ];
  /** Days from seeding to the next review; negative when it is overdue. */
  readonly reviewInDays?: number;
}
