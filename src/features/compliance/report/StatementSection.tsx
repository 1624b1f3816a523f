import { isKept } from '#domain/compliance/not-kept.ts';
import { statementInWords } from '#domain/compliance/report-sheets.ts';
import { statementColumns } from '#domain/compliance/statement-columns.ts';
import { reportTexts as texts } from '#domain/words/compliance-report.ts';
import type { ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { formatInstantDay } from '#src/components/format.ts';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';

import { Sheet } from './ProofSections.tsx';

type Statement = NonNullable<ComplianceReport['statement']>;

/** `SOA-0001 Statement of the harbour, version 1.0, approved by Ana Berg on 3 March 2026` */
const approvedInWords = (statement: Statement): string => {
  const by = statement.approvedBy === null ? '' : ` by ${statement.approvedBy.name}`;
  return `${statementInWords(statement)}, approved${by} on ${formatInstantDay(statement.approvedAt)}`;
};

const StatementTable = ({ statement }: { readonly statement: Statement }) => (
  <>
    <p dir="auto">{approvedInWords(statement)}</p>
    <Sheet
      label={texts.statement}
      isWide
      headers={statementColumns.map(([header]) => header)}
      rows={statement.rows.map((row) => ({
        key: row.positionId,
        cells: statementColumns.map(([, valueOf]) => valueOf(row)),
      }))}
    />
  </>
);

/** The statement of applicability that held at the moment of a report. */
export const StatementSection = ({ report }: { readonly report: ComplianceReport }) => (
  <ReportSection title={texts.statement}>
    {report.statement === null ? (
      <NotRecorded>
        {isKept(report, 'STATEMENT') ? 'No statement was approved by then.' : `${texts.notKept}.`}
      </NotRecorded>
    ) : (
      <StatementTable statement={report.statement} />
    )}
  </ReportSection>
);
