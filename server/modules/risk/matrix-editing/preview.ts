import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { ratingOf, stages, type RatingBand, type Stage } from '#domain/risk/rating.ts';
import { unreachableRatings } from '#domain/risk/reachable-ratings.ts';
import type { Schemas } from '#server/contract/types.ts';
import { record, risk, riskAcceptance } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { liveRows } from '#server/modules/record/index.ts';

import { comparedAppetite } from '../appetite/read.ts';
import { isAbove, isCounted } from '../figures.ts';
import { toAssessment, type Matrix } from '../matrix.ts';
import { columnsOf, fatesOf, nextAssessments } from './fates.ts';
import type { WholeMatrix } from './versions.ts';

type Preview = Schemas['MatrixPreview'];
type Proposal = Schemas['MatrixProposal'];

/** More would not be read; the totals count all. */
const mostChanges = 100;

interface FoundChange {
  readonly risk: Schemas['RecordReference'];
  readonly stage: Stage;
  readonly before: Parameters<typeof toAssessment>[0];
  readonly after: Parameters<typeof toAssessment>[0];
}

interface Found extends Record<string, unknown> {
  readonly risks: number;
  readonly totals: Preview['totals'];
  /** Bands by their rank, from 1; 0 for none. */
  readonly moves: readonly { stage: Stage; from: number; to: number; count: number }[];
  readonly changes: readonly FoundChange[];
  readonly reopened: number;
}

/** The rank of the band of a score. */
const rankIn = (bands: readonly RatingBand[], score: SQL) =>
  sql`width_bucket(${score}, ${sql.raw(`array[${bands.map(({ minimumScore }) => minimumScore).join(',')}]::integer[]`)})`;

const idAt = (bands: readonly RatingBand[], rank: SQL) =>
  sql`(select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(bands.map(({ id }) => id))}::jsonb) as value)[${rank}]`;

const liveRisks = sql`${risk} as stored join ${record} on ${and(
  sql`${record.organisationId} = stored.organisation_id`,
  sql`${record.id} = stored.id`,
  isNull(record.deletedAt),
)}`;

/** A row for each assessment of a stored risk. */
const assessments = sql`(values ${sql.join(
  stages.map((stage) => {
    const { likelihood, impact, score } = columnsOf[stage];
    return sql`(${stage}, stored.${likelihood}, stored.${impact}, stored.${score})`;
  }),
  sql`, `,
)}) as own(stage, likelihood, impact, score)`;

/** The parts of an assessment as values that can be hashed: any may be missing. */
const keyOf = (likelihood: SQL, impact: SQL, score: SQL) => {
  const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return sql`coalesce(${likelihood}, ${none}), coalesce(${impact}, ${none}), coalesce(${score}, -1)`;
};

const ownKey = keyOf(sql`own.likelihood`, sql`own.impact`, sql`own.score`);
const predictedKey = keyOf(sql`likelihood`, sql`impact`, sql`score`);

const ownColumns = sql.join(
  stages.flatMap((stage) => {
    const { likelihood, impact, score } = columnsOf[stage];
    return [likelihood, impact, score].map((column) => sql`stored.${column}`);
  }),
  sql`, `,
);

/**
 * Every different assessment of live risks that changes, and how many have it. They are few, however many risks there
 * are, so that what becomes of each is found once. The first have the changes that are shown.
 */
const changedAssessments = (before: readonly RatingBand[], after: readonly RatingBand[]): SQL => sql`
  alike as materialized (select ${ownColumns}, count(*) as count from ${liveRisks} group by ${ownColumns}),
  assessed as (
    select own.stage, own.likelihood, own.impact, own.score, sum(stored.count)::integer as count
    from alike as stored cross join lateral ${assessments} group by 1, 2, 3, 4
  ),
  changed as (
    select *, rank_before is not null and rank_after is not null
      and ${idAt(before, sql`rank_before`)} is distinct from ${idAt(after, sql`rank_after`)} as rerated
    from (
      select *, ${rankIn(before, sql`score`)} as rank_before, ${rankIn(after, sql`next_score`)} as rank_after
      from (
        select assessed.*, likelihood_fate.becomes as next_likelihood, impact_fate.becomes as next_impact,
          likelihood_fate.score * impact_fate.score as next_score
        from assessed
        left join likelihood_fate on likelihood_fate.id = assessed.likelihood
        left join impact_fate on impact_fate.id = assessed.impact
      ) as following
    ) as ranked
  ),
  predicted as materialized (
    select *, score is distinct from next_score as rescored,
      (likelihood, impact) is distinct from (next_likelihood, next_impact) as replaced,
      coalesce(sum(count) over (order by rerated desc, next_score desc nulls last
        groups between unbounded preceding and 1 preceding), 0) < ${mostChanges} as is_first
    from changed
    where rerated or (likelihood, impact, score) is distinct from (next_likelihood, next_impact, next_score)
  )`;

/** Whether any assessment of a stored risk is among those that change, and meet a condition. */
const isAnyForeseen = (condition: SQL) =>
  sql.join(
    stages.map((stage) => {
      const { likelihood, impact, score } = columnsOf[stage];
      const key = keyOf(sql`stored.${likelihood}`, sql`stored.${impact}`, sql`stored.${score}`);
      return sql`(${key}) in (select ${predictedKey} from predicted where stage = ${stage} and ${condition})`;
    }),
    sql` or `,
  );

const assessmentIn = (likelihood: string, impact: string, score: string) => sql`json_build_object(
  'likelihoodId', ${sql.raw(likelihood)}, 'impactId', ${sql.raw(impact)}, 'score', ${sql.raw(score)})`;

