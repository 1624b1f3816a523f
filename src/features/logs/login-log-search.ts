import { loginEventValues } from '#openapi/generated/values/login-event.ts';
import type { LoginLogQuery } from '#src/api/record/logs.ts';
import { valuesFilter } from '#src/components/register/list-search.ts';
import { searchSchema, type SearchOf } from '#src/components/search-schema.ts';
import { logQueryOf, logSearch } from '#src/registers/log/log-search.ts';

/** The search parameters of the login log. */
export const loginLogSearch = searchSchema((given) => ({
  ...logSearch(given, ['at', 'event']),
  event: valuesFilter(loginEventValues, given['event']),
}));

export type LoginLogSearch = SearchOf<typeof loginLogSearch>;

/** The server query. */
export const toLoginLogQuery = ({ event, ...address }: LoginLogSearch): LoginLogQuery => ({
  ...logQueryOf(address),
  event,
});
