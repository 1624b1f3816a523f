import { sql, type SQL } from 'drizzle-orm';

import { risk, riskAppetiteVersion, riskCategory, riskCategoryAssignment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** An appetite as it was, with the ids of its categories and the names that they had; without a number before the first one was set. */
type FormerAppetite = {
  readonly number: number | null;
  readonly score: number | null;
  readonly categories: (typeof riskAppetiteVersion.$inferSelect)['categories'] | null;
};

/** A month, and the appetite that applied at its end. */
type AppetiteOfMonth = FormerAppetite & { readonly month: string };

/**
 * The appetites at the ends of months, in their order.
 * @param monthsOf the beginnings of the months, on the organisation's clocks, as rows of one column `month`
 */
export async function appetitesAtEnds(monthsOf: SQL, timeZone: SQL): Promise<AppetiteOfMonth[]> {
  const { rows } = await db.execute<AppetiteOfMonth>(sql`
    select month::date::text as month, former.number, former.score, former.categories
    from (${monthsOf}) as shown left join lateral (
      select number, score, categories from ${riskAppetiteVersion}
      where at < (shown.month + interval '1 month') at time zone ${timeZone} order by number desc limit 1
    ) as former on true
    order by month`);
  return rows;
}

/**
 * What counts for a risk of it: the lowest of its categories, or else that of the organisation (incidents.md, 4). Versions without ids
 * are from before they were kept, of categories that were gone by then.
 */
export function formerAppetiteOf({ score, categories }: FormerAppetite): SQL {
  if (categories === null || categories.length === 0) return sql`${score}::integer`;
  return sql`coalesce((select min(given.score)
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as given(id uuid, name text, score integer)
      join ${riskCategory} on (${riskCategory.id} = given.id or given.id is null and ${riskCategory.name} = given.name) and ${riskCategory.organisationId} = ${risk.organisationId}
      join ${riskCategoryAssignment} on ${eqWithinOrganisation(riskCategoryAssignment.categoryId, riskCategory.id)}
    where ${riskCategoryAssignment.riskId} = ${risk.id}), ${score}::integer)`;
}
