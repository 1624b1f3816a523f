import { registers } from '#openapi/generated/records.ts';
import { forbidden, invalid } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { assessmentFinding } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { recordLinkHandlers } from '#server/modules/record-link/index.ts';
import { mayDo, registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';
import { riskRegister } from '#server/modules/risk/index.ts';

import { questionOf } from '../content.ts';
import { lockAssessment, logOf } from '../lock.ts';
import { loggedQuestion } from './questions.ts';

/** What an answer shows becomes a risk in one step. */
export const findingHandler = (settings: RecordSettings): HandlersOf<'AssessmentAnswerReviews'>['addFinding'] => {
  const risks = registerHandlers(riskRegister, settings);
  return async ({ path: { id }, body: { questionId, title, description = '' } }, context) => {
    if (!mayDo(context, 'risk', 'ADD')) throw forbidden(`You may not add ${registers.risk.noun.many}`);
    const locked = await lockAssessment(id);
    const question = await questionOf(locked.own, questionId);
    if (question === undefined)
      throw invalid([{ field: 'questionId', message: 'Choose a question of this assessment' }]);
    const risk = await risks.create({ body: { title, description } }, context);
    await db.insert(assessmentFinding).values({
      organisationId: context.organisation.id,
      assessmentId: locked.entity.id,
      questionId: question.id,
      riskId: risk.id,
    });
    const { provider } = locked.assessment;
    for (const otherId of [locked.entity.id, ...(provider === null ? [] : [provider.id])])
      await recordLinkHandlers.link({ path: { id: risk.id }, query: {}, body: { type: 'relates', otherId } }, context);
    await logOf(context, locked, [
      { field: 'question', old: null, new: loggedQuestion(question) },
      { field: 'finding', old: null, new: `${risk.ref} ${risk.title}` },
    ]);
    return { id: risk.id, ref: risk.ref, title: risk.title };
  };
};
