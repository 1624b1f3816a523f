import { organisationFeatures } from '#openapi/access.ts';
import type { NewOrganisation } from '#server/modules/organisation/index.ts';

import type { DemoRisk } from './risk.ts';
import { harbourOperationRisks } from './risks-harbour-operations.ts';
import { harbourTechnologyRisks } from './risks-harbour-technology.ts';
import { meridianCareRisks } from './risks-meridian-care.ts';
import { meridianOrganisationRisks } from './risks-meridian-organisation.ts';

export type DemoOrganisationName = 'Harbour Logistics' | 'Meridian Health';

export interface DemoOrganisation extends NewOrganisation {
  readonly name: DemoOrganisationName;
  /** Who wrote its risks: the address of a member who may. */
  readonly author: string;
  /** In the order of their references. */
  readonly risks: readonly DemoRisk[];
}

export const harbourLogistics: DemoOrganisation = {
  name: 'Harbour Logistics',
  features: organisationFeatures,
  author: 'manager@attest.example',
  risks: [...harbourTechnologyRisks, ...harbourOperationRisks],
};

export const meridianHealth: DemoOrganisation = {
  name: 'Meridian Health',
  features: ['RISK', 'POLICY', 'INCIDENT_REGISTER', 'INFORMATION_ASSET', 'USERS', 'STAFF'],
  author: 'both@attest.example',
  risks: [...meridianCareRisks, ...meridianOrganisationRisks],
};
