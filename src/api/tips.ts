import { HelpfulTips } from '#openapi/generated/operations.ts';

import { clientOf } from './client-of.ts';

export const helpfulTips = clientOf(HelpfulTips);
