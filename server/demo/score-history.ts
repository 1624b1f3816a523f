import { and, eq, sql } from 'drizzle-orm';

import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, risk, riskImpact, riskLikelihood } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

type CreateRisk = (
  request: { path: object; query: object; body: Schemas['RiskInput'] },
  context: OrganisationContext,
) => Promise<Schemas['Risk']>;

export const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::integer)`;

/** From here on, changes of scores and of controls are kept as if they had been made so many days ago. */
export const changeAsIf = (days: number) =>
  db.execute(sql`select set_config('app.changed_at', (${daysAgo(days)})::text, true)`);

export const changeNow = () => db.execute(sql`select set_config('app.changed_at', '', true)`);

/** Every third risk has never been assessed again. */
const hasChanged = (index: number, { inherent, current }: Schemas['RiskInput']) =>
  index % 3 > 0 && current?.likelihoodId !== undefined && inherent?.likelihoodId !== current.likelihoodId;

async function assessAgain(id: string, { likelihoodId, impactId }: Schemas['RiskAssessmentInput']): Promise<void> {
  const chosen = and(eq(riskLikelihood.id, likelihoodId ?? id), eq(riskImpact.id, impactId ?? id));
  const score = sql`(select ${riskLikelihood.score} * ${riskImpact.score} from ${riskLikelihood}, ${riskImpact}
    where ${chosen})`;
  const values = { currentLikelihoodId: likelihoodId, currentImpactId: impactId, currentScore: score };
  await db.update(risk).set(values).where(eq(risk.id, id));
}

/** Creates a risk some months ago, at first as high as without controls, and lets it become what it is now. */
export async function createWithPast(
  create: CreateRisk,
  body: Schemas['RiskInput'],
  index: number,
  context: OrganisationContext,
): Promise<Schemas['RecordVersion']> {
  const started = 45 + ((index * 53) % 330);
  const changed = hasChanged(index, body);
  const { inherent, current } = body;
  await changeAsIf(started);
  const before = changed && inherent !== undefined ? { ...body, current: inherent } : body;
  const { id, version } = await create({ path: {}, query: {}, body: before }, context);
  if (changed && current !== undefined) {
    await changeAsIf(Math.round(started * (0.1 + (index % 5) * 0.15)));
    await assessAgain(id, current);
  }
  await changeNow();
  await db
    .update(record)
    .set({ createdAt: daysAgo(started) })
    .where(eq(record.id, id));
  return { id, version };
}
