import { organisationFeatures } from '#openapi/access.ts';
import type { NewOrganisation } from '#server/modules/organisation/index.ts';

import { harbourAcknowledgements, type DemoAcknowledgements } from './acknowledgements/harbour.ts';
import { harbourAssets, meridianAssets } from './assets/index.ts';
import { harbourAttachments, meridianAttachments, type DemoAttachment } from './attachments.ts';
import { harbourChanges, seedChanges } from './changes/index.ts';
import { harbourComments, meridianComments, type DemoComment } from './comments.ts';
import {
  harbourComplianceAssessments,
  harbourNaming,
  harbourOwnControls,
  harbourStatement,
  seedCompliance,
  seedStatement,
} from './compliance/index.ts';
import { harbourDocuments, type DemoRepository } from './documents.ts';
import { harbourExemptions, seedExemptions } from './exemptions/index.ts';
import { harbourIncidents, meridianIncidents, seedIncidents } from './incidents/index.ts';
import { harbourOnCall, seedOnCall } from './incidents/on-call.ts';
import { harbourLabels, meridianLabels, type DemoLabel } from './labels.ts';
import { harbourLinks, meridianLinks, type DemoLink } from './links.ts';
import { harbourAudits, harbourObjectives, harbourReviews, seedManagementSystem } from './management-system/index.ts';
import { harbourPolicies, meridianPolicies, seedPolicies } from './policies/index.ts';
import type { DemoAssessment } from './provider-assessment.ts';
import { harbourAssessments, meridianAssessments } from './provider-assessments/index.ts';
import { harbourProviders, meridianProviders, seedProviders } from './providers/index.ts';
import { seedReports } from './reports.ts';
import { harbourRequirements, meridianRequirements, seedRequirements } from './requirements.ts';
import { harbourRisks, meridianRisks } from './risks/index.ts';
import { harbourDevices, seedDevices } from './run-zero.ts';
import { seedAppetite, seedAssets, seedProfile, seedRisks, type Seed } from './seeds.ts';
import { harbourStaff, seedStaff } from './staff/index.ts';
import { harbourPlaybooks, harbourProjects, harbourTasks, seedPlaybooks, seedTasks } from './tasks/index.ts';
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
  /** Repositories with their files. */
  readonly documents: readonly DemoRepository[];
  readonly acknowledgements: readonly DemoAcknowledgements[];
  /** Of providers, by templates; both are among the records. */
  readonly assessments: readonly DemoAssessment[];
}

export const harbourLogistics: DemoOrganisation = {
  name: 'Harbour Logistics',
  features: organisationFeatures,
  author: 'manager@attest.example',
  seeds: [
    seedProfile({
      address: 'Alexandra Quay 4\nDublin D01 X4C9\nIreland',
      sector: 'TRANSPORT',
      size: 'LARGE',
      countries: ['IE', 'NL', 'PL'],
    }),
    seedAssets(harbourAssets),
    seedRisks(harbourRisks),
    seedAppetite(9),
    seedIncidents(harbourIncidents),
    seedOnCall(harbourOnCall),
    seedRequirements(harbourRequirements),
    seedPolicies(harbourPolicies),
    seedExemptions(harbourExemptions),
    seedStaff(harbourStaff),
    seedTasks(harbourProjects, harbourTasks),
    seedProviders(harbourProviders),
    seedPlaybooks(harbourPlaybooks),
    seedDevices(harbourDevices),
    seedTemplates(harbourTemplates),
    seedCompliance(harbourOwnControls, harbourNaming, harbourComplianceAssessments),
    seedStatement(harbourStatement),
    seedManagementSystem({ objectives: harbourObjectives, audits: harbourAudits, reviews: harbourReviews }),
    seedChanges(harbourChanges),
    seedReports(),
  ],
  comments: harbourComments,
  labels: harbourLabels,
  links: harbourLinks,
  attachments: harbourAttachments,
  documents: harbourDocuments,
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
    seedProfile({ address: '12 Harcourt Terrace, Dublin', sector: 'HEALTH', size: 'MEDIUM', countries: ['IE'] }),
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
  documents: [],
  acknowledgements: [],
  assessments: meridianAssessments,
};
