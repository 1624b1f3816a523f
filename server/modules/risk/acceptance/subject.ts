import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import { riskInput } from '#openapi/generated/inputs.ts';
import { risk } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { readRisks } from '../queries.ts';
import { linkedIncidents } from './end.ts';

/** The ids of the live incidents that are linked to a risk. */
export async function incidentsOf(riskId: string): Promise<string[]> {
  const [known] = await db
    .select({ ids: sql<string[]>`(select coalesce(json_agg(linked.id), '[]') from ${linkedIncidents} as linked)` })
    .from(risk)
    .where(eq(risk.id, riskId));
  return known?.ids ?? [];
}

/**
 * SHA-256 of what is accepted with a risk: what it is, how it is treated, its residual assessment and the incidents that show
 * it. Who owns it, how far its treatment is and when it is reviewed may change meanwhile.
 */
export async function subjectHash(riskId: string): Promise<string> {
  const [found] = await readRisks([riskId]);
  if (found === undefined) throw new Error('The risk does not exist');
  const { title, description, existingControls, controlEffectiveness, residual, treatment, justification, ...input } =
    riskInput.of(found);
  const references = [input.categoryIds, input.threatIds, input.vulnerabilityIds, input.assetIds].map((ids) =>
    ids.toSorted(),
  );
  const incidents = (await incidentsOf(riskId)).toSorted();
  const said = [title, description, existingControls, controlEffectiveness, residual, treatment, justification];
  return createHash('sha256')
    .update(JSON.stringify([...said, ...references, incidents]))
    .digest('hex');
}