const firstChanges = sql`select ${record.id}, ${record.ref}, ${record.title}, predicted.*
  from ${liveRisks} cross join lateral ${assessments}
  join predicted on predicted.stage = own.stage
    and (${keyOf(sql`predicted.likelihood`, sql`predicted.impact`, sql`predicted.score`)}) = (${ownKey})
  where is_first and (${isAnyForeseen(sql`is_first`)})
  order by rerated desc, next_score desc nulls last, ref, predicted.stage limit ${mostChanges}`;

const answer = sql`select
  (select coalesce(sum(count), 0)::integer from alike as stored where ${isAnyForeseen(sql`true`)}) as risks,
  (select coalesce(json_agg(json_build_object('stage', stage, 'rescored', rescored, 'rerated', rerated, 'replaced', replaced)), '[]')
    from (select stage, coalesce(sum(count) filter (where rescored), 0) as rescored,
        coalesce(sum(count) filter (where rerated), 0) as rerated,
        coalesce(sum(count) filter (where replaced), 0) as replaced from predicted group by stage) as total) as totals,
  (select coalesce(json_agg(json_build_object('stage', stage, 'from', rank_before, 'to', rank_after, 'count', count)
      order by count desc, stage, rank_before, rank_after), '[]')
    from (select stage, rank_before, rank_after, sum(count) as count from predicted where rerated group by 1, 2, 3) as move) as moves,
  (select coalesce(json_agg(json_build_object('risk', json_build_object('id', id, 'ref', ref, 'title', title), 'stage', stage,
      'before', ${assessmentIn('likelihood', 'impact', 'score')},
      'after', ${assessmentIn('next_likelihood', 'next_impact', 'next_score')})
      order by rerated desc, next_score desc nulls last, ref, stage), '[]')
    from (${firstChanges}) as first) as changes,
  (select count(*)::integer from ${riskAcceptance}
    join next on next.organisation_id = ${riskAcceptance.organisationId} and next.id = ${riskAcceptance.riskId}
    join ${record} on ${and(eqWithinOrganisation(record.id, riskAcceptance.riskId), isNull(record.deletedAt))}
    join ${risk} on ${eqWithinOrganisation(risk.id, riskAcceptance.riskId)} and ${isCounted}
    where ${eq(riskAcceptance.status, 'ACCEPTED')} and next.residual_score > ${riskAcceptance.residualScore}) as reopened`;

const byId = (steps: readonly Schemas['StepReference'][]) =>
  new Map(steps.map(({ id, name, score }) => [id, { id, name, score }]));

const matrixOf = ({ likelihoods, impacts, bands }: Pick<WholeMatrix, 'likelihoods' | 'impacts' | 'bands'>): Matrix => ({
  likelihoods: byId(likelihoods),
  impacts: byId(impacts),
  bands,
});

/** The proposed matrix, with the stored levels that are not on offer. */
function proposedMatrix(stored: WholeMatrix, { likelihoods, impacts, bands }: Proposal): Matrix {
  const kept = (axis: 'likelihoods' | 'impacts') => stored[axis].filter(({ active }) => !active);
  return {
    likelihoods: byId([...kept('likelihoods'), ...likelihoods]),
    impacts: byId([...kept('impacts'), ...impacts]),
    bands,
  };
}

const bandAt = (bands: readonly RatingBand[], rank: number) => ratingOf(bands[rank - 1]?.minimumScore ?? null, bands);

/** What a proposed matrix would change, read by one statement that changes nothing. */
export async function previewOf(stored: WholeMatrix, proposal: Proposal): Promise<Preview> {
  const { rows } = await db.execute<Found>(sql`with ${nextAssessments(fatesOf(stored, proposal))},
    ${changedAssessments(stored.bands, proposal.bands)} ${answer}`);
  const [found] = rows;
  if (found === undefined) throw new Error('The preview has no row');
  const [before, after] = [matrixOf(stored), proposedMatrix(stored, proposal)];
  return {
    risks: found.risks,
    totals: stages.map(
      (stage) => found.totals.find((total) => total.stage === stage) ?? { stage, rescored: 0, rerated: 0, replaced: 0 },
    ),
    moves: found.moves.map(({ stage, from, to, count }) => ({
      stage,
      from: bandAt(before.bands, from),
      to: bandAt(after.bands, to),
      count,
    })),
    changes: found.changes.map((change) => ({
      ...change,
      before: toAssessment(change.before, before),
      after: toAssessment(change.after, after),
    })),
    reopened: found.reopened,
    unreachable: unreachableRatings(proposal),
    ...(await crossingAppetite(stored, proposal)),
  };
}

/** How many risks would be above the appetite and are not now, and the reverse. */
async function crossingAppetite(stored: WholeMatrix, proposal: Proposal): Promise<Pick<Preview, 'rising' | 'falling'>> {
  const appetite = await comparedAppetite();
  if (appetite.score === null && !appetite.hasCategories) return { rising: 0, falling: 0 };
  const { rows } = await db.execute<Pick<Preview, 'rising' | 'falling'> & Record<string, unknown>>(sql`
    with ${nextAssessments(fatesOf(stored, proposal))}
    select count(*) filter (where becomes and not was)::integer as rising,
      count(*) filter (where was and not becomes)::integer as falling
    from (
      select coalesce(${isAbove(appetite)}, false) as was,
        coalesce(${isAbove(appetite, sql`likelihood_fate.score * impact_fate.score`)}, false) as becomes
      from ${liveRows(risk)}
      join likelihood_fate on likelihood_fate.id = ${risk.currentLikelihoodId}
      join impact_fate on impact_fate.id = ${risk.currentImpactId}
      where ${isCounted}
    ) as compared`);
  return rows[0] ?? { rising: 0, falling: 0 };
}
