export { actingFor } from './acting-for.ts';
export { callerFinder } from './callers.ts';
export { accountHandlers } from './handlers.ts';
export { logIdentityEvent, loginLogHandlers } from './login-log.ts';
export { preferenceHandlers } from './preferences.ts';
export { accountQueries } from './queries.ts';
export { type Recipient, recipientsOf } from './recipients.ts';
export { timeZoneOf } from './time-zone.ts';
export { restoreSuperAdmin } from './super-admin.ts';
