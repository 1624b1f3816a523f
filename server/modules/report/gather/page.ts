import { sql } from 'drizzle-orm';

import { dashboardPage, standardPage, type PageParts } from '#domain/report/compliance-page.ts';
import { dayEndedAt, lastDayOf } from '#domain/time/last-day.ts';
import type { Schemas } from '#server/contract/types.ts';
import { dashboardAt, reportOf } from '#server/modules/compliance-report/index.ts';
import { withoutRiskTitles } from '#server/modules/statement/index.ts';

import { ReportRefused } from '../refused.ts';

type Page = Schemas['CompliancePage'];
type Report = Schemas['ComplianceReport'];

/** What counted at the moment of a run: read again on a later day, it says the same. */
const storedMoment = (asOf: Date, timeZone: string) => {
  const day = lastDayOf(asOf, timeZone);
  const past = { day: sql`${day}::date`, before: sql`${asOf.toISOString()}::timestamptz` };
  const basis = dayEndedAt(asOf, timeZone) === null ? ('TODAY' as const) : ('DAY' as const);
  return { day, past, basis };
};

function refuseOtherGroup({ groups }: Report, { group }: Page): void {
  if (group !== null && groups.every(({ id }) => (id ?? 'none') !== group))
    throw new ReportRefused('The standard has no such group then. Choose another one on its page.');
}

/** What a run stores is read by others than its author, some of whom may not view risks. */
const forAnyReader = ({ statement, ...report }: Report): Report => ({
  ...report,
  statement: statement && { ...statement, rows: withoutRiskTitles(statement.rows) },
});

/** Reads what a page of compliance shows: the report of a standard, or the dashboard of all. @throws ReportRefused */
export async function readPage(page: Page, asOf: Date, timeZone: string): Promise<PageParts> {
  const { adoptedStandardId: id, closing } = page;
  const moment = storedMoment(asOf, timeZone);
  if (id === null) return dashboardPage(await dashboardAt(moment));
  const report = forAnyReader(await reportOf(closing === null ? { id, moment } : { id, closing }));
  refuseOtherGroup(report, page);
  return standardPage(report, page);
}
