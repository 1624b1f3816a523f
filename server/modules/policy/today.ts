import { organisationToday } from '#server/modules/organisation/index.ts';

/**
 * The day it is where the organisation is, for whatever begins or ends with a day: when versions come into force and people are
 * asked, and when policies expire. Must be called in a transaction of the organisation.
 */
export const today = organisationToday;

export { todayInQuery } from '#server/modules/organisation/index.ts';
