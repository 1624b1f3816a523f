import { and, eq, isNull, sql } from 'drizzle-orm';

import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { assessmentRespondent as respondent } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endOfDay } from '#server/modules/secure-link/index.ts';

import { contentOf, type AssessmentContent } from '../content.ts';
import type { LockedAssessment } from '../lock.ts';
import { respondentsOf } from '../respondents/read.ts';
import { carryAnswers } from './carry.ts';

/** @throws ApiError 400 if there is nothing to send */
async function contentToSend({ own }: LockedAssessment): Promise<AssessmentContent> {
  const content = await contentOf(own);
  if (content === undefined)
    throw invalid([{ field: 'templateId', message: 'Publish the template first: its published version is sent' }]);
  if (content.questionnaires.every(({ questions }) => questions.length === 0))
    throw invalid([{ field: 'templateId', message: 'This template has no questions' }]);
  return content;
}

/** @throws ApiError 400 if a section is nobody's, or someone has a section that there is no longer */
async function refuseGaps(assessmentId: string, { questionnaires }: AssessmentContent): Promise<void> {
  const respondents = await respondentsOf(assessmentId);
  const known = new Set(questionnaires.map(({ id }) => id));
  const lost = respondents.find(({ questionnaireIds }) => questionnaireIds.some((id) => !known.has(id)));
  if (lost !== undefined)
    throw invalid([
      { field: 'respondents', message: `${lost.email} has a section that the template does not have any more` },
    ]);
  const isAsked = (id: string) =>
    respondents.some(({ questionnaireIds }) => questionnaireIds.length === 0 || questionnaireIds.includes(id));
  const gap = questionnaires.findIndex(({ id }) => !isAsked(id));
  if (gap !== -1)
    throw invalid([{ field: 'respondents', message: `Nobody answers section ${gap + 1}: give it to a respondent` }]);
}

/**
 * Freezes what is asked, keeps what was answered before, and asks the respondents.
 * @returns the columns that this sets
 * @throws ApiError 400
 */
export async function send(context: OrganisationContext, locked: LockedAssessment) {
  const { id, provider, template, expiresOn } = locked.assessment;
  if (provider === null || template === null || expiresOn === null)
    throw new Error('An assessment was to be sent without what it needs');
  await endOfDay(expiresOn);
  const { versionId, number, questionnaires } = await contentToSend(locked);
  await refuseGaps(id, { versionId, number, questionnaires });
  const previousId = await carryAnswers({
    organisationId: context.organisation.id,
    assessmentId: id,
    providerId: provider.id,
    templateId: template.id,
    questionnaires,
  });
  await db
    .update(respondent)
    .set({ requestedAt: sql`now()`, mailDue: 'REQUEST', version: sql`${respondent.version} + 1` })
    .where(and(eq(respondent.assessmentId, id), isNull(respondent.revokedAt)));
  const before = locked.assessment.previous?.id ?? null;
  return {
    sentAt: sql`now()`,
    templateVersion: number,
    templateVersionId: versionId,
    previousId: before ?? previousId,
  };
}
