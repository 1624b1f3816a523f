import { Accounts } from '#openapi/generated/operations/accounts.ts';
import { Preferences } from '#openapi/generated/operations/preferences.ts';

import { clientOf } from '../connection/client-of.ts';

/* Requests made before the first screen of a signed-in person; this module must not import the query cache. */

export const accounts = clientOf(Accounts);
export const preferences = clientOf(Preferences);
