import { eq, isNull, and } from 'drizzle-orm';

import { serviceProviderAssessmentInput } from '#openapi/generated/inputs.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import {
  assessmentRespondent as respondent,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { assessmentRegister, liveAssessment } from '../register.ts';

/** The respondents of an assessment are those of the next one as well, unless their links were ended. */
export async function repeatRespondents(from: string, to: string, addedBy: string): Promise<void> {
  const { organisationId } = scopeOfTransaction();
  const rows = await db
    .select({ name: respondent.name, email: respondent.email, questionnaireIds: respondent.questionnaireIds })
    .from(respondent)
    .where(and(eq(respondent.assessmentId, from), isNull(respondent.revokedAt)))
    .orderBy(respondent.createdAt, respondent.id);
  if (rows.length === 0) return;
  // A millisecond apart, so that they keep their order.
  const now = Date.now();
  await db.insert(respondent).values(
    rows.map((row, index) => ({
      ...row,
      organisationId,
      assessmentId: to,
      addedBy,
      createdAt: new Date(now + index),
    })),
  );
}

/** Starts the next assessment of the same provider. */
export function repeatHandler(settings: RecordSettings): HandlersOf<'AssessmentCourse'>['repeat'] {
  const { create } = registerHandlers(assessmentRegister, settings);
  return async ({ path: { id } }, context) => {
    const {
      dueOn: _dueOn,
      expiresOn: _expiresOn,
      ...body
    } = serviceProviderAssessmentInput.of(await liveAssessment(id));
    const next = await create({ body }, context);
    await db.update(assessment).set({ previousId: id }).where(eq(assessment.id, next.id));
    await repeatRespondents(id, next.id, context.user.id);
    return liveAssessment(next.id);
  };
}
