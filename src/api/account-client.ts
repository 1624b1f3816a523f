import { Accounts, Preferences } from '#openapi/generated/operations.ts';

import { clientOf } from './client-of.ts';

/* Requests made before the first screen of a signed-in person; this module must not import the query cache. */

export const accounts = clientOf(Accounts);
export const preferences = clientOf(Preferences);
