import { sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { positionValues } from '#server/modules/compliance/index.ts';

import { sourcesAt } from './sources-at.ts';
import type { ReadClosing, Subject } from './subject.ts';

type Item = Schemas['ReportedItem'];

/** A control of a report, with what its score and its place in it depend on. */
export interface ItemRow extends Record<string, unknown>, Omit<Item, 'groupId' | 'evidence'> {
  readonly catalogueOwner: string;
  readonly versionId: string;
  readonly versionNumber: string;
  /** Empty for a control that is in no group. */
  readonly groupId: string;
  readonly importance: Schemas['ControlImportance'];
}

const personIn = (column: SQL) =>
  sql`(select json_build_object('id', person.id, 'name', person.name) from user_account person where person.id = ${column})`;

/** The own controls that served a position then, by their names of today. */
const sourcesOf = ({ moment }: Subject) => sql`(
  select coalesce(json_agg(json_build_object('id', record.id, 'ref', record.ref, 'title', record.title) order by record.ref), '[]')
  from ${sourcesAt(moment)} as source
  join record on record.organisation_id = source.organisation_id and record.id = source.own_control_id
  where source.organisation_id = p.organisation_id and source.position_id = p.id)`;

const controlOf = sql`join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_id and c.id = p.control_id`;

const common = sql`p.id as "positionId", c.owner_id as "catalogueOwner", c.version_id as "versionId",
  (select v.number from standard_version v where v.owner_id = c.owner_id and v.id = c.version_id) as "versionNumber",
  coalesce(c.group_id::text, '') as "groupId"`;

/** The controls that were assessed: an upgrade since then has left them to the items. */
const assessedControl = sql`join assessment_item judged on judged.organisation_id = item.organisation_id
    and judged.assessment_id = item.assessment_id and judged.position_id = item.position_id
  join control c on c.owner_id = p.catalogue_owner and c.version_id = coalesce(judged.version_id, p.version_id)
    and c.id = coalesce(judged.control_id, p.control_id)`;

/** The controls of a standard as they counted at a moment. */
async function itemsAt(adoptedStandardId: string, subject: Subject): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${common}, coalesce(c.importance, 'RECOMMENDED') as importance, c.ref, c.title, p.result, p.maturity, p.target, p.confidence,
      p.flags && array['TO_CONFIRM', 'CONTRADICTION'] as "isToConfirm", '' as observation,
      case when p.result = 'NON_APPLICABLE' then p.justification else '' end as reason,
      null::json as assessor, ${sourcesOf(subject)} as sources
    from ${positionValues(subject.moment.past?.before)} as p ${controlOf}
    where p.adopted_standard_id = ${adoptedStandardId}::uuid order by c.position, p.id`);
  return rows;
}

/**
 * The controls of a closing, as they were closed. Without an importance in the standard, all weigh the same. What is not kept with an
 * item is read while it is closed, and missing of an older closing.
 */
async function itemsOfClosing({ assessmentId, number }: ReadClosing, isBeingClosed: boolean): Promise<ItemRow[]> {
  const present = (column: SQL) => (isBeingClosed ? column : sql`null`);
  const { rows } = await db.execute<ItemRow>(sql`
    select ${common}, coalesce(c.importance, 'MANDATORY') as importance, item.ref, item.title, item.result, item.maturity,
      ${present(sql`coalesce(p.target, a.target_maturity)`)}::int as target, item.confidence, false as "isToConfirm", item.observation,
      case when item.result = 'NON_APPLICABLE' and item.reason = '' then coalesce(${present(sql`p.justification`)}, '')
        else item.reason end as reason,
      ${personIn(sql`item.assessor_id`)} as assessor,
      (select coalesce(json_agg(json_build_object('id', own.id, 'ref', source.value ->> 'ref', 'title', source.value ->> 'title')
          order by source.ordinality), '[]')
        from jsonb_array_elements(item.sources) with ordinality as source
        left join record own on own.organisation_id = item.organisation_id and own.kind = 'ownControl'
          and own.ref = source.value ->> 'ref') as sources
    from closed_item item
    join control_position p on p.organisation_id = item.organisation_id and p.id = item.position_id
    join adopted_standard a on a.organisation_id = p.organisation_id and a.id = p.adopted_standard_id
    ${assessedControl}
    where item.assessment_id = ${assessmentId}::uuid and item.number = ${number} order by item.position`);
  return rows;
}

/** The controls that a report tells of, in the order of the standard. */
export const readItems = (adoptedStandardId: string, subject: Subject): Promise<ItemRow[]> =>
  subject.closing === null
    ? itemsAt(adoptedStandardId, subject)
    : itemsOfClosing(subject.closing, subject.isBeingClosed);

/** The results of a closing by position. */
export async function closedResults(closing: ReadClosing | null): Promise<ReadonlyMap<string, Item['result']>> {
  if (closing === null) return new Map();
  const { rows } = await db.execute<{ id: string; result: Item['result'] }>(sql`
    select position_id as id, result from closed_item
    where assessment_id = ${closing.assessmentId}::uuid and number = ${closing.number}`);
  return new Map(rows.map(({ id, result }) => [id, result]));
}
