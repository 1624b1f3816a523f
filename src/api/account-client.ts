import { Accounts, Preferences } from '#openapi/generated/operations.ts';

import { clientOf } from './client-of.ts';

/* What is asked before the first screen of somebody who is signed in: it comes without the query cache. */

export const accounts = clientOf(Accounts);
export const preferences = clientOf(Preferences);
