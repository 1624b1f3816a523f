import { date, text, uuid } from 'drizzle-orm/pg-core';

import { complianceStatusValues, countryValues } from '#openapi/generated/values.ts';

import { sortedText } from './columns.ts';
import { lookupTable } from './lookup-table.ts';
import { recordTable } from './record-table.ts';

export const region = lookupTable('region', {});
export const jurisdiction = lookupTable('jurisdiction', {});
export const operationType = lookupTable('operation_type', {});
export const corporateLaw = lookupTable('corporate_law', {});
export const cybersecurityLaw = lookupTable('cybersecurity_law', {});
export const privacyLaw = lookupTable('privacy_law', {});
export const regulatoryRiskType = lookupTable('regulatory_risk_type', {});

const prose = (name: string) => text(name).notNull().default('');
const day = (name: string) => date(name, { mode: 'string' });

/** What a requirement of the country regulatory register adds to its `record`. */
export const regulatoryRequirement = recordTable(
  'regulatory_requirement',
  {
    country: text('country', { enum: countryValues }),
    regionId: uuid('region_id'),
    jurisdictionId: uuid('jurisdiction_id'),
    operationTypeId: uuid('operation_type_id'),
    corporateLawId: uuid('corporate_law_id'),
    cybersecurityLawId: uuid('cybersecurity_law_id'),
    privacyLawId: uuid('privacy_law_id'),
    riskTypeId: uuid('risk_type_id'),
    requirement: prose('requirement'),
    article: sortedText('article').notNull().default(''),
    regulator: sortedText('regulator').notNull().default(''),
    applicability: prose('applicability'),
    actions: prose('actions'),
    ownerId: uuid('owner_id'),
    /** Null until assessed. */
    status: text('status', { enum: complianceStatusValues }),
    lastReviewedOn: day('last_reviewed_on'),
    dueOn: day('due_on'),
    effectiveOn: day('effective_on'),
    sourceUrl: prose('source_url'),
  },
  {
    people: ['ownerId'],
    references: {
      regionId: region,
      jurisdictionId: jurisdiction,
      operationTypeId: operationType,
      corporateLawId: corporateLaw,
      cybersecurityLawId: cybersecurityLaw,
      privacyLawId: privacyLaw,
      riskTypeId: regulatoryRiskType,
    },
    ranked: ['country', 'status'],
    sorted: ['article', 'regulator', 'lastReviewedOn', 'dueOn'],
  },
);
