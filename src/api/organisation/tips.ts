import { HelpfulTips } from '#openapi/generated/operations/helpful-tips.ts';

import { clientOf } from '../connection/client-of.ts';

export const helpfulTips = clientOf(HelpfulTips);
