import type { SQL } from 'drizzle-orm';

import { complianceScore } from '#domain/compliance/compliance-score.ts';
import { groupInWords } from '#domain/compliance/report-sheets.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedRows, type AdoptedRow } from '#server/modules/compliance/index.ts';
import { withoutRiskTitles } from '#server/modules/statement/index.ts';

import { groupRows, groupsIn, rowsOf } from './groups.ts';
import { readItems, type ItemRow } from './items.ts';
import { statementAt } from './statement-at.ts';

type Past = { readonly day: SQL; readonly before: SQL };

/** An adopted standard as it counted at a moment. */
export interface StandardAt {
  readonly id: string;
  /** With the number of the version of then. */
  readonly name: string;
  readonly method: Schemas['ScoringMethod'];
  readonly targetMaturity: number | null;
  readonly score: Schemas['ComplianceScore'];
  readonly groups: Schemas['ReportedGroup'][];
  /** In the order of the standard, each with the name of its group. */
  readonly items: readonly (ItemRow & { readonly group: string })[];
}

async function standardAt({ row, title }: AdoptedRow, day: string, past: Past): Promise<StandardAt[]> {
  const subject = { basis: 'DAY', moment: { day, past }, closing: null, since: null, isBeingClosed: false } as const;
  const rows = await readItems(row.id, subject);
  const [first] = rows;
  // It had not been adopted by then.
  if (first === undefined) return [];
  const versions = new Map(rows.map(({ versionId, catalogueOwner }) => [versionId, { versionId, catalogueOwner }]));
  const all = [...(await groupsIn([...versions.values()])).values()].flat();
  const counted = rows.map((one) => ({ ...one, count: 1 }));
  const told = rowsOf(all, counted);
  const groups = groupRows(told, counted, complianceScore);
  const names = new Map(groups.map((group) => [group.id, groupInWords(group)]));
  const groupOf = ({ groupId }: ItemRow) => names.get(told.rowOf(groupId === '' ? null : groupId)) ?? '';
  return [
    {
      id: row.id,
      name: standardName({ title, number: first.versionNumber }),
      method: row.method,
      targetMaturity: row.targetMaturity,
      score: complianceScore(rows),
      groups,
      items: rows.map((item) => ({ ...item, group: groupOf(item) })),
    },
  ];
}

/** The adopted standards as they counted before an instant, by their names. */
export async function standardsAt(day: string, past: Past): Promise<StandardAt[]> {
  const found: StandardAt[] = [];
  for (const adopted of await adoptedRows(undefined)) found.push(...(await standardAt(adopted, day, past)));
  return found.toSorted((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
}

/**
 * The statements of applicability that held then, with the name of their standard. A report is read by others than its author, some of
 * whom may not view risks: it has their references only.
 */
export async function statementsAt(day: string, past: Past): Promise<Schemas['ReportedStatement'][]> {
  const found: Schemas['ReportedStatement'][] = [];
  for (const { row } of await adoptedRows(undefined)) {
    const statement = await statementAt(row.id, { day, past });
    if (statement !== null) found.push({ ...statement, rows: withoutRiskTitles(statement.rows) });
  }
  return found.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
}
