import { HelpfulTips } from '#openapi/generated/operations/helpful-tips.ts';

import { clientOf } from './client-of.ts';

export const helpfulTips = clientOf(HelpfulTips);
