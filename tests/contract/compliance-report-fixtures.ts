import { nothing } from './account-fixtures.ts';
import { closedIn } from './compliance-assessment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';

/** Inputs of the numbers and reports of adopted standards. */
export const complianceReportFixtures = {
  'ComplianceReports.dashboard': async () => ({ query: { asOf: '2020-02-29' } }),
  'ComplianceReports.exportDashboard': async () => ({ query: { format: 'xlsx', asOf: '2020-02-29' } }),
  'ComplianceReports.settled': nothing,
  'ComplianceReports.closings': async (place) => ({ path: { id: (await closedIn(place)).standardId } }),
  'ComplianceReports.report': async (place) => {
    const { id, standardId } = await closedIn(place);
    return { path: { id: standardId }, query: { closing: `${id}.1` } };
  },
  'ComplianceReports.exportReport': async (place) => ({
    path: { id: (await closedIn(place)).standardId },
    query: { format: 'xlsx', asOf: '2020-02-29' },
  }),
  'ComplianceReports.evidencePack': async (place) => {
    const { id, standardId } = await closedIn(place);
    return { path: { id: standardId }, query: { closing: `${id}.1` } };
  },
} satisfies FixturesOf<'ComplianceReports'>;
