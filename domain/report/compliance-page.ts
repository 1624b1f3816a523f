import type { components } from '#openapi/generated/types.ts';

import { dashboardSheets } from '../compliance/dashboard-sheets.ts';
import { selectedItems } from '../compliance/report-items.ts';
import { groupInWords, reportSheets, type ReportSheet } from '../compliance/report-sheets.ts';
import { itemSelectionLabels, reportTexts as texts } from '../words/compliance-report.ts';
import { complianceResultLabels } from '../words/own-control.ts';
import type { ReportContent, ReportRow, ReportSection } from './content.ts';

type Schemas = components['schemas'];
type Page = Schemas['CompliancePage'];
type Report = Schemas['ComplianceReport'];
type Dashboard = Schemas['ComplianceDashboard'];

/** What a stored page says, apart from what every report says. */
export type PageParts = Required<Pick<ReportContent, 'notes' | 'page' | 'sections'>>;

/** The sections of the definition of compliance that pages are made of: who may view those may view the page. */
export const sectionsOfPage = ({ adoptedStandardId }: Pick<Page, 'adoptedStandardId'>): string[] =>
  adoptedStandardId === null
    ? ['standards', 'groups', 'findings', 'evidence']
    : ['standards', 'groups', 'controls', 'statements', 'findings', 'evidence'];

interface Keyed {
  /** The same in every run of the page. */
  readonly key: string;
  readonly recordId?: string;
}

const weights: Readonly<Record<string, number>> = {
  Value: 3,
  'SHA-256': 2,
  [texts.title]: 3,
  [texts.standard]: 2.5,
  [texts.group]: 2,
  [texts.observation]: 2.5,
  [texts.reason]: 2,
  [texts.ownControls]: 2,
  [texts.files]: 2,
};

/** What a row is called: its first two values. */
const nameOf = (cells: ReportRow['cells']): string =>
  cells
    .slice(0, 2)
    .flatMap((cell) => (cell === null ? [] : [String(cell.value)]))
    .join(' ');

/** A sheet of a page as the section of a report. Rows beside those that have keys, such as one that nothing was kept, are known by their place. */
const sectionOf = (key: string, { name, headers, rows }: ReportSheet, keyed: readonly Keyed[]): ReportSection => ({
  key,
  title: name,
  note: '',
  columns: headers.map((label, index) => ({ key: String(index), label, weight: weights[label] ?? 1 })),
  rows: rows.map((cells, index) => ({
    key: keyed[index]?.key ?? String(index),
    recordId: keyed[index]?.recordId ?? null,
    name: nameOf(cells),
    cells,
  })),
});

const byFirstCell = ({ rows }: ReportSheet): Keyed[] => rows.map((cells) => ({ key: nameOf(cells.slice(0, 1)) }));

/** What the controls are narrowed to, such as `Compliant, To be confirmed`; empty for all of them. */
function filterInWords({ groups }: Report, { group, result, only }: Page): string {
  const found = groups.find(({ id }) => (id ?? 'none') === group);
  return [
    ...(group === null ? [] : [found === undefined ? texts.noGroup : groupInWords(found)]),
    ...(result === null ? [] : [complianceResultLabels[result]]),
    ...(only === null ? [] : [itemSelectionLabels[only]]),
  ].join(', ');
}

/** What of a past moment is as it was when it was read. */
const readLater =
  'Targets, justifications of exclusions, names, and which evidence proved an own control are those of the day on which this was read; what had been deleted for good by then is missing.';

/** The report of a standard as its page shows it: all of it, with the controls that the page is narrowed to. */
export function standardPage(whole: Report, page: Page): PageParts {
  const { group, result, only } = page;
  const items = selectedItems(whole.items, {
    group: group ?? undefined,
    result: result ?? undefined,
    only: only ?? undefined,
  });
  const report = { ...whole, items };
  const [summary, groups, controls, statement, findings, evidence, changes] = reportSheets(report);
  const filter = filterInWords(whole, page);
  const shown = `${items.length} of ${whole.items.length}: ${filter}`;
  const facts: ReportSheet = {
    ...summary,
    rows:
      filter === ''
        ? summary.rows
        : [...summary.rows, [texts.controls, shown].map((value) => ({ type: 'text' as const, value }))],
  };
  const positions = (of: readonly { readonly positionId: string }[]) => of.map(({ positionId: key }) => ({ key }));
  return {
    notes: [
      ...(filter === '' ? [] : [`Only some controls: ${shown}.`]),
      ...(report.basis === 'CLOSING' ? [] : [readLater]),
    ],
    page: { day: report.day, csv: 'controls' },
    sections: [
      sectionOf('summary', facts, byFirstCell(facts)),
      sectionOf(
        'groups',
        groups,
        report.groups.map(({ id }) => ({ key: id ?? 'none' })),
      ),
      sectionOf('controls', controls, positions(items)),
      sectionOf('statements', statement, positions(report.statement?.rows ?? [])),
      sectionOf(
        'findings',
        findings,
        report.findings.map(({ id }) => ({ key: id, recordId: id })),
      ),
      sectionOf(
        'evidence',
        evidence,
        report.evidence.map(({ ref }) => ({ key: ref })),
      ),
      sectionOf('changes', changes, positions(report.changes)),
    ],
  };
}

/** The numbers of all standards, as the dashboard exports them. */
export function dashboardPage(dashboard: Dashboard): PageParts {
  const [standards, groups, findings, evidence] = dashboardSheets(dashboard);
  return {
    notes: [readLater],
    page: { day: dashboard.day, csv: 'standards' },
    sections: [
      sectionOf(
        'standards',
        standards,
        dashboard.standards.map(({ id }) => ({ key: id })),
      ),
      sectionOf(
        'groups',
        groups,
        dashboard.standards.flatMap((one) => one.groups.map(({ id }) => ({ key: `${one.id} ${id ?? ''}` }))),
      ),
      sectionOf('findings', findings, byFirstCell(findings)),
      sectionOf('evidence', evidence, byFirstCell(evidence)),
    ],
  };
}

/** A section as the sheet that the page has: what its own export writes. */
export const sheetOfSection = ({ title, columns, rows }: ReportSection): ReportSheet => ({
  name: title,
  headers: columns.map(({ label }) => label),
  rows: rows.map(({ cells }) => cells),
});
