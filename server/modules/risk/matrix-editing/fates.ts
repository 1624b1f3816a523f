import { sql, type SQL } from 'drizzle-orm';

import { axes, type Axis } from '#domain/risk/matrix.ts';
import { stages, type Stage } from '#domain/risk/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { risk } from '#server/database/schema/index.ts';

import type { WholeMatrix } from './versions.ts';

/** What a level becomes for the risks that have it: itself or another, with the factor that it then has. */
export interface Fate {
  readonly id: string;
  readonly becomes: string;
  readonly score: number;
}

export type Fates = Readonly<Record<Axis, readonly Fate[]>>;

/** Every level stays what it is, with the factor that it has now. */
export const unchangedFates = ({ likelihoods, impacts }: WholeMatrix): Fates => {
  const same = (levels: WholeMatrix[Axis]) => levels.map(({ id, score }) => ({ id, becomes: id, score }));
  return { likelihoods: same(likelihoods), impacts: same(impacts) };
};

/** What the levels of the stored matrix become in the proposed one. Those that are not on offer stay as they are. */
export function fatesOf(stored: WholeMatrix, proposed: Schemas['MatrixProposal']): Fates {
  const replacedBy = new Map(proposed.replacements.map(({ levelId, replacedById }) => [levelId, replacedById]));
  const of = (axis: Axis): Fate[] =>
    stored[axis].map(({ id, score }) => {
      const becomes = replacedBy.get(id) ?? id;
      return { id, becomes, score: proposed[axis].find((level) => level.id === becomes)?.score ?? score };
    });
  return { likelihoods: of('likelihoods'), impacts: of('impacts') };
}

/** The columns of an assessment. */
export const columnsOf: Readonly<Record<Stage, { likelihood: SQL; impact: SQL; score: SQL }>> = {
  inherent: {
    likelihood: sql.identifier(risk.inherentLikelihoodId.name).getSQL(),
    impact: sql.identifier(risk.inherentImpactId.name).getSQL(),
    score: sql.identifier(risk.inherentScore.name).getSQL(),
  },
  current: {
    likelihood: sql.identifier(risk.currentLikelihoodId.name).getSQL(),
    impact: sql.identifier(risk.currentImpactId.name).getSQL(),
    score: sql.identifier(risk.currentScore.name).getSQL(),
  },
  residual: {
    likelihood: sql.identifier(risk.residualLikelihoodId.name).getSQL(),
    impact: sql.identifier(risk.residualImpactId.name).getSQL(),
    score: sql.identifier(risk.residualScore.name).getSQL(),
  },
};

const fateTable = (fates: readonly Fate[]) => sql`select * from
  jsonb_to_recordset(${JSON.stringify(fates)}::jsonb) as fate(id uuid, becomes uuid, score integer)`;

const nextColumns = sql.join(
  stages.map((stage) => {
    const { likelihood, impact, score } = columnsOf[stage];
    const [own, other] = [sql.identifier(`${stage}_likelihood`), sql.identifier(`${stage}_impact`)];
    return sql`${own}.becomes as ${likelihood}, ${other}.becomes as ${impact}, ${own}.score * ${other}.score as ${score}`;
  }),
  sql`, `,
);

const nextJoins = sql.join(
  stages.map((stage) => {
    const { likelihood, impact } = columnsOf[stage];
    const [own, other] = [sql.identifier(`${stage}_likelihood`), sql.identifier(`${stage}_impact`)];
    return sql`left join likelihood_fate as ${own} on ${own}.id = stored.${likelihood}
      left join impact_fate as ${other} on ${other}.id = stored.${impact}`;
  }),
  sql` `,
);

/** CTEs of which the last, `next`, has the assessments of every risk with the levels as they become. */
export const nextAssessments = (fates: Fates): SQL => sql`
  likelihood_fate as materialized (${fateTable(fates[axes[0]])}),
  impact_fate as materialized (${fateTable(fates[axes[1]])}),
  next as (
    select stored.organisation_id, stored.id, ${nextColumns} from ${risk} as stored ${nextJoins}
  )`;
