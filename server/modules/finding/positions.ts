import { sql, type SQL } from 'drizzle-orm';

import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { anyContains, matched, pickerLimit, type Choice } from '#server/modules/record/index.ts';

/** The control of a position, as a record refers to it: with its standard, since several may have one of that name. */
export const positionShown = sql<
  Schemas['RecordReference']
>`json_build_object('id', position.id, 'ref', of_position.ref,
  'title', trim(of_position.title || ' (' || of_standard.title || ')'))`;

/** What is joined to a table for the position that a column of it refers to. */
export const joinedPosition = (organisationId: SQL, positionId: SQL) => sql`join control_position as position
  on position.organisation_id = ${organisationId} and position.id = ${positionId}
  join control as of_position on of_position.owner_id = position.catalogue_owner
    and of_position.version_id = position.version_id and of_position.id = position.control_id
  join adopted_standard as of_adopted on of_adopted.organisation_id = position.organisation_id
    and of_adopted.id = position.adopted_standard_id
  join standard as of_standard on of_standard.owner_id = of_adopted.catalogue_owner
    and of_standard.id = of_adopted.standard_id`;

async function positions(condition: SQL, limit?: number) {
  const { rows } = await db.execute<{ id: string; ref: string; title: string; standard: string }>(sql`
    select position.id, of_position.ref, of_position.title, standard.title as standard from control_position as position
    join control as of_position on of_position.owner_id = position.catalogue_owner
      and of_position.version_id = position.version_id and of_position.id = position.control_id
    join adopted_standard adopted on adopted.organisation_id = position.organisation_id
      and adopted.id = position.adopted_standard_id
    join standard on standard.owner_id = adopted.catalogue_owner and standard.id = adopted.standard_id
    where ${condition} order by standard.title, adopted.id, of_position.position ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows;
}

/** A control of an adopted standard. Files name it by its reference, where several standards have one by that and the standard. */
export const positionChoice: Choice = {
  find: (ids) => positions(sql`position.id = any(${sql.param(ids)}::uuid[])`),
  message: 'Choose a control of an adopted standard',
  async named(texts) {
    const refs = texts.map((text) => text.trim().split(/\s/u, 1)[0] ?? '');
    const found = await positions(
      sql`position.archived_at is null and of_position.ref = any(${sql.param(refs)}::text[])`,
    );
    return matched(
      texts,
      found.flatMap(({ id, ref, title, standard }) => [
        { id, name: ref, shown: `${ref} of ${standard}` },
        { id, name: `${ref} ${title}`, shown: `${ref} of ${standard}` },
        { id, name: `${ref} of ${standard}` },
        { id, name: `${ref} ${`${title} (${standard})`.trim()}` },
      ]),
    );
  },
  tellApart: 'Write the reference, “of” and the standard',
};

const searched = [sql`of_position.ref`, sql`of_position.title`, sql`standard.title`];

/** The controls of adopted standards that a picker asks for. */
export const controlOptions: HandlersOf<'FindingCourse'>['controls'] = async ({ query }) => {
  const { chosen, search, adoptedStandardId } = query;
  const ofStandard =
    adoptedStandardId === undefined ? sql`true` : sql`position.adopted_standard_id = ${adoptedStandardId}::uuid`;
  const isAsked =
    chosen === undefined
      ? sql`position.archived_at is null and ${ofStandard} and ${anyContains(searched, search) ?? sql`true`}`
      : sql`position.id = any(${sql.param(chosen)}::uuid[])`;
  const found = await positions(isAsked, pickerLimit(query));
  return found.map(({ id, ref, title, standard }) => ({ id, ref, title: `${title} (${standard})`.trim() }));
};
