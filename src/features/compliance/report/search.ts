import type { ItemSelection } from '#domain/compliance/report-items.ts';
import { complianceResults } from '#domain/compliance/results.ts';
import type { ReportMoment } from '#src/api/compliance/compliance-report.ts';
import { dayFilter } from '#src/components/register/list-search.ts';
import { idOf, oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** The address of the compliance dashboard: the day, and the standard whose groups are shown. */
export const complianceDashboardSearch = searchSchema((given) => ({
  asOf: dayFilter(given['asOf']),
  standard: idOf(given['standard']),
}));

/** What the controls of a report can be narrowed to beside their results. */
export const itemSelections = [
  'TO_CONFIRM',
  'BELOW_TARGET',
  'ASSESSED',
  'APPLICABLE',
] as const satisfies readonly ItemSelection[];

const closingId = /^[\da-f-]{36}\.[1-9]\d{0,2}$/u;

/** The address of the report of a standard: what it is of, and what its controls are narrowed to. */
export const reportSearch = searchSchema((given) => ({
  closingId:
    typeof given['closingId'] === 'string' && closingId.test(given['closingId']) ? given['closingId'] : undefined,
  asOf: dayFilter(given['asOf']),
  /** `none` for controls that are in no group. */
  group: given['group'] === 'none' ? 'none' : idOf(given['group']),
  result: oneOf(complianceResults, given['result']),
  only: oneOf(itemSelections, given['only']),
}));

export type ReportSearch = SearchOf<typeof reportSearch>;

/** What the report is of. A closing wins over a day. */
export const momentIn = ({ closingId: closing, asOf }: Pick<ReportSearch, 'closingId' | 'asOf'>): ReportMoment => {
  if (closing !== undefined) return { closing };
  return asOf === undefined ? {} : { asOf };
};
