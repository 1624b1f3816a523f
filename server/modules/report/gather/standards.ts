import { sql } from 'drizzle-orm';

import { titleShown } from '#domain/compliance/control-title.ts';
import { scoreInWords, shareInWords, tenthsText } from '#domain/compliance/report-score.ts';
import { groupInWords, statementInWords } from '#domain/compliance/report-sheets.ts';
import { statementColumns } from '#domain/compliance/statement-columns.ts';
import type { ReportCell, ReportColumn, ReportRow, ReportSection } from '#domain/report/content.ts';
import { percentText } from '#domain/share.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { reportTexts as texts } from '#domain/words/compliance-report.ts';
import { complianceResultLabels, scoringMethodLabels } from '#domain/words/own-control.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { standardsAt, statementsAt, type StandardAt } from '#server/modules/compliance-report/index.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';

import { ReportRefused } from '../refused.ts';
import { number, text } from './sections.ts';

type Base = Pick<ReportSection, 'key' | 'title'>;
interface At {
  readonly asOf: Date;
}

const numberOrNone = (value: number | null): ReportCell => (value === null ? null : number(value));
const column = (key: string, label: string, weight = 1): ReportColumn => ({ key, label, weight });

async function momentOf({ asOf }: At) {
  const day = lastDayOf(asOf, await organisationTimeZone());
  return [day, { day: sql`${day}::date`, before: sql`${asOf.toISOString()}::timestamptz` }] as const;
}

const standardsThen = async (at: At): Promise<StandardAt[]> => standardsAt(...(await momentOf(at)));

/** The mean of the confidences that are known, in words. */
function confidenceOf(items: StandardAt['items']): ReportCell {
  const known = items.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  const sum = known.reduce((total, one) => total + one, 0);
  return known.length === 0 ? null : text(percentText(String(Math.round(sum / known.length))));
}

const scoreColumns = [
  column('score', texts.score),
  column('coverage', texts.coverage),
  column('maturity', texts.maturity),
];
const scoreCells = (method: Schemas['ScoringMethod'], score: Schemas['ComplianceScore']): ReportCell[] => [
  text(scoreInWords(method, score) ?? ''),
  text(shareInWords(score.coverage) ?? ''),
  text(score.maturity === null ? '' : tenthsText(score.maturity)),
];

const isBelow = ({ maturity, target }: StandardAt['items'][number]) =>
  maturity !== null && target !== null && maturity < target;

/** Each adopted standard with its score, coverage, maturity against the target, and confidence. */
export async function standards(base: Base, at: At): Promise<ReportSection> {
  const rows = (await standardsThen(at)).map((one): ReportRow => ({
    key: one.id,
    recordId: null,
    name: one.name,
    cells: [
      text(one.name),
      text(scoringMethodLabels[one.method]),
      ...scoreCells(one.method, one.score),
      numberOrNone(one.targetMaturity),
      number(one.items.filter(isBelow).length),
      confidenceOf(one.items),
    ],
  }));
  const columns = [
    column('standard', texts.standard, 3),
    column('method', texts.method, 1.5),
    ...scoreColumns,
    column('target', texts.targetMaturity),
    column('below', 'Below target'),
    column('confidence', texts.confidence),
  ];
  return { ...base, note: 'Targets are those of the day on which this was read.', columns, rows };
}

/** The groups of each adopted standard by result, with their score. */
export async function standardGroups(base: Base, at: At): Promise<ReportSection> {
  const rows = (await standardsThen(at)).flatMap(({ id, name, method, groups }) =>
    groups.map((group): ReportRow => {
      const counts = new Map(group.results.map(({ result, count }) => [result, count]));
      return {
        key: `${id} ${group.id ?? ''}`,
        recordId: null,
        name: `${name}: ${groupInWords(group)}`,
        cells: [
          text(name),
          text(groupInWords(group)),
          ...complianceResultValues.map((result) => number(counts.get(result) ?? 0)),
          ...scoreCells(method, group.score),
        ],
      };
    }),
  );
  const columns = [
    column('standard', texts.standard, 2),
    column('group', texts.group, 2),
    ...complianceResultValues.map((result) => column(result, complianceResultLabels[result])),
    ...scoreColumns,
  ];
  return { ...base, note: '', columns, rows };
}

/** Rows of one table in a report: a longer one is an export. */
const mostRows = 20_000;

/** Every control of each adopted standard, by group, with its result. */
export async function standardControls(base: Base, at: At): Promise<ReportSection> {
  const rows = (await standardsThen(at)).flatMap(({ name, items }) =>
    items.map((item): ReportRow => ({
      key: item.positionId,
      recordId: null,
      name: `${name}: ${item.ref}`,
      cells: [
        text(name),
        text(item.group),
        text(item.ref),
        text(titleShown(item.title)),
        text(complianceResultLabels[item.result]),
        numberOrNone(item.maturity),
        numberOrNone(item.target),
        text(item.confidence === null ? '' : percentText(String(item.confidence))),
      ],
    })),
  );
  if (rows.length > mostRows)
    throw new ReportRefused(
      'There are more than 20,000 controls, the most that a report can hold. Make it without the section of controls.',
    );
  const columns = [
    column('standard', texts.standard, 2),
    column('group', texts.group, 2),
    column('ref', texts.ref, 0.9),
    column('title', texts.title, 3),
    column('result', texts.result, 1.5),
    column('maturity', texts.maturity),
    column('target', texts.target),
    column('confidence', texts.confidence),
  ];
  return { ...base, note: 'Targets are those of the day on which this was read.', columns, rows };
}

/** The statements of applicability that held then: each version as it was approved. */
export async function statements(base: Base, at: At): Promise<ReportSection> {
  const rows = (await statementsAt(...(await momentOf(at)))).flatMap((statement) =>
    statement.rows.map((row): ReportRow => ({
      key: `${statement.id} ${row.positionId}`,
      recordId: null,
      name: `${statement.ref}: ${row.ref}`,
      cells: [text(statementInWords(statement)), ...statementColumns.map(([, valueOf]) => text(valueOf(row)))],
    })),
  );
  const columns = [
    column('statement', texts.statement, 2),
    ...statementColumns.map(([header], index) => column(`column.${index}`, header, index === 1 ? 2 : 1)),
  ];
  return { ...base, note: 'The versions that were approved last by then.', columns, rows };
}
