import type { Schemas } from '#server/contract/types.ts';
import type { defaultIncidentTypes } from '#server/modules/organisation/index.ts';

/** Hours before seeding. */
type HoursAgo = number;

/** An incident, described with the names of the default look-up entries; omitted fields are not known yet. */
export interface DemoIncident {
  readonly title: string;
  readonly description: string;
  readonly type: (typeof defaultIncidentTypes)[number]['name'];
  readonly severity?: Schemas['IncidentSeverity'];
  readonly detection?: Schemas['IncidentDetection'];
  /** The local part of a member's address. */
  readonly owner?: string;
  readonly coOwners?: readonly string[];
  readonly reporter?: string;
  /** Titles of the organisation's assets and risks. */
  readonly assets?: readonly string[];
  readonly risks?: readonly string[];
  readonly times: Readonly<
    Partial<
      Record<
        'occurredAt' | 'detectedAt' | 'reportedAt' | 'containedAt' | 'resolvedAt' | 'awareAt' | 'classifiedAt',
        HoursAgo
      >
    >
  >;
  /** The regimes that it stands under, with when their steps were given. */
  readonly duties?: Readonly<Record<string, Readonly<Record<string, HoursAgo>>>>;
  readonly impact?: string;
  readonly mitigation?: string;
  readonly rootCause?: string;
  readonly correctiveActions?: string;
  readonly lessons?: string;
  /** The score that a member proposes for the first of the risks, by likelihood and impact. */
  readonly proposal?: { readonly by: string; readonly levels: readonly [number, number]; readonly why: string };
}
