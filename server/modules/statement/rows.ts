import { sql } from 'drizzle-orm';

import { applicabilityGaps } from '#domain/compliance/applicability.ts';
import { implementationOf } from '#domain/compliance/statement.ts';
import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';

type Row = Schemas['StatementRow'];

interface PositionRow extends Record<string, unknown>, Omit<Row, 'implementation'> {
  readonly mayBeExcluded: boolean;
}

/** The own controls that count for a position. */
const ofPosition = sql`control_link link
  join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
    and own.implementation <> 'RETIRED'
  join record of_own on of_own.organisation_id = own.organisation_id and of_own.id = own.id and of_own.deleted_at is null
  where link.organisation_id = p.organisation_id and link.position_id = p.id
    and link.standing in ('CONFIRMED', 'TO_CONFIRM')`;

const ownControls = sql`(select coalesce(json_agg(json_build_object('id', of_own.id, 'ref', of_own.ref,
  'title', of_own.title, 'implementation', own.implementation) order by of_own.ref), '[]') from ${ofPosition})`;

/** The current version of evidence has the number after its former ones. */
const evidence = sql`(select coalesce(json_agg(json_build_object('id', record.id, 'ref', record.ref, 'title', record.title,
    'number', 1 + (select count(*) from evidence_version former where former.organisation_id = record.organisation_id
      and former.evidence_id = record.id and former.number > 0)) order by record.ref), '[]')
  from record where record.organisation_id = p.organisation_id and record.deleted_at is null and record.id in (
    select proof.evidence_id from evidence_own_control proof where proof.organisation_id = p.organisation_id
      and proof.own_control_id in (select own.id from ${ofPosition})))`;

/** Risks that name an own control among their controls, and linked ones: links read the same from both ends. */
const risks = sql`(select coalesce(json_agg(json_build_object('id', record.id, 'ref', record.ref, 'title', record.title)
    order by record.ref), '[]')
  from record where record.organisation_id = p.organisation_id and record.kind = 'risk' and record.deleted_at is null
    and record.id in (
      select existing.risk_id from risk_control existing where existing.organisation_id = p.organisation_id
        and existing.removed_at is null and existing.own_control_id in (select own.id from ${ofPosition})
      union all select between_both.target_id from record_link between_both where between_both.organisation_id = p.organisation_id
        and between_both.source_id in (select own.id from ${ofPosition})
      union all select between_both.source_id from record_link between_both
      where between_both.organisation_id = p.organisation_id
        and between_both.target_id in (select own.id from ${ofPosition})))`;

/** The controls of a statement with what holds for them, read at once. */
export interface PresentRows {
  readonly rows: Row[];
  readonly gaps: Schemas['StatementRowGaps'][];
}

/**
 * What holds now for the controls of a standard that belong in its statement, and what keeps them from being submitted. With every
 * title, as it is frozen: `withoutHiddenRisks` leaves out what its reader may not see.
 */
export async function presentRows(adoptedStandardId: string): Promise<PresentRows> {
  const { rows } = await db.execute<PositionRow>(sql`
    select p.id as "positionId", c.ref, c.title, c.text_sha256 as "textSha256", p.is_applicable as "isApplicable",
      to_json(p.reasons) as reasons, p.justification, ${ownControls} as "ownControls", ${evidence} as evidence,
      ${risks} as risks, c.may_be_excluded as "mayBeExcluded",
      (select json_build_object('id', person.id, 'name', person.name) from user_account person where person.id = p.owner_id) as owner
    from control_position p
    join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id
    where p.adopted_standard_id = ${adoptedStandardId}::uuid and p.archived_at is null and c.is_in_statement
    order by c.position`);
  const read = rows.map(({ mayBeExcluded, ...row }) => ({
    gaps: applicabilityGaps({ ...row, linkedRisks: row.risks.length }, { mayBeExcluded, isInStatement: true }),
    row: {
      ...row,
      implementation: row.isApplicable
        ? implementationOf(row.ownControls.map(({ implementation }) => implementation))
        : null,
    },
  }));
  return {
    rows: read.map(({ row }) => row),
    gaps: read.flatMap(({ row: { positionId }, gaps }) => (gaps.length === 0 ? [] : [{ positionId, gaps }])),
  };
}
