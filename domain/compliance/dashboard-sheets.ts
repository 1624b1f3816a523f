import type { components } from '#openapi/generated/types.ts';

import { percentText } from '../share.ts';
import { reportTexts as texts } from '../words/compliance-report.ts';
import { freshnessLabels } from '../words/evidence.ts';
import { figureLabels } from '../words/figures.ts';
import { findingKindLabels } from '../words/finding.ts';
import { complianceResultLabels, scoringMethodLabels } from '../words/own-control.ts';
import { scoreInWords, shareInWords, tenthsText } from './report-score.ts';
import { groupInWords, type ReportCell, type ReportSheet } from './report-sheets.ts';
import { complianceResults } from './results.ts';
import { standardName } from './standard-name.ts';

type Schemas = components['schemas'];
type Dashboard = Schemas['ComplianceDashboard'];
type Counts = readonly Schemas['ResultCount'][];

const text = (value: string | null): ReportCell => (value === null || value === '' ? null : { type: 'text', value });
const number = (value: number | null): ReportCell => (value === null ? null : { type: 'number', value });

const resultHeaders = complianceResults.map((result) => complianceResultLabels[result]);
const resultCells = (results: Counts): ReportCell[] =>
  complianceResults.map((result) => number(results.find((one) => one.result === result)?.count ?? 0));

const maturityText = ({ maturity }: Schemas['ComplianceScore']): ReportCell =>
  text(maturity === null ? null : tenthsText(maturity));

/** The standards of a dashboard with their numbers, which is all of its CSV. */
export const standardSheet = ({ standards, day }: Dashboard): ReportSheet => ({
  name: 'Standards',
  headers: [
    texts.day,
    texts.standard,
    texts.method,
    texts.score,
    texts.coverage,
    texts.assessed,
    texts.applicable,
    texts.maturity,
    texts.targetMaturity,
    'Below target',
    texts.confidence,
    texts.toConfirm,
    'Open findings',
    ...resultHeaders,
  ],
  rows: standards.map((one) => [
    { type: 'day', value: day },
    text(standardName(one)),
    text(scoringMethodLabels[one.method]),
    text(scoreInWords(one.method, one.score)),
    text(shareInWords(one.score.coverage)),
    number(one.score.assessed),
    number(one.score.applicable),
    maturityText(one.score),
    number(one.targetMaturity),
    number(one.belowTarget),
    text(one.confidence === null ? null : percentText(String(one.confidence))),
    number(one.toConfirm),
    number(one.openFindings),
    ...resultCells(one.results),
  ]),
});

const groupSheet = ({ standards }: Dashboard): ReportSheet => ({
  name: texts.groups,
  headers: [texts.standard, texts.group, ...resultHeaders, texts.score, texts.coverage, texts.maturity],
  rows: standards.flatMap((one) =>
    one.groups.map((group) => [
      text(standardName(one)),
      text(groupInWords(group)),
      ...resultCells(group.results),
      text(scoreInWords(one.method, group.score)),
      text(shareInWords(group.score.coverage)),
      maturityText(group.score),
    ]),
  ),
});

const findingSheet = ({ findings }: Dashboard): ReportSheet => ({
  name: texts.findings,
  headers: [
    texts.kind,
    figureLabels.finding.UP_TO_30_DAYS,
    figureLabels.finding.UP_TO_90_DAYS,
    figureLabels.finding.OVER_90_DAYS,
    figureLabels.finding.OVERDUE,
    figureLabels.finding.OPEN,
    figureLabels.finding.RISK_ACCEPTED,
  ],
  rows: findings.map(({ kind, upTo30Days, upTo90Days, over90Days, overdue, open, riskAccepted }) => [
    text(findingKindLabels[kind]),
    ...[upTo30Days, upTo90Days, over90Days, overdue, open, riskAccepted].map(number),
  ]),
});

const evidenceSheet = ({ evidence }: Dashboard): ReportSheet => ({
  name: texts.evidence,
  headers: ['Freshness', 'Number'],
  rows: evidence.map(({ freshness, count }) => [text(freshnessLabels[freshness]), number(count)]),
});

/** The numbers of the dashboard as sheets, in the order of its parts. */
export const dashboardSheets = (dashboard: Dashboard) =>
  [
    standardSheet(dashboard),
    groupSheet(dashboard),
    findingSheet(dashboard),
    evidenceSheet(dashboard),
  ] as const satisfies readonly ReportSheet[];
