import type { components } from '#openapi/generated/types.ts';

import { contactLine, contactOfLine } from '../service-provider/contact.ts';
import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';
import { levelLabels } from './information-asset.ts';
import { countryName } from './regulatory-requirement.ts';

type Schemas = components['schemas'];

export const providerCategoryLabels: ValueTexts<Schemas['ProviderCategory']> = {
  ANALYTICS: 'Analytics',
  CLOUD_MONITORING: 'Cloud monitoring',
  CLOUD_PROVIDER: 'Cloud provider',
  COLLABORATION: 'Collaboration',
  CUSTOMER_SUPPORT: 'Customer support',
  DATA_STORAGE_AND_PROCESSING: 'Data storage and processing',
  DOCUMENT_MANAGEMENT: 'Document management',
  EMPLOYEE_MANAGEMENT: 'Employee management',
  ENGINEERING: 'Engineering',
  FINANCE: 'Finance',
  IDENTITY_PROVIDER: 'Identity provider',
  IT: 'IT',
  MARKETING: 'Marketing',
  OFFICE_OPERATIONS: 'Office operations',
  PASSWORD_MANAGEMENT: 'Password management',
  PRODUCT_AND_DESIGN: 'Product and design',
  PROFESSIONAL_SERVICES: 'Professional services',
  RECRUITING: 'Recruiting',
  SALES: 'Sales',
  SECURITY: 'Security',
  VERSION_CONTROL: 'Version control',
  OTHER: 'Other',
};

export const reviewStatusLabels: ValueTexts<Schemas['ProviderReviewStatus']> = {
  NOT_REVIEWED: 'Not reviewed',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  CONDITIONAL: 'Approved with conditions',
  REJECTED: 'Rejected',
};

/** The words of a service provider's fields. */
export const providerTexts = {
  title: recordTexts.title,
  legalName: { label: 'Legal name' },
  description: { label: 'Description' },
  serviceType: { label: 'Service type' },
  category: { label: 'Category', values: providerCategoryLabels },
  tier: { label: 'Assessment tier' },
  owner: { label: 'Owner' },
  coOwners: { label: 'Co-owners' },
  websiteUrl: { label: 'Website' },
  headquarters: { label: 'Headquarters' },
  countries: { label: 'Countries', values: countryName },
  contacts: { label: 'Contacts', line: { of: contactLine, read: contactOfLine } },
  parents: { label: 'Belongs to' },
  subProcessors: { label: 'Sub-processors' },
  certifications: { label: 'Certifications' },
  privacyPolicyUrl: { label: 'Privacy policy' },
  dataProcessingAgreementUrl: { label: 'Data processing agreement' },
  serviceLevelAgreementUrl: { label: 'Service level agreement' },
  termsOfServiceUrl: { label: 'Terms of service' },
  securityPageUrl: { label: 'Security page' },
  trustPageUrl: { label: 'Trust page' },
  statusPageUrl: { label: 'Status page' },
  subprocessorsListUrl: { label: 'List of sub-processors' },
  dataSensitivity: { label: 'Data sensitivity', values: levelLabels },
  businessCriticality: { label: 'Business criticality', values: levelLabels },
  inherentRisk: { label: 'Inherent risk', values: levelLabels },
  residualRisk: { label: 'Residual risk', values: levelLabels },
  reviewStatus: { label: 'Review status', values: reviewStatusLabels },
  nextReviewOn: { label: 'Next review' },
} satisfies FieldTexts<Schemas['ServiceProvider']>;
