export { callerFinder } from './callers.ts';
export { accountHandlers } from './handlers.ts';
export { logIdentityEvent, loginLogHandlers } from './login-log.ts';
export { preferenceHandlers } from './preferences.ts';
export { accountQueries } from './queries.ts';
export { restoreSuperAdmin } from './super-admin.ts';
