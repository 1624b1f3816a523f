import { sql, type SQL } from 'drizzle-orm';

import { itemValue } from '#domain/compliance/assessment-item.ts';
import { itemGaps } from '#domain/compliance/assessment-lifecycle.ts';
import { complianceScore, type ScoredItem } from '#domain/compliance/compliance-score.ts';
import type { FindingKind } from '#domain/compliance/finding-lifecycle.ts';
import type { Schemas } from '#server/contract/types.ts';
import { finding, rankOf } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { positionsOf } from './scope.ts';

type Assessment = Schemas['ComplianceAssessment'];
type Person = Schemas['PersonReference'];

/** The control of an item: once the standard was upgraded, the one that the assessment began with. */
export const controlOfItem = sql`c.owner_id = p.catalogue_owner
  and c.version_id = coalesce(item.version_id, p.version_id) and c.id = coalesce(item.control_id, p.control_id)`;

/** What an upgrade has left of the value of a position that it archived. */
const lastOf = (column: SQL): SQL => sql`case when p.archived_at is not null then ${column} end`;

/** A control of an assessment, with its position and with what was judged and delegated there. */
interface ItemRow extends Record<string, unknown> {
  readonly positionId: string;
  readonly ref: string;
  readonly title: string;
  readonly groupId: string | null;
  readonly importance: Schemas['ControlImportance'] | null;
  readonly target: number | null;
  readonly positionResult: Schemas['ComplianceResult'];
  readonly positionMaturity: number | null;
  readonly flags: Schemas['DerivationFlag'][];
  readonly result: Schemas['ComplianceResult'] | null;
  readonly maturity: number | null;
  readonly observation: string;
  readonly reason: string;
  readonly judgedBy: Person | null;
  readonly judgedAt: string | null;
  readonly delegation: Schemas['ItemDelegation'] | null;
  readonly findings: number;
  readonly gravestFinding: FindingKind | null;
  readonly version: number;
  readonly closedResult: Schemas['ComplianceResult'] | null;
  readonly closedMaturity: number | null;
  readonly closedIsJudged: boolean | null;
}

/** An item with what its score and its place in lists depend on. */
export interface ReadItem {
  readonly item: Schemas['AssessmentItem'];
  readonly scored: ScoredItem;
  readonly ref: string;
  readonly title: string;
}

const personIn = (column: SQL) =>
  sql`(select json_build_object('id', person.id, 'name', person.name) from user_account person where person.id = ${column})`;

const instantIn = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Findings of a control that are still open: of this assessment or of an earlier one. */
const openFindings = sql`from finding_position of_finding
  join finding on finding.organisation_id = of_finding.organisation_id and finding.id = of_finding.finding_id
    and finding.status <> 'CLOSED' and finding.archived_at is null
  join record on record.organisation_id = finding.organisation_id and record.id = finding.id and record.deleted_at is null
  where of_finding.organisation_id = p.organisation_id and of_finding.position_id = p.id`;

const gravestOfOpen = sql`(select finding.kind ${openFindings} order by ${rankOf(finding.kind)} limit 1)`;

const delegation = sql`case when item.delegate_id is not null then json_build_object(
  'person', ${personIn(sql`item.delegate_id`)}, 'dueOn', item.delegate_due, 'note', item.delegate_note,
  'by', ${personIn(sql`item.delegated_by`)}, 'at', ${instantIn(sql`item.delegated_at`)},
  'answeredAt', ${instantIn(sql`item.answered_at`)}) end`;

/** What is closed reads what it was closed with. */
const closedJoin = ({ id, status, closings }: Assessment): SQL =>
  sql`left join closed_item closed on ${status === 'CLOSED'} and closed.organisation_id = p.organisation_id
    and closed.assessment_id = ${id}::uuid and closed.number = ${closings} and closed.position_id = p.id`;

async function rowsOf(assessment: Assessment, only: string | undefined): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select p.id as "positionId", c.ref, c.title, c.group_id as "groupId", c.importance,
      coalesce(p.target, adopted.target_maturity) as target,
      coalesce(${lastOf(sql`item.last_result`)}, p.result) as "positionResult",
      coalesce(${lastOf(sql`item.last_maturity`)}, p.maturity) as "positionMaturity", to_json(p.flags) as flags,
      item.result, item.maturity, coalesce(item.observation, '') as observation, coalesce(item.reason, '') as reason,
      ${personIn(sql`item.judged_by`)} as "judgedBy", ${instantIn(sql`item.judged_at`)} as "judgedAt",
      ${delegation} as delegation, (select count(*)::int ${openFindings}) as findings, ${gravestOfOpen} as "gravestFinding", coalesce(item.version, 1) as version,
      closed.result as "closedResult", closed.maturity as "closedMaturity", closed.is_judged as "closedIsJudged"
    from ${positionsOf(assessment)} as scope
    join control_position p on p.organisation_id = scope.organisation_id and p.id = scope.position_id
    join adopted_standard adopted on adopted.organisation_id = p.organisation_id and adopted.id = p.adopted_standard_id
    left join assessment_item item on item.organisation_id = p.organisation_id and item.position_id = p.id
      and item.assessment_id = ${assessment.id}::uuid
    join control c on ${controlOfItem}
    ${closedJoin(assessment)}
    ${only === undefined ? sql`` : sql`where p.id = ${only}::uuid`}
    order by c.position`);
  return rows;
}

/** What counts for a control in an assessment. */
function valueOf(kind: Assessment['kind'], row: ItemRow) {
  if (row.closedResult !== null)
    return {
      result: row.closedResult,
      maturity: row.closedMaturity,
      flags: [],
      isJudged: row.closedIsJudged ?? false,
    };
  const position = { result: row.positionResult, maturity: row.positionMaturity, flags: row.flags };
  const judgement = row.result === null ? null : { result: row.result, maturity: row.maturity };
  return itemValue(kind, position, judgement);
}

function readItem(kind: Assessment['kind'], row: ItemRow): ReadItem {
  const { result, maturity, flags, isJudged } = valueOf(kind, row);
  const { positionId, observation, reason, judgedBy, judgedAt, findings, gravestFinding, version, ref, title } = row;
  return {
    ref,
    title,
    item: {
      positionId,
      result,
      maturity,
      observation,
      reason,
      isJudged,
      judgedBy,
      judgedAt,
      delegation: row.delegation,
      findings,
      gaps: itemGaps({ result, flags, gravestFinding, reason }),
      version,
    },
    scored: {
      groupId: row.groupId ?? '',
      // Without one in the standard, all weigh the same.
      importance: row.importance ?? 'MANDATORY',
      result,
      maturity,
      target: row.target,
    },
  };
}

/** The items of an assessment, in the order of the standard. */
export async function itemsOf(assessment: Assessment): Promise<ReadItem[]> {
  return (await rowsOf(assessment, undefined)).map((row) => readItem(assessment.kind, row));
}

/** An item of an assessment; undefined if the control is not in it. */
export async function itemOf(assessment: Assessment, positionId: string): Promise<ReadItem | undefined> {
  const [row] = await rowsOf(assessment, positionId);
  return row && readItem(assessment.kind, row);
}

export const scoreOf = (items: readonly ReadItem[]): Schemas['ComplianceScore'] =>
  complianceScore(items.map(({ scored }) => scored));
