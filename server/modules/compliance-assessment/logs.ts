import { sql } from 'drizzle-orm';

import { catalogueTexts } from '#domain/words/catalogue.ts';
import type { FieldText } from '#domain/words/field-text.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import { logPageLength } from '#openapi/log-length.ts';
import { invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { setsInUse } from '#server/modules/derivation/index.ts';
import { contains } from '#server/modules/record/index.ts';

import { adoptedChoice } from './adopted.ts';
import { controlOfItem } from './items.ts';

type Cause = Schemas['ComplianceCause'];

interface LogRow extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
  readonly by: Schemas['PersonReference'] | null;
  readonly positionId: string | null;
  readonly ref: string;
  readonly title: string;
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly causeKind: Cause;
  readonly cause: string;
}

const labelled = sql.join(
  Object.entries(complianceResultLabels).map(([value, label]) => sql`when ${value} then ${label}`),
  sql` `,
);

/** A value of a position in words: result, and maturity if it has one. */
const valueShown = (result: ReturnType<typeof sql>, maturity: ReturnType<typeof sql>) =>
  sql`concat_ws(', ', case ${result} ${labelled} end, 'maturity ' || ${maturity})`;

/** What changed a derived value, from the words of its cause. */
const causeKind = sql`case
  when cause ilike '%link%' or cause ilike '%cover%' then 'LINK'
  when cause ilike '%mapping%' then 'MAPPING'
  when cause ilike '%evidence%' then 'EVIDENCE'
  when by is not null then 'PERSON'
  else 'OTHER' end`;

/** What is logged of decisions, with its words. */
const { adoptedStandard, controlPosition, mappingSet } = catalogueTexts;
const decisions = { adoptedStandard, controlPosition, mappingSet } as const;

/** A logged value as text: the entries of a list in lines, and people by their names. */
const textIn = (value: ReturnType<typeof sql>) => sql`case jsonb_typeof(${value})
  when 'array' then (select string_agg(entry, chr(10)) from jsonb_array_elements_text(${value}) as entry)
  when 'boolean' then case when (${value})::text = 'true' then 'Yes' else 'No' end
  else coalesce((select person.name from user_account person
    where change ->> 'field' = 'ownerId' and person.id::text = ${value} #>> '{}'), ${value} #>> '{}') end`;

/** Values of the standard's positions, each with the one before. */
const ofPositions = (adoptedStandardId: string) => sql`
  select history.id, history.at, history.by, history.position_id, 'Result' as field,
    lag(${valueShown(sql`history.result`, sql`history.maturity`)}) over (partition by history.position_id order by history.at, history.id) as old,
    ${valueShown(sql`history.result`, sql`history.maturity`)} as new, history.cause, ${causeKind} as cause_kind,
    null::uuid as assessment_id
  from position_history history
  join control_position p on p.organisation_id = history.organisation_id and p.id = history.position_id
  where p.adopted_standard_id = ${adoptedStandardId}::uuid`;

/** What changed in assessments of the standard. */
const ofAssessments = (adoptedStandardId: string) => sql`
  select entry.id, entry.at, entry.by, entry.position_id, entry.field, entry.old, entry.new,
    record.ref || ' ' || record.title as cause, 'ASSESSMENT' as cause_kind, entry.assessment_id
  from assessment_log entry
  join compliance_assessment assessment on assessment.organisation_id = entry.organisation_id
    and assessment.id = entry.assessment_id and assessment.adopted_standard_id = ${adoptedStandardId}::uuid
  join record on record.organisation_id = assessment.organisation_id and record.id = assessment.id
    and record.deleted_at is null`;

/** What people decided about the standard, its controls, and the mappings that it takes part in, from the activity log. */
const ofDecisions = (adoptedStandardId: string, setIds: readonly string[]) => sql`
  select md5(a.id::text || (change ->> 'field'))::uuid as id, a.at, a.actor_id as by, p.id as position_id,
    a.entity_type || '.' || (change ->> 'field') as field, ${textIn(sql`change -> 'old'`)} as old, ${textIn(sql`change -> 'new'`)} as new,
    case when a.entity_type = 'adoptedStandard' and a.action = 'CREATE' then 'Standard adopted'
      when a.entity_type = 'mappingSet' then a.entity_name else 'Decided' end as cause,
    case when a.entity_type = 'mappingSet' then 'MAPPING' else 'PERSON' end as cause_kind, null::uuid as assessment_id
  from activity a
  left join control_position p on a.entity_type = 'controlPosition' and p.organisation_id = a.organisation_id and p.id = a.entity_id,
    jsonb_array_elements(a.changes) as change
  where (a.entity_type = 'adoptedStandard' and a.entity_id = ${adoptedStandardId}::uuid)
    or (a.entity_type = 'controlPosition' and p.adopted_standard_id = ${adoptedStandardId}::uuid)
    or (a.entity_type = 'mappingSet' and change ->> 'field' = 'use' and a.entity_id = any(${sql.param([...setIds])}::uuid[]))`;

