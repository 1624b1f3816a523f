import type { components } from '#openapi/generated/types.ts';

import { percentText } from '../share.ts';
import { complianceAssessmentKindLabels } from '../words/compliance-assessment.ts';
import { reportBasisLabels, reportedFindingStateLabels, reportTexts as texts } from '../words/compliance-report.ts';
import { findingKindLabels } from '../words/finding.ts';
import { complianceResultLabels, scoringMethodLabels } from '../words/own-control.ts';
import { groupTitle } from './control-title.ts';
import { isKept, reasonInWords } from './not-kept.ts';
import { scoreInWords, shareInWords, tenthsText } from './report-score.ts';
import { complianceResults } from './results.ts';
import { statementColumns } from './statement-columns.ts';

type Report = components['schemas']['ComplianceReport'];

/** A cell of a sheet, as exports write them. */
export type ReportCell =
  | { readonly type: 'text' | 'day' | 'instant'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | null;

/** A part of a report as a table. */
export interface ReportSheet {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

const text = (value: string | null): ReportCell => (value === null || value === '' ? null : { type: 'text', value });
const day = (value: string | null): ReportCell => (value === null ? null : { type: 'day', value });
const number = (value: number | null): ReportCell => (value === null ? null : { type: 'number', value });
/** A value that an older closing may not have kept: that it has none would be another statement. */
const kept = (report: Report, part: Report['notKept'][number], cell: ReportCell): ReportCell =>
  cell === null && !isKept(report, part) ? text(texts.notKept) : cell;
const lines = (values: readonly string[]): ReportCell => text(values.join('\n'));

/** `CA-0003 Yearly audit, closing 2` */
export const closingInWords = ({ ref, title, number: at }: NonNullable<Report['closing']>): string =>
  `${ref} ${title}, closing ${at}`;

/** `SOA-0001 Statement of the harbour, version 1.0` */
export const statementInWords = ({ ref, title, number: at }: NonNullable<Report['statement']>): string =>
  `${ref} ${title}, version ${at}`;

/** The facts of a report, by their names. */
export function reportFacts(report: Report): readonly (readonly [name: string, cell: ReportCell])[] {
  const { closing, since, score, method, confidence } = report;
  return [
    [texts.standard, text(report.title)],
    [texts.version, text(report.number)],
    [texts.publisher, text(report.publisher)],
    [texts.basis, text(reportBasisLabels[report.basis])],
    [texts.day, day(report.day)],
    ...(closing === null
      ? []
      : ([
          [texts.closing, text(closingInWords(closing))],
          [texts.kind, text(complianceAssessmentKindLabels[closing.kind])],
          [texts.closedBy, text(closing.closedBy?.name ?? null)],
          [texts.conclusion, text(closing.conclusion)],
        ] as const)),
    [texts.method, text(scoringMethodLabels[method])],
    [texts.score, text(scoreInWords(method, score))],
    [texts.coverage, text(shareInWords(score.coverage))],
    [texts.assessed, number(score.assessed)],
    [texts.applicable, number(score.applicable)],
    [texts.maturity, text(score.maturity === null ? null : tenthsText(score.maturity))],
    [texts.targetMaturity, kept(report, 'TARGETS', number(report.targetMaturity))],
    [texts.confidence, text(confidence === null ? null : percentText(String(confidence)))],
    [texts.statement, kept(report, 'STATEMENT', text(report.statement && statementInWords(report.statement)))],
    ...report.results.map(({ result, count }) => [complianceResultLabels[result], number(count)] as const),
    [texts.comparedWith, text(since === null ? null : closingInWords(since))],
  ];
}

/** The name of a group of a report. */
export const groupInWords = (group: Pick<Report['groups'][number], 'id' | 'code' | 'title'>): string =>
  group.id === null ? texts.noGroup : groupTitle(group);

const groupSheet = ({ groups, method }: Report): ReportSheet => ({
  name: texts.groups,
  headers: [
    texts.group,
    ...complianceResults.map((result) => complianceResultLabels[result]),
    texts.score,
    texts.coverage,
    texts.maturity,
  ],
  rows: groups.map((group) => [
    text(groupInWords(group)),
    ...complianceResults.map((result) => number(group.results.find((one) => one.result === result)?.count ?? 0)),
    text(scoreInWords(method, group.score)),
    text(shareInWords(group.score.coverage)),
    text(group.score.maturity === null ? null : tenthsText(group.score.maturity)),
  ]),
});

/** The controls of a report as a table, which is all of its CSV. */
export function controlSheet(report: Report): ReportSheet {
  const { groups, items } = report;
  const names = new Map(groups.map((group) => [group.id, groupInWords(group)]));
  return {
    name: texts.controls,
    headers: [
      texts.group,
      texts.ref,
      texts.title,
      texts.result,
      texts.maturity,
      texts.target,
      texts.confidence,
      texts.toConfirm,
      texts.observation,
      texts.reason,
      texts.assessor,
      texts.ownControls,
      texts.evidence,
    ],
    rows: items.map((item) => [
      text(names.get(item.groupId) ?? ''),
      text(item.ref),
      text(item.title),
      text(complianceResultLabels[item.result]),
      number(item.maturity),
      kept(report, 'TARGETS', number(item.target)),
      number(item.confidence),
      text(item.isToConfirm ? 'Yes' : 'No'),
      text(item.observation),
      text(reasonInWords(report, item)),
      text(item.assessor?.name ?? null),
      lines(item.sources.map(({ ref, title }) => `${ref} ${title}`)),
      lines(item.evidence),
    ]),
  };
}

/** The rows of a part; of an older closing that did not keep it, one that says so. */
const rowsOf = (report: Report, part: Report['notKept'][number], rows: ReportSheet['rows']): ReportSheet['rows'] =>
  isKept(report, part) ? rows : [[text(texts.notKept)]];

const statementSheet = (report: Report): ReportSheet => ({
  name: texts.statement,
  headers: statementColumns.map(([header]) => header),
  rows: rowsOf(
    report,
    'STATEMENT',
    (report.statement?.rows ?? []).map((row) => statementColumns.map(([, valueOf]) => text(valueOf(row)))),
  ),
});

const findingSheet = (report: Report): ReportSheet => ({
  name: texts.findings,
  headers: [
    texts.ref,
    texts.title,
    texts.kind,
    texts.status,
    texts.raisedOn,
    texts.dueOn,
    texts.closedOn,
    texts.owner,
    texts.controls,
  ],
  rows: rowsOf(
    report,
    'FINDINGS',
    report.findings.map((one) => [
      text(one.ref),
      text(one.title),
      text(findingKindLabels[one.kind]),
      text(reportedFindingStateLabels[one.state]),
      day(one.raisedOn),
      day(one.dueOn),
      day(one.closedOn),
      text(one.owner?.name ?? null),
      lines(one.controls),
    ]),
  ),
});

const evidenceSheet = (report: Report): ReportSheet => ({
  name: texts.evidence,
  headers: [texts.ref, texts.title, texts.version, texts.coveredUntil, texts.controls, texts.files, 'SHA-256'],
  rows: report.evidence.map((one) => [
    text(one.ref),
    text(one.title),
    number(one.version),
    kept(report, 'EVIDENCE_DAYS', day(one.coveredUntil)),
    lines(one.controls),
    lines(one.files.map(({ name }) => name)),
    lines(one.files.map(({ sha256 }) => sha256)),
  ]),
});

const changeSheet = ({ changes }: Report): ReportSheet => ({
  name: 'Changes',
  headers: [texts.ref, texts.title, texts.before, texts.after],
  rows: changes.map(({ ref, title, from, to }) => [
    text(ref),
    text(title),
    text(complianceResultLabels[from]),
    text(complianceResultLabels[to]),
  ]),
});

/** A report as sheets, in the order of its parts. */
export const reportSheets = (report: Report) =>
  [
    {
      name: texts.summary,
      headers: ['Fact', 'Value'],
      rows: reportFacts(report).map(([name, cell]) => [text(name), cell]),
    },
    groupSheet(report),
    controlSheet(report),
    statementSheet(report),
    findingSheet(report),
    evidenceSheet(report),
    changeSheet(report),
  ] as const satisfies readonly ReportSheet[];
