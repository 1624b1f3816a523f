import type { LookupKind } from '#openapi/generated/records.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, description: '' }));

/** The default look-up entries of the country regulatory register: places, activities and laws that many need. */
export const defaultRegulation = {
  region: named('Europe', 'North America', 'Latin America', 'Middle East and Africa', 'Asia-Pacific'),
  jurisdiction: named('European Union', 'Germany', 'Switzerland', 'United Kingdom', 'United States, federal'),
  operationType: named(
    'All operations',
    'Employment',
    'Healthcare delivery',
    'IT and cloud services',
    'Logistics and transport',
    'Payment and finance',
    'Sales and marketing',
  ),
  corporateLaw: named(
    'Code of Obligations',
    'Companies Act 2006',
    'Corporate Sustainability Reporting Directive',
    'HGB',
  ),
  cybersecurityLaw: named(
    'BSI-Gesetz',
    'Critical Entities Resilience Directive',
    'Cyber Resilience Act',
    'DORA',
    'NIS Regulations 2018',
    'NIS2',
  ),
  privacyLaw: named('Data Act', 'Data Protection Act 2018', 'ePrivacy Directive', 'GDPR', 'Swiss nFADP', 'UK GDPR'),
  regulatoryRiskType: named(
    'Fine or sanction',
    'Personal liability of directors',
    'Loss of licence',
    'Claims for damages',
    'Loss of reputation',
  ),
} satisfies Partial<Record<LookupKind, readonly { name: string; description: string }[]>>;
