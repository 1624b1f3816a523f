export { callerFinder } from './callers.ts';
export { accountHandlers, preferenceHandlers } from './handlers.ts';
export { accountQueries } from './queries.ts';
