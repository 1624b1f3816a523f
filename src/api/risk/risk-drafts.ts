import { RiskDrafts } from '#openapi/generated/operations/risk-drafts.ts';

import { clientOf } from '../connection/client-of.ts';

export const riskDrafts = clientOf(RiskDrafts);
