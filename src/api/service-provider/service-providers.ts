import { AssessmentTiers } from '#openapi/generated/operations/assessment-tiers.ts';
import { ContractStatuses } from '#openapi/generated/operations/contract-statuses.ts';
import { ServiceProviders } from '#openapi/generated/operations/service-providers.ts';
import { ServiceTypes } from '#openapi/generated/operations/service-types.ts';
import {
  assessmentTemplate,
  assessmentTier,
  contractStatus,
  serviceProvider,
  serviceType,
} from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import { lookupSource, registerSource } from '../record/record-source.ts';
import type { KindOf, LookupSource, RegisterSource } from '../record/register.ts';

export type ServiceProvider = Schemas['ServiceProvider'];
export type ProviderKind = KindOf<'ServiceProviders'>;
export type AssessmentTier = Schemas['AssessmentTier'];

export const serviceProviders: RegisterSource<ProviderKind> = registerSource(
  serviceProvider,
  clientOf(ServiceProviders),
);

/** Templates name the types and tiers that they are for. */
const ofTemplates = [assessmentTemplate.kind];

export const serviceTypes = plainLookup(serviceType, clientOf(ServiceTypes), ofTemplates);

export const assessmentTiers: LookupSource<KindOf<'AssessmentTiers'>> = lookupSource(
  assessmentTier,
  clientOf(AssessmentTiers),
  ofTemplates,
);

/** Their names appear on contracts, which are not part of the providers' own answers. */
export const contractStatuses: LookupSource<KindOf<'ContractStatuses'>> = lookupSource(
  contractStatus,
  clientOf(ContractStatuses),
  ['providerContract'],
);
