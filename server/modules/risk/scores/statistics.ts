import { sql, type SQL } from 'drizzle-orm';

import { ratingOf, type RatingBand, type Stage } from '#domain/risk/rating.ts';
import { riskStageValues, riskTreatmentValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  record,
  risk,
  riskCategory,
  riskCategoryAssignment,
  treatmentAction,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { liveRows, standingOf } from '#server/modules/record/index.ts';

import { readAppetite, type Appetite } from '../appetite/read.ts';
import { isAbove, isActionOverdue, isCounted, isListedAction, isPlanOverdue, isReviewOverdue } from '../figures.ts';
import { ratingBands } from '../matrix.ts';
import { months } from './months.ts';

type Statistics = Schemas['RiskStatistics'];

/** How many categories and owners are shown; there can be hundreds. */
const mostShown = 20;

const count = sql`count(*)::integer as count`;

/** How many have a score above the appetite. */
const above = (appetite: Appetite): SQL => sql`count(*) filter (where ${isAbove(appetite)})::integer as above`;

type Figures = Pick<Statistics, 'count' | 'above' | 'overdueReviews' | 'overduePlans'>;

/** Live risks that have something in common; what they do not is null. */
interface CountedRisks extends Figures, Readonly<Record<Stage, number | null>>, Record<string, unknown> {
  readonly by: 'all' | 'treatment' | 'owner' | 'scores';
  readonly treatment: Statistics['byTreatment'][number]['treatment'];
  readonly owner: Statistics['byOwner'][number]['owner'];
}

const scores = sql`inherent, current, residual`;

const totals = (...names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql`coalesce(sum(${sql.identifier(name)}), 0)::integer as ${sql.identifier(name)}`),
    sql`, `,
  );

/**
 * Counts all risks, and those with the same treatment, owner and scores, most first. Reading the risks takes most of the
 * time: they are grouped once by all of these together, and the groups, which are far fewer, are then counted in each way.
 */
async function countRisks(appetite: Appetite): Promise<CountedRisks[]> {
  const { rows } = await db.execute<CountedRisks>(sql`
    with alike as (
      select ${risk.treatment} as treatment, ${risk.ownerId} as owner_id, ${risk.inherentScore} as inherent,
        ${risk.currentScore} as current, ${risk.residualScore} as residual, ${count}, ${above(appetite)},
        count(*) filter (where ${isReviewOverdue})::integer as "overdueReviews",
        count(*) filter (where ${isPlanOverdue})::integer as "overduePlans"
      from ${liveRows(risk)} where ${isCounted} group by 1, 2, 3, 4, 5
    )
    select counted.*, case when ${userAccount.id} is null then null
        else json_build_object('id', ${userAccount.id}, 'name', ${userAccount.name}) end as owner
    from (
      select
        case when grouping(treatment) = 0 then 'treatment' when grouping(owner_id) = 0 then 'owner'
          when grouping(${scores}) = 0 then 'scores' else 'all' end as by,
        treatment, owner_id, ${scores}, ${totals('count', 'above', 'overdueReviews', 'overduePlans')}
      from alike group by grouping sets ((), (treatment), (owner_id), (${scores}))
    ) as counted left join ${userAccount} on ${userAccount.id} = counted.owner_id
    order by counted.count desc, ${userAccount.name}`);
  return rows;
}

function figuresOf(counted: readonly CountedRisks[]): Figures {
  const all = counted.find(({ by }) => by === 'all');
  const { count: risks = 0, above: aboveAppetite = 0, overdueReviews = 0, overduePlans = 0 } = all ?? {};
  return { count: risks, above: aboveAppetite, overdueReviews, overduePlans };
}

/** Bands are few and scores at most some dozens, so risks are counted by score, and scores by band. */
function byRating(counted: readonly CountedRisks[], bands: readonly RatingBand[]): Statistics['byRating'] {
  const empty = { inherent: 0, current: 0, residual: 0 };
  const counts = bands.map(({ minimumScore }) => ({ rating: ratingOf(minimumScore, bands), ...empty }));
  const without: Statistics['byRating'][number] = { rating: null, ...empty };
  for (const row of counted.filter(({ by }) => by === 'scores')) {
    for (const stage of riskStageValues) {
      const id = ratingOf(row[stage], bands)?.id;
      const found = counts.find(({ rating }) => rating?.id === id) ?? without;
      found[stage] += row.count;
    }
  }
  return [without, ...counts];
}

function byTreatment(counted: readonly CountedRisks[]): Statistics['byTreatment'] {
  const rows = counted.filter(({ by }) => by === 'treatment');
  return riskTreatmentValues.map((treatment) => {
    const { count: risks = 0, above: aboveAppetite = 0 } = rows.find((row) => row.treatment === treatment) ?? {};
    return { treatment, count: risks, above: aboveAppetite };
  });
}

const byOwner = (counted: readonly CountedRisks[]): Statistics['byOwner'] =>
  counted
    .filter(({ by }) => by === 'owner')
    .slice(0, mostShown)
    .map(({ owner, count: risks, above: aboveAppetite }) => ({ owner, count: risks, above: aboveAppetite }));

async function byCategory(appetite: Appetite): Promise<Statistics['byCategory']> {
  const { rows } = await db.execute<Statistics['byCategory'][number]>(sql`
    select case when ${riskCategory.id} is null then null
        else json_build_object('id', ${riskCategory.id}, 'name', ${riskCategory.name}) end as category,
      counted.count, counted.above
    from (
      select ${riskCategoryAssignment.categoryId} as category_id, ${count}, ${above(appetite)}
      from ${liveRows(risk)} left join ${riskCategoryAssignment}
        on ${eqWithinOrganisation(riskCategoryAssignment.riskId, risk.id)}
      where ${isCounted}
      group by ${riskCategoryAssignment.categoryId}
    ) as counted left join ${riskCategory} on ${riskCategory.id} = counted.category_id
    order by counted.count desc, ${riskCategory.name} limit ${mostShown}`);
  return rows;
}

/** The actions of plans whose day has passed. */
async function overdueActions(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ${count} from ${treatmentAction}
    join ${risk} on ${eqWithinOrganisation(risk.id, treatmentAction.riskId)}
    join ${record} on ${eqWithinOrganisation(record.id, risk.id)}
    where ${isListedAction} and ${isActionOverdue}`);
  return rows[0]?.count ?? 0;
}

/** The numbers of a risk dashboard. */
export async function readStatistics(): Promise<Statistics> {
  const appetite = await readAppetite();
  const compared = { score: appetite.score, hasCategories: appetite.categories.length > 0 };
  const [{ live: registered }, counted, bands, categories, actions, trend] = await Promise.all([
    standingOf('risk'),
    countRisks(compared),
    ratingBands(),
    byCategory(compared),
    overdueActions(),
    months(compared),
  ]);
  return {
    ...figuresOf(counted),
    registered,
    overdueActions: actions,
    appetite,
    byRating: byRating(counted, bands),
    byTreatment: byTreatment(counted),
    byCategory: categories,
    byOwner: byOwner(counted),
    months: trend,
  };
}
