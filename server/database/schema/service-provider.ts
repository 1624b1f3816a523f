import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';

import {
  countryValues,
  levelValues,
  providerCategoryValues,
  providerReviewStatusValues,
} from '#openapi/generated/values.ts';

import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { sortedText } from './columns.ts';
import { lookupTable } from './lookup-table.ts';
import { recordTable } from './record-table.ts';

/** What providers do for the organisation. */
export const serviceType = lookupTable('service_type', {});

/** How thoroughly providers are assessed. */
export const assessmentTier = lookupTable(
  'assessment_tier',
  {
    /** From 1, the most thorough. */
    rank: integer('rank').notNull().default(1),
    /** Months from one review to the next. */
    reviewMonths: integer('review_months').notNull().default(12),
  },
  ({ rank, reviewMonths }) => [
    check('assessment_tier_rank', sql`${rank} between 1 and 10`),
    check('assessment_tier_review_months', sql`${reviewMonths} between 1 and 120`),
  ],
);

/** Where a contract with a provider stands. */
export const contractStatus = lookupTable('contract_status', {
  /** Contracts with it are over. */
  isFinal: boolean('is_final').notNull().default(false),
});

const prose = (name: string) => text(name).notNull().default('');

/** Null until rated: a default would be mistaken for a judgement. */
const levelColumn = (name: string) => text(name, { enum: levelValues });

/** Someone to talk to at a provider. */
interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: string;
}

/** What a service provider adds to its `record`, whose title is its name. */
export const serviceProvider = recordTable(
  'service_provider',
  {
    legalName: sortedText('legal_name').notNull().default(''),
    description: prose('description'),
    serviceTypeId: uuid('service_type_id'),
    category: text('category', { enum: providerCategoryValues }),
    tierId: uuid('tier_id'),
    ownerId: uuid('owner_id'),
    websiteUrl: prose('website_url'),
    headquarters: prose('headquarters'),
    countries: text('countries', { enum: countryValues }).array().notNull().default([]),
    contacts: jsonb('contacts').$type<Contact[]>().notNull().default([]),
    certifications: text('certifications').array().notNull().default([]),
    privacyPolicyUrl: prose('privacy_policy_url'),
    dataProcessingAgreementUrl: prose('data_processing_agreement_url'),
    serviceLevelAgreementUrl: prose('service_level_agreement_url'),
    termsOfServiceUrl: prose('terms_of_service_url'),
    securityPageUrl: prose('security_page_url'),
    trustPageUrl: prose('trust_page_url'),
    statusPageUrl: prose('status_page_url'),
    subprocessorsListUrl: prose('subprocessors_list_url'),
    dataSensitivity: levelColumn('data_sensitivity'),
    businessCriticality: levelColumn('business_criticality'),
    inherentRisk: levelColumn('inherent_risk'),
    residualRisk: levelColumn('residual_risk'),
    reviewStatus: text('review_status', { enum: providerReviewStatusValues }).notNull().default('NOT_REVIEWED'),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
  },
  {
    people: ['ownerId'],
    references: { serviceTypeId: serviceType, tierId: assessmentTier },
    ranked: ['category', 'dataSensitivity', 'businessCriticality', 'inherentRisk', 'residualRisk', 'reviewStatus'],
    sorted: ['legalName', 'nextReviewOn'],
  },
);

/** Those who are responsible for a provider together with its owner. */
export const serviceProviderCoOwner = assignmentTable(
  'service_provider_co_owner',
  { recordId: uuid('provider_id').notNull(), personId: uuid('person_id').notNull() },
  { recordId: belongsTo(serviceProvider), personId: toPerson() },
  { use: 'service_provider_co_owned' },
);

/** The companies that a provider belongs to. */
export const serviceProviderParent = assignmentTable(
  'service_provider_parent',
  { providerId: uuid('provider_id').notNull(), parentId: uuid('parent_id').notNull() },
  { providerId: belongsTo(serviceProvider), parentId: belongsTo(serviceProvider) },
  {
    covering: true,
    use: 'service_provider_child',
    extras: (table) => [check('service_provider_parent_other', sql`${table.providerId} <> ${table.parentId}`)],
  },
);

/** The providers that a provider uses to provide its service. */
export const serviceProviderSubProcessor = assignmentTable(
  'service_provider_sub_processor',
  { providerId: uuid('provider_id').notNull(), subProcessorId: uuid('sub_processor_id').notNull() },
  {
    providerId: belongsTo(serviceProvider, 'service_provider_sub_processor_user'),
    subProcessorId: belongsTo(serviceProvider, 'service_provider_sub_processor_used'),
  },
  {
    covering: true,
    use: 'service_provider_user',
    extras: (table) => [
      check('service_provider_sub_processor_other', sql`${table.providerId} <> ${table.subProcessorId}`),
    ],
  },
);
