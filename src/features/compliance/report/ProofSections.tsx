import { isKept } from '#domain/compliance/not-kept.ts';
import { closingInWords } from '#domain/compliance/report-sheets.ts';
import { reportedFindingStateLabels, reportTexts as texts } from '#domain/words/compliance-report.ts';
import { findingKindLabels } from '#domain/words/finding.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { ComplianceReport } from '#src/api/compliance/compliance-report.ts';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';
import { labels } from '#src/ui/labels.ts';
import { css, cx } from '#styled/css/index.js';

const sheet = cx(
  reportTable,
  css({
    width: 'full',
    minWidth: { base: '[44rem]', _print: '[0]' },
    textStyle: 'xs',
    '& th, & td': { overflowWrap: 'anywhere' },
  }),
);

// With so many columns words would break at any letter: they keep their longest word, and the table scrolls.
const wideSheet = cx(
  reportTable,
  css({
    width: 'full',
    minWidth: { base: '[64rem]', _print: '[0]' },
    textStyle: 'xs',
    '& th, & td': { overflowWrap: 'break-word' },
  }),
);

const dayText = (day: string | null): string => (day === null ? 'None' : formatDay(day));

interface SheetProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly headers: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** A plain table of a report. The second cell names the row. */
export const Sheet = ({ label, isWide = false, headers, rows }: SheetProps) => (
  <ReportScroll label={`Table of ${label.toLowerCase()}`}>
    <table className={isWide ? wideSheet : sheet} aria-label={label}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={headers[index]} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ReportScroll>
);

/** Where a finding stood, with the day of its closing. */
const stateInWords = ({ state, closedOn }: ComplianceReport['findings'][number]): string =>
  [reportedFindingStateLabels[state], ...(state === 'CLOSED' && closedOn !== null ? [formatDay(closedOn)] : [])].join(
    ' ',
  );

/** The findings of the controls of a report. */
export const FindingSection = ({ report }: { readonly report: ComplianceReport }) => (
  <ReportSection title={texts.findings}>
    {report.findings.length === 0 ? (
      <NotRecorded>{isKept(report, 'FINDINGS') ? 'No findings.' : `${texts.notKept}.`}</NotRecorded>
    ) : (
      <Sheet
        label={texts.findings}
        headers={[
          texts.ref,
          texts.title,
          texts.kind,
          texts.status,
          texts.raisedOn,
          texts.dueOn,
          texts.owner,
          texts.controls,
        ]}
        rows={report.findings.map((one) => ({
          key: one.id,
          cells: [
            one.ref,
            one.title,
            findingKindLabels[one.kind],
            stateInWords(one),
            formatDay(one.raisedOn),
            dayText(one.dueOn),
            one.owner?.name ?? labels.unassigned,
            one.controls.join(', '),
          ],
        }))}
      />
    )}
  </ReportSection>
);

/** The evidence of a report, with its files. */
export const EvidenceSection = ({ report }: { readonly report: ComplianceReport }) => (
  <ReportSection title={texts.evidence}>
    {report.evidence.length === 0 ? (
      <NotRecorded>No evidence.</NotRecorded>
    ) : (
      <Sheet
        label={texts.evidence}
        headers={[texts.ref, texts.title, texts.version, texts.coveredUntil, texts.controls, texts.files]}
        rows={report.evidence.map((one) => ({
          key: one.ref,
          cells: [
            one.ref,
            one.title,
            formatNumber(one.version),
            one.coveredUntil === null && !isKept(report, 'EVIDENCE_DAYS') ? texts.notKept : dayText(one.coveredUntil),
            one.controls.join(', '),
            one.files.map(({ name }) => name).join(', ') || 'None',
          ],
        }))}
      />
    )}
  </ReportSection>
);

/** The controls whose result is another than that of the last closing. */
export const ChangeSection = ({ report: { since, changes } }: { readonly report: ComplianceReport }) => (
  <ReportSection title={texts.changes}>
    {since === null && <NotRecorded>Nothing was closed before.</NotRecorded>}
    {since !== null && <p dir="auto">{closingInWords(since)}</p>}
    {since !== null && changes.length === 0 && <NotRecorded>No result has changed.</NotRecorded>}
    {changes.length > 0 && (
      <Sheet
        label="Changes"
        headers={[texts.ref, texts.title, texts.before, texts.after]}
        rows={changes.map(({ positionId, ref, title, from, to }) => ({
          key: positionId,
          cells: [ref, title, complianceResultLabels[from], complianceResultLabels[to]],
        }))}
      />
    )}
  </ReportSection>
);
