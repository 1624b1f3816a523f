import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentLog } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** A change of a field of an item, or of the whole assessment. */
export interface LoggedField {
  readonly positionId: string | null;
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 5_000;

/** Writes what changed in an assessment, in the transaction of the change. */
export async function logFields(
  context: OrganisationContext,
  assessmentId: string,
  fields: readonly LoggedField[],
): Promise<void> {
  const common = { organisationId: context.organisation.id, assessmentId, by: context.user.id };
  for (let from = 0; from < fields.length; from += batch)
    await db.insert(assessmentLog).values(fields.slice(from, from + batch).map((field) => ({ ...common, ...field })));
}

type Judgement = Pick<Schemas['AssessmentItem'], 'maturity' | 'observation' | 'reason'> & {
  readonly result: Schemas['ComplianceResult'] | null;
};

const resultShown = (result: Schemas['ComplianceResult'] | null) => result && complianceResultLabels[result];

const shown = ({ result, maturity, observation, reason }: Judgement) => ({
  Result: resultShown(result),
  Maturity: maturity === null ? null : String(maturity),
  Observation: observation || null,
  'Reason for not assessing': reason || null,
});

/** What differs between two judgements of an item, in words. */
export function judgementFields(positionId: string, before: Judgement, after: Judgement): LoggedField[] {
  const was = new Map<string, string | null>(Object.entries(shown(before)));
  return Object.entries(shown(after))
    .filter(([field, value]) => was.get(field) !== value)
    .map(([field, value]) => ({ positionId, field, old: was.get(field) ?? null, new: value }));
}
