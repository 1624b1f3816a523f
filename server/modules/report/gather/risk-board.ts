import { sql } from 'drizzle-orm';

import type { ReportRow, ReportSection } from '#domain/report/content.ts';
import { ratingOf } from '#domain/risk/rating.ts';
import { record, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { countedAt, matrixAt, type Matrix } from '#server/modules/risk/index.ts';

import { number, text } from './sections.ts';

interface Scored extends Record<string, unknown> {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly likelihoodId: string | null;
  readonly impactId: string | null;
  readonly likelihood: string | null;
  readonly impact: string | null;
  readonly score: number | null;
  readonly rating: string | null;
}

/** The current score of every risk that was there at a moment, as its last change before it left it. */
async function scoresAt(asOf: Date): Promise<Scored[]> {
  const { rows } = await db.execute<Scored>(sql`
    select ${record.id} as id, ${record.ref} as ref, ${record.title} as title, was.*
    from ${record} left join lateral (
      select ${riskScoreChange.likelihoodId} as "likelihoodId", ${riskScoreChange.impactId} as "impactId",
        ${riskScoreChange.likelihoodName} as likelihood, ${riskScoreChange.impactName} as impact,
        ${riskScoreChange.score} as score, ${riskScoreChange.ratingName} as rating
      from ${riskScoreChange}
      where ${eqWithinOrganisation(riskScoreChange.riskId, record.id)}
        and ${riskScoreChange.stage} = 'current' and ${riskScoreChange.at} < ${asOf}
      order by ${riskScoreChange.at} desc, ${riskScoreChange.id} desc limit 1
    ) as was on true
    where ${countedAt(sql`${asOf}::timestamptz`)}
    order by ${record.ref}, ${record.id}`);
  return rows;
}

/** The colours of ratings without one of their own, lowest first. */
const usualFills = ['#E3EEF3', '#A8CFE1', '#E9B93F', '#D4641E', '#961A20'] as const;

function fillOf(score: number, bands: Matrix['bands']): string | null {
  const rating = ratingOf(score, bands);
  if (rating === null) return null;
  const place = bands.length === 1 ? 0 : (rating.level - 1) / (bands.length - 1);
  return rating.colour ?? usualFills[Math.round(place * (usualFills.length - 1))] ?? null;
}

type Base = Pick<ReportSection, 'key' | 'title'>;

/** How many risks are in each cell of the matrix, the highest likelihood first. */
function heatMapOf(base: Base, scored: readonly Scored[], { likelihoods, impacts, bands }: Matrix): ReportSection {
  const across = [...impacts.values()].toSorted((one, other) => one.score - other.score);
  const down = [...likelihoods.values()].toSorted((one, other) => other.score - one.score);
  const inCell = (likelihoodId: string, impactId: string) =>
    scored.filter((risk) => risk.likelihoodId === likelihoodId && risk.impactId === impactId).length;
  const placed = scored.filter(
    ({ likelihoodId, impactId }) => likelihoods.has(likelihoodId ?? '') && impacts.has(impactId ?? ''),
  );
  const elsewhere = scored.length - placed.length;
  return {
    ...base,
    note:
      elsewhere === 0
        ? 'Likelihood from top to bottom, impact from left to right.'
        : `Likelihood from top to bottom, impact from left to right. ${elsewhere} not assessed, or with levels that are no longer used.`,
    columns: [
      { key: 'likelihood', label: 'Likelihood', weight: 2 },
      ...across.map(({ id, name }) => ({ key: id, label: name, weight: 1 })),
    ],
    rows: down.map((likelihood): ReportRow => ({
      key: likelihood.id,
      recordId: null,
      name: `Likelihood ${likelihood.name}`,
      cells: [text(likelihood.name), ...across.map((impact) => number(inCell(likelihood.id, impact.id)))],
      fills: [null, ...across.map((impact) => fillOf(likelihood.score * impact.score, bands))],
    })),
  };
}

const name = ({ ref, title }: Scored) => `${ref} ${title}`;

const mostTop = 10;

function topOf(base: Base, scored: readonly Scored[]): ReportSection {
  const highest = scored
    .filter(({ score }) => score !== null)
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    .slice(0, mostTop);
  return {
    ...base,
    note: '',
    columns: [
      { key: 'ref', label: 'Reference', weight: 1 },
      { key: 'title', label: 'Title', weight: 4 },
      { key: 'likelihood', label: 'Likelihood', weight: 1.5 },
      { key: 'impact', label: 'Impact', weight: 1.5 },
      { key: 'score', label: 'Score', weight: 0.8 },
      { key: 'rating', label: 'Rating', weight: 1.2 },
    ],
    rows: highest.map((risk) => ({
      key: risk.id,
      recordId: risk.id,
      name: name(risk),
      cells: [
        text(risk.ref),
        text(risk.title),
        text(risk.likelihood ?? ''),
        text(risk.impact ?? ''),
        number(risk.score ?? 0),
        text(risk.rating ?? ''),
      ],
    })),
  };
}

const inWords = (risk: Scored | undefined): string => {
  if (risk === undefined) return '';
  return risk.score === null ? 'Not assessed' : `${risk.score} ${risk.rating ?? ''}`.trim();
};

/** What became of risks between two moments. */
function movedOf(base: Base, before: readonly Scored[], after: readonly Scored[], since: string | null): ReportSection {
  const columns = [
    { key: 'ref', label: 'Reference', weight: 1 },
    { key: 'title', label: 'Title', weight: 4 },
    { key: 'was', label: 'Was', weight: 1.5 },
    { key: 'is', label: 'Is', weight: 1.5 },
    { key: 'what', label: 'Change', weight: 1.2 },
  ];
  if (since === null) return { ...base, note: 'There is no earlier report to compare with.', columns, rows: [] };
  const was = new Map(before.map((risk) => [risk.id, risk]));
  const still = new Set(after.map(({ id }) => id));
  const change = (former: Scored | undefined, now: Scored): string => {
    if (former === undefined) return 'New';
    if (former.score === now.score) return '';
    return (now.score ?? 0) > (former.score ?? 0) ? 'Up' : 'Down';
  };
  const row = (risk: Scored, from: Scored | undefined, to: Scored | undefined, what: string): ReportRow => ({
    key: risk.id,
    recordId: risk.id,
    name: name(risk),
    cells: [text(risk.ref), text(risk.title), text(inWords(from)), text(inWords(to)), text(what)],
  });
  const rows = [
    ...after.flatMap((risk) => {
      const what = change(was.get(risk.id), risk);
      return what === '' ? [] : [row(risk, was.get(risk.id), risk, what)];
    }),
    ...before.filter(({ id }) => !still.has(id)).map((risk) => row(risk, risk, undefined, 'Deleted')),
  ];
  const found = rows.length === 0 ? ': no risk is new, deleted or scored differently' : '';
  return { ...base, note: `Compared with the report as of ${since}${found}.`, columns, rows };
}

interface Moments {
  readonly asOf: Date;
  readonly since: Date | null;
  /** In words. */
  readonly sinceText: string | null;
}

/** The heat map of a moment, with the matrix that was in force then. */
export const heatMap = async (base: Base, { asOf }: Moments): Promise<ReportSection> =>
  heatMapOf(base, await scoresAt(asOf), (await matrixAt(sql`${asOf}::timestamptz`)).matrix);

/** The risks with the highest scores. */
export const topRisks = async (base: Base, { asOf }: Moments): Promise<ReportSection> =>
  topOf(base, await scoresAt(asOf));

/** The risks whose score has changed since an earlier report. */
export const movedRisks = async (base: Base, { asOf, since, sinceText }: Moments): Promise<ReportSection> =>
  movedOf(base, since === null ? [] : await scoresAt(since), await scoresAt(asOf), sinceText);
