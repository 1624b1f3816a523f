import { reportFacts, type ReportCell } from '#domain/compliance/report-sheets.ts';
import { reportTexts } from '#domain/words/compliance-report.ts';
import type { ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { formatDay, formatInstant, formatNumber } from '#src/components/format.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportSection } from '#src/components/report/ReportSection.tsx';

/** A cell as the person writes days and numbers. */
function cellText(cell: ReportCell): string {
  if (cell === null) return 'None';
  if (cell.type === 'number') return formatNumber(cell.value);
  if (cell.type === 'day') return formatDay(cell.value);
  return cell.type === 'instant' ? formatInstant(cell.value) : cell.value;
}

/** What the report is of, and its numbers. */
export const SummarySection = ({ report }: { readonly report: ComplianceReport }) => (
  <ReportSection title={reportTexts.summary}>
    <ReportFacts facts={reportFacts(report).map(([name, cell]) => [name, cellText(cell)])} />
  </ReportSection>
);
