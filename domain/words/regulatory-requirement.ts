import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The English name of a country or territory, by ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

export const complianceLabels: ValueTexts<Schemas['ComplianceStatus']> = {
  COMPLIANT: 'Compliant',
  PARTIALLY: 'Partial',
  NON_COMPLIANT: 'Non-compliant',
};

/** The words of a regulatory requirement's fields. */
export const requirementTexts = {
  title: recordTexts.title,
  country: { label: 'Country', values: countryName },
  region: { label: 'Region' },
  jurisdiction: { label: 'Jurisdiction' },
  operationType: { label: 'Operation type' },
  corporateLaw: { label: 'Corporate or companies law' },
  cybersecurityLaw: { label: 'Cybersecurity or critical infrastructure law' },
  privacyLaw: { label: 'Privacy or data law' },
  riskType: { label: 'Risk type' },
  requirement: { label: 'Requirement' },
  article: { label: 'Article' },
  regulator: { label: 'Regulator' },
  applicability: { label: 'Applicability' },
  actions: { label: 'Actions' },
  owner: { label: 'Owner' },
  status: { label: 'Status', values: complianceLabels },
  lastReviewedOn: { label: 'Last review' },
  dueOn: { label: 'Due' },
  effectiveOn: { label: 'Effective from' },
  sourceUrl: { label: 'Source' },
} satisfies FieldTexts<Schemas['RegulatoryRequirement']>;
