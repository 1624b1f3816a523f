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
  /** The local part of a member's address. */
  readonly custodian?: string;
  readonly location: string;
  /** Titles of assets before it. */
  readonly neededBy?: readonly string[];
  readonly classification?: Schemas['AssetClassification'];
  readonly medium?: Schemas['AssetMedium'];
  readonly businessImpact?: Schemas['Level'];
  readonly recoveryHours?: readonly [time: number, point: number];
  /** Days from seeding. */
  readonly retireInDays?: number;
  readonly levels: readonly [
    confidentiality: Schemas['Level'],
    integrity: Schemas['Level'],
    availability: Schemas['Level'],
  ];
  /** Days from seeding to the next review; negative if overdue. */
  readonly reviewInDays?: number;
}
