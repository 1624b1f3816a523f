import { PolicyDrafts } from '#openapi/generated/operations/policy-drafts.ts';

import { clientOf } from './client-of.ts';
import type { Schemas } from './client.ts';

export type PolicyDraftInput = Schemas['PolicyDraftInput'];
export type DraftedPolicySection = Schemas['DraftedPolicySection'];

export const policyDrafts = clientOf(PolicyDrafts);
