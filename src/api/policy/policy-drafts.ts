import { PolicyDrafts } from '#openapi/generated/operations/policy-drafts.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';

export type PolicyDraftInput = Schemas['PolicyDraftInput'];
export type DraftedPolicySection = Schemas['DraftedPolicySection'];

export const policyDrafts = clientOf(PolicyDrafts);
