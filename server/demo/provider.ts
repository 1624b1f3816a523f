import type { Schemas } from '#server/contract/types.ts';
import type {
  defaultAssessmentTiers,
  defaultContractStatuses,
  defaultServiceTypes,
} from '#server/modules/organisation/index.ts';

/** A contract; days are counted from seeding. */
export interface DemoContract {
  readonly title: string;
  readonly reference: string;
  readonly status: (typeof defaultContractStatuses)[number]['name'];
  readonly term: readonly [startsInDays: number, endsInDays: number];
  readonly noticeDays?: number;
  readonly autoRenews?: boolean;
  readonly cost: readonly [annualCost: number, currency: Schemas['Currency']];
  readonly law: string;
}

/** A document; days are counted from seeding. */
export interface DemoDocument {
  readonly title: string;
  readonly kind: Schemas['ProviderDocumentKind'];
  readonly status?: Schemas['ProviderDocumentStatus'];
  readonly issuedInDays?: number;
  readonly expiresInDays?: number;
}

/** A service provider, with the names of default look-up entries and of the providers before it. */
export interface DemoProvider {
  readonly name: string;
  readonly legalName: string;
  readonly description: string;
  readonly category: Schemas['ProviderCategory'];
  readonly serviceType: (typeof defaultServiceTypes)[number]['name'];
  readonly tier?: (typeof defaultAssessmentTiers)[number]['name'];
  /** The local part of a member's address. */
  readonly owner?: string;
  readonly coOwners?: readonly string[];
  readonly website: string;
  readonly headquarters: string;
  readonly countries: readonly Schemas['Country'][];
  readonly contacts?: readonly Schemas['ProviderContact'][];
  readonly belongsTo?: string;
  readonly uses?: readonly string[];
  readonly certifications?: readonly string[];
  /** Business criticality, data sensitivity, inherent and residual risk. */
  readonly levels: readonly [Schemas['Level'], Schemas['Level'], Schemas['Level'], Schemas['Level'] | null];
  readonly reviewStatus?: Schemas['ProviderReviewStatus'];
  readonly reviewInDays?: number;
  readonly contracts?: readonly DemoContract[];
  readonly documents?: readonly DemoDocument[];
}
