import type { Handlers } from '#server/contract/types.ts';
import type { AttachmentParts } from '#server/modules/attachment/index.ts';
import { adoptedRow } from '#server/modules/compliance/index.ts';

import { dashboardFile } from './dashboard-file.ts';
import { dashboard } from './dashboard.ts';
import { codesOf, fileOf } from './files.ts';
import { reportOf } from './report.ts';
import { settledShares } from './settled.ts';
import { evidencePack } from './slow-work/evidence-pack.ts';
import { closingShown, closingsOf } from './subject.ts';

export { dashboard, dashboardAt } from './dashboard.ts';
export { momentOf, type Moment } from './moment.ts';
export { keepReport, reportOf } from './report.ts';
export { standardsAt, statementsAt, type StandardAt } from './standards-at.ts';
export { closingNamed } from './subject.ts';

/** Numbers and reports of the standards that an organisation has adopted (decisions 171, 172). */
export const complianceReportModule = ({
  files,
}: Pick<AttachmentParts, 'files'>): Pick<Handlers, 'ComplianceReports'> => ({
  ComplianceReports: {
    dashboard: ({ query: { asOf } }) => dashboard(asOf),
    async exportDashboard({ query: { asOf, format } }, { inTransaction }) {
      return dashboardFile(await inTransaction(() => dashboard(asOf)), format);
    },
    settled: () => settledShares(),
    async closings({ path: { id } }) {
      await adoptedRow(id);
      return (await closingsOf(id)).map(closingShown);
    },
    report: ({ path: { id }, query: { closing, asOf } }) => reportOf({ id, closing, asOf }),
    async exportReport({ path: { id }, query: { closing, asOf, format } }, context) {
      const { report, codes } = await context.inTransaction(async () => {
        const read = await reportOf({ id, closing, asOf });
        return { report: read, codes: await codesOf(read) };
      });
      return fileOf(report, codes, format);
    },
    evidencePack: ({ path: { id }, query: { closing, asOf } }, context) =>
      evidencePack({ id, closing, asOf }, files, context),
  },
});
