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

const ofControl = sql`c.owner_id as "catalogueOwner", c.version_id as "versionId",
  (select v.number from standard_version v where v.owner_id = c.owner_id and v.id = c.version_id) as "versionNumber",
  coalesce(c.group_id::text, '') as "groupId"`;

/** The controls of a standard as they counted at a moment. */
async function itemsAt(adoptedStandardId: string, subject: Subject): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select p.id as "positionId", ${ofControl}, coalesce(c.importance, 'RECOMMENDED') as importance, c.ref, c.title, p.result, p.maturity, p.target, p.confidence,
      p.flags && array['TO_CONFIRM', 'CONTRADICTION'] as "isToConfirm", '' as observation,
      case when p.result = 'NON_APPLICABLE' then p.justification else '' end as reason,
      null::json as assessor, ${sourcesOf(subject)} as sources
    from ${positionValues(subject.moment.past?.before)} as p ${controlOf}
    where p.adopted_standard_id = ${adoptedStandardId}::uuid order by c.position, p.id`);
  return rows;
}

/**
 * The items of a closing with the controls that were assessed, which an upgrade since then has left to the items. Each table is read
 * once, whatever the database expects: what has just been written in the same transaction counts as empty.
 */
const closedItems = (adoptedStandardId: string, { assessmentId, number }: ReadClosing): SQL => sql`
  item as materialized (
    select * from closed_item where assessment_id = ${assessmentId}::uuid and number = ${number}
  ), placed as materialized (
    select * from control_position where adopted_standard_id = ${adoptedStandardId}::uuid
  ), judged as materialized (
    select position_id, version_id, control_id from assessment_item where assessment_id = ${assessmentId}::uuid
  ), assessed as materialized (
    select placed.id as position_id, placed.catalogue_owner, coalesce(judged.version_id, placed.version_id) as version_id,
      coalesce(judged.control_id, placed.control_id) as control_id, placed.target, placed.justification
    from placed join judged on judged.position_id = placed.id
  ), c as materialized (
    select owner_id, version_id, id, group_id, importance from control
    where (owner_id, version_id) in (select catalogue_owner, version_id from assessed)
  ), own as materialized (
    select id, ref, title from record where kind = 'ownControl'
  ), served as materialized (
    select item.position_id, json_agg(json_build_object('id', own.id, 'ref', source.value ->> 'ref', 'title', source.value ->> 'title')
      order by source.ordinality) as sources
    from item cross join jsonb_array_elements(item.sources) with ordinality as source
    left join own on own.ref = source.value ->> 'ref' group by item.position_id
  )`;

/**
 * The controls of a closing, as they were closed. Without an importance in the standard, all weigh the same. What is not kept with an
 * item is read while it is closed, and missing of an older closing.
 */
async function itemsOfClosing(
  adoptedStandardId: string,
  closing: ReadClosing,
  isBeingClosed: boolean,
): Promise<ItemRow[]> {
  const present = (column: SQL) => (isBeingClosed ? column : sql`null`);
  const targetOfAll = sql`(select target_maturity from adopted_standard where id = ${adoptedStandardId}::uuid)`;
  const { rows } = await db.execute<ItemRow>(sql`
    with ${closedItems(adoptedStandardId, closing)}
    select item.position_id as "positionId", ${ofControl}, coalesce(c.importance, 'MANDATORY') as importance,
      item.ref, item.title, item.result, item.maturity,
      ${present(sql`coalesce(assessed.target, ${targetOfAll})`)}::int as target, item.confidence, false as "isToConfirm", item.observation,
      case when item.result = 'NON_APPLICABLE' and item.reason = '' then coalesce(${present(sql`assessed.justification`)}, '')
        else item.reason end as reason,
      ${personIn(sql`item.assessor_id`)} as assessor, coalesce(served.sources, '[]') as sources
    from item
    join assessed on assessed.position_id = item.position_id
    join c on c.owner_id = assessed.catalogue_owner and c.version_id = assessed.version_id and c.id = assessed.control_id
    left join served on served.position_id = item.position_id
    order by item.position`);
  return rows;
}

/** The controls that a report tells of, in the order of the standard. */
export const readItems = (adoptedStandardId: string, subject: Subject): Promise<ItemRow[]> =>
  subject.closing === null
    ? itemsAt(adoptedStandardId, subject)
    : itemsOfClosing(adoptedStandardId, subject.closing, subject.isBeingClosed);

/** The results of a closing by position. */
export async function closedResults(closing: ReadClosing | null): Promise<ReadonlyMap<string, Item['result']>> {
  if (closing === null) return new Map();
  const { rows } = await db.execute<{ id: string; result: Item['result'] }>(sql`
    select position_id as id, result from closed_item
    where assessment_id = ${closing.assessmentId}::uuid and number = ${closing.number}`);
  return new Map(rows.map(({ id, result }) => [id, result]));
}
