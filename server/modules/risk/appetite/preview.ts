import { sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { record, risk, riskCategoryAssignment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { isAbove, isCounted } from '../figures.ts';
import { comparedAppetite } from './read.ts';

type Preview = Schemas['AppetitePreview'];
type Proposed = Schemas['RiskAppetiteInput'];

/** More would not be read; the totals count all. */
const mostChanges = 100;

/** The appetite that would count for a risk (incidents.md, 4). */
const proposedFor = ({ score, categories }: Proposed): SQL =>
  categories.length === 0
    ? sql`${score}::integer`
    : sql`coalesce((select min(proposed.score)
        from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as proposed("categoryId" uuid, score integer)
        join ${riskCategoryAssignment} on ${eqWithinOrganisation(riskCategoryAssignment.riskId, risk.id)}
          and ${riskCategoryAssignment.categoryId} = proposed."categoryId"),
        ${score}::integer)`;

/** What a proposed appetite would change, read by one statement that changes nothing. */
export async function previewAppetite(proposed: Proposed): Promise<Preview> {
  const { rows } = await db.execute<Preview & Record<string, unknown>>(sql`
    with compared as materialized (
      select ${risk.organisationId} as organisation_id, ${risk.id} as id, ${risk.currentScore} as score,
        coalesce(${isAbove(await comparedAppetite())}, false) as is_above,
        coalesce(${risk.currentScore} > ${proposedFor(proposed)}, false) as becomes_above
      from ${liveRows(risk)} where ${isCounted}
    )
    select count(*) filter (where is_above)::integer as above,
      count(*) filter (where becomes_above)::integer as "aboveThen",
      count(*) filter (where becomes_above and not is_above)::integer as rising,
      count(*) filter (where is_above and not becomes_above)::integer as falling,
      (select coalesce(json_agg(json_build_object('risk', json_build_object('id', id, 'ref', ref, 'title', title),
          'score', score, 'isAbove', becomes_above) order by score desc, ref), '[]')
        from (
          select ${record.id}, ${record.ref}, ${record.title}, moved.score, moved.becomes_above
          from compared as moved join ${record} on ${record.organisationId} = moved.organisation_id and ${record.id} = moved.id
          where moved.is_above <> moved.becomes_above order by moved.score desc, ${record.ref} limit ${mostChanges}
        ) as first) as changes
    from compared`);
  const [found] = rows;
  if (found === undefined) throw new Error('The preview has no row');
  return found;
}
