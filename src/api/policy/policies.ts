import { Policies } from '#openapi/generated/operations/policies.ts';
import { PolicyCategories } from '#openapi/generated/operations/policy-categories.ts';
import { PolicyFrequencies } from '#openapi/generated/operations/policy-frequencies.ts';
import { policy, policyCategory, policyFrequency } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import { lookupSource, registerSource } from '../record/record-source.ts';
import type { KindOf, LookupSource, RegisterSource } from '../record/register.ts';

export type Policy = Schemas['Policy'];
export type PolicyKind = KindOf<'Policies'>;

export const policies: RegisterSource<PolicyKind> = registerSource(policy, clientOf(Policies));

export const policyCategories = plainLookup(policyCategory, clientOf(PolicyCategories));
export const policyFrequencies: LookupSource<KindOf<'PolicyFrequencies'>> = lookupSource(
  policyFrequency,
  clientOf(PolicyFrequencies),
);
