import { organisationFeatures } from '#openapi/access.ts';
import type { NewOrganisation } from '#server/modules/organisation/index.ts';

import { harbourAcknowledgements, type DemoAcknowledgements } from './acknowledgements/harbour.ts';
import { harbourAssets, meridianAssets } from './assets/index.ts';
import { harbourAttachments, meridianAttachments, type DemoAttachment } from './attachments.ts';
import { harbourComments, meridianComments, type DemoComment } from './comments.ts';
import { harbourExemptions, seedExemptions } from './exemptions/index.ts';
import { harbourIncidents, meridianIncidents, seedIncidents } from './incidents/index.ts';
import { harbourLabels, meridianLabels, type DemoLabel } from './labels.ts';
import { harbourLinks, meridianLinks, type DemoLink } from './links.ts';
import { harbourPolicies, meridianPolicies, seedPolicies } from './policies/index.ts';
import type { DemoAssessment } from './provider-assessment.ts';
import { harbourAssessments, meridianAssessments } from './provider-assessments/index.ts';
import { harbourProviders, meridianProviders, seedProviders } from './providers/index.ts';
import { harbourRequirements, meridianRequirements, seedRequirements } from './requirements.ts';
import { harbourRisks, meridianRisks } from './risks/index.ts';
import { harbourDevices, seedDevices } from './run-zero.ts';
import { seedAppetite, seedAssets, seedRisks, type Seed } from './seeds.ts';
import { harbourTemplates, meridianTemplates, seedTemplates } from './templates/index.ts';

export type DemoOrganisationName = 'Harbour Logistics' | 'Meridian Health';

export interface DemoOrganisation extends NewOrganisation {
  readonly name: DemoOrganisationName;
  /** The author of its records: the address of a member with the right to create them. */
  readonly author: string;
  /** The records of each register. Risks refer to assets, which therefore come first. */
  readonly seeds: readonly Seed[];
  readonly comments: readonly DemoComment[];
  readonly labels: readonly DemoLabel[];
  readonly links: readonly DemoLink[];
  readonly attachments: readonly DemoAttachment[];
  readonly acknowledgements: readonly DemoAcknowledgements[];
  /** Of providers, by templates; both are among the records. */
  readonly assessments: readonly DemoAssessment[];
}

export const harbourLogistics: DemoOrganisation = {
  name: 'Harbour Logistics',
  features: organisationFeatures,
  author: 'manager@attest.example',
  seeds: [
    seedAssets(harbourAssets),
    seedRisks(harbourRisks),
    seedAppetite(9),
    seedIncidents(harbourIncidents),
    seedRequirements(harbourRequirements),
    seedPolicies(harbourPolicies),
    seedExemptions(harbourExemptions),
    seedProviders(harbourProviders),
    seedDevices(harbourDevices),
    seedTemplates(harbourTemplates),
  ],
  comments: harbourComments,
  labels: harbourLabels,
  links: harbourLinks,
  attachments: harbourAttachments,
  acknowledgements: harbourAcknowledgements,
  assessments: harbourAssessments,
};

export const meridianHealth: DemoOrganisation = {
  name: 'Meridian Health',
  features: [
    'RISK',
    'POLICY',
    'SERVICE_PROVIDER',
    'INCIDENT_REGISTER',
    'INFORMATION_ASSET',
    'COUNTRY_REGULATORY_REGISTER',
    'USERS',
    'STAFF',
  ],
  author: 'both@attest.example',
  seeds: [
    seedAssets(meridianAssets),
    seedRisks(meridianRisks),
    seedIncidents(meridianIncidents),
    seedRequirements(meridianRequirements),
    seedPolicies(meridianPolicies),
    seedProviders(meridianProviders),
    seedTemplates(meridianTemplates),
  ],
  comments: meridianComments,
  labels: meridianLabels,
  links: meridianLinks,
  attachments: meridianAttachments,
  acknowledgements: [],
  assessments: meridianAssessments,
};
