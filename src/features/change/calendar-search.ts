import { searchSchema, type Given } from '#src/components/search-schema.ts';

import { isMonth } from './month.ts';

/** The address of the calendar: the month, the present one without any. */
export const calendarSearch = searchSchema((given: Given): { readonly month?: string } => {
  const { month } = given;
  return typeof month === 'string' && isMonth(month) ? { month } : {};
});