/** The published and withdrawn sets that lead from or to the standard. */
async function setsOf(adoptedStandardId: string): Promise<string[]> {
  const sets = await setsInUse(['PUBLISHED', 'WITHDRAWN']);
  return sets
    .filter(({ sources, targets }) => [...sources, ...targets].some(({ id }) => id === adoptedStandardId))
    .map(({ id }) => id);
}

const isDecided = (kind: string): kind is keyof typeof decisions => Object.hasOwn(decisions, kind);

const fieldsOf = (kind: keyof typeof decisions): Readonly<Record<string, FieldText>> => decisions[kind].fields;

/** A decision in words: its field as `controlPosition.ownerId`, and values of closed sets one in a line. */
function inWords({ field, from, to, ...row }: LogRow): LogRow {
  const [kind = '', name = ''] = field.split('.');
  const text = isDecided(kind) ? fieldsOf(kind)[name] : undefined;
  if (text === undefined) return { field, from, to, ...row };
  const { values } = text;
  const labelOf = (value: string) => (typeof values === 'function' ? values(value) : values?.[value]) ?? value;
  const shown = (value: string | null) => value?.split('\n').map(labelOf).join(', ') ?? null;
  return { field: text.label, from: shown(from), to: shown(to), ...row };
}

/** As the contract writes it: pages go on where the last entry of one said. */
const at = sql`date_trunc('milliseconds', entry.at)`;

type Query = Parameters<HandlersOf<'ComplianceAssessmentCourse'>['logs']>[0]['query'];

/** What comes after an entry. @throws ApiError 400 for half of one */
function afterEntry({ afterAt, afterId }: Query) {
  if (afterAt === undefined && afterId === undefined) return sql`true`;
  if (afterAt === undefined || afterId === undefined)
    throw invalid([
      { field: afterAt === undefined ? 'afterAt' : 'afterId', message: 'Give the time and the id of an entry' },
    ]);
  return sql`(${at} < ${afterAt}::timestamptz or (${at} = ${afterAt}::timestamptz and entry.id > ${afterId}::uuid))`;
}

/** Who changed what of a standard's controls and of its assessments. */
export const logHandlers: Pick<HandlersOf<'ComplianceAssessmentCourse'>, 'logs'> = {
  async logs({ query }) {
    const { adoptedStandardId, cause, personId, search } = query;
    const isAfter = afterEntry(query);
    if ((await adoptedChoice.find([adoptedStandardId])).length === 0) throw notFound();
    const { rows } = await db.execute<LogRow>(sql`
      select entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        (select json_build_object('id', person.id, 'name', person.name) from user_account person where person.id = entry.by) as by,
        entry.position_id as "positionId", coalesce(c.ref, '') as ref, coalesce(c.title, '') as title,
        entry.field, nullif(entry.old, '') as "from", nullif(entry.new, '') as "to",
        entry.cause_kind as "causeKind", entry.cause
      from (${ofPositions(adoptedStandardId)} union all ${ofAssessments(adoptedStandardId)}
        union all ${ofDecisions(adoptedStandardId, await setsOf(adoptedStandardId))}) as entry
      left join control_position p on p.id = entry.position_id
      left join assessment_item item on item.organisation_id = p.organisation_id and item.position_id = p.id
        and item.assessment_id = entry.assessment_id
      left join control c on ${controlOfItem}
      where entry.old is distinct from entry.new and ${isAfter}
        and (${cause ?? null}::text is null or entry.cause_kind = ${cause ?? null}::text)
        and (${personId ?? null}::uuid is null or entry.by = ${personId ?? null}::uuid)
        and (${search ?? null}::text is null or ${contains(sql`concat_ws(' ', c.ref, c.title)`, search ?? '')})
      order by ${at} desc, entry.id limit ${logPageLength}`);
    return rows.map(inWords);
  },
};
