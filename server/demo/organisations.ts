import { organisationFeatures } from '#openapi/access.ts';
import type { NewOrganisation } from '#server/modules/organisation/index.ts';

import type { DemoAsset } from './asset.ts';
import { harbourAssets, meridianAssets } from './assets/index.ts';
import type { DemoRisk } from './risk.ts';
import { harbourRisks, meridianRisks } from './risks/index.ts';

export type DemoOrganisationName = 'Harbour Logistics' | 'Meridian Health';

export interface DemoOrganisation extends NewOrganisation {
  readonly name: DemoOrganisationName;
  /** The author of its records: the address of a member with the right to create them. */
  readonly author: string;
  /** Both in the order of their references. */
  readonly assets: readonly DemoAsset[];
  readonly risks: readonly DemoRisk[];
}

export const harbourLogistics: DemoOrganisation = {
  name: 'Harbour Logistics',
  features: organisationFeatures,
  author: 'manager@attest.example',
  assets: harbourAssets,
  risks: harbourRisks,
};

export const meridianHealth: DemoOrganisation = {
  name: 'Meridian Health',
  features: ['RISK', 'POLICY', 'INCIDENT_REGISTER', 'INFORMATION_ASSET', 'USERS', 'STAFF'],
  author: 'both@attest.example',
  assets: meridianAssets,
  risks: meridianRisks,
};
