import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { bareQuestion, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { Database } from '#server/database/database.ts';
import {
  assessmentRespondent,
  assessmentTemplate,
  assessmentTemplateVersion,
  membership,
  secureLink,
  serviceProvider,
  serviceProviderAssessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';

import { addRecord, type Ids } from './add-record.ts';

/** A question with what differs from an optional text. */
export type NewQuestion = Partial<Omit<Question, 'options'>> & { readonly choices?: readonly string[] };

export interface NewAssessmentLink {
  readonly title: string;
  readonly description?: string;
  readonly sections: readonly { readonly title: string; readonly questions: readonly NewQuestion[] }[];
  readonly expiresAt?: Date;
}

const questionOf = ({ choices = [], ...given }: NewQuestion): Question => ({
  ...bareQuestion(randomUUID(), ''),
  type: 'TEXT',
  options: choices.map((value) => ({ value, score: null, warning: '' })),
  ...given,
});

/** A published version of a template with these questions. */
async function addTemplate(ids: Ids, { title, sections }: NewAssessmentLink) {
  const { organisationId, userId } = ids;
  const [templateId, versionId] = [await addRecord(ids, 'assessmentTemplate', title), randomUUID()];
  const questionnaires = sections.map((section) => ({
    id: randomUUID(),
    title: section.title,
    description: '',
    questions: section.questions.map(questionOf),
  }));
  const questionCount = questionnaires.flatMap(({ questions }) => questions).length;
  await db
    .insert(assessmentTemplate)
    .values({ organisationId, id: templateId, status: 'ACTIVE', publishedNumber: 1, questionCount });
  await db.insert(assessmentTemplateVersion).values({
    organisationId,
    id: versionId,
    templateId,
    number: 1,
    title,
    questionnaires,
    questionCount,
    sha256: 'a'.repeat(64),
    changeLog: '',
    publishedBy: userId,
  });
  return { templateId, versionId };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** An assessment that was sent to someone; returns the path of its link. */
export async function addAssessmentLink(
  database: Database,
  organisationId: string,
  given: NewAssessmentLink,
): Promise<string> {
  const [member] = await database.platform
    .select({ userId: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId));
  if (member === undefined) throw new Error('The organisation has no member.');
  const ids = { organisationId, ...member };
  const { expiresAt = new Date(Date.now() + 30 * 86_400_000) } = given;
  const token = newToken();
  await database.inOrganisation(ids, async () => {
    const { templateId, versionId } = await addTemplate(ids, given);
    const providerId = await addRecord(ids, 'serviceProvider', 'Meridian Payroll');
    await db.insert(serviceProvider).values({ organisationId, id: providerId });
    const assessmentId = await addRecord(ids, 'serviceProviderAssessment', given.title);
    await db.insert(serviceProviderAssessment).values({
      organisationId,
      id: assessmentId,
      providerId,
      templateId,
      templateVersion: 1,
      templateVersionId: versionId,
      description: given.description ?? '',
      status: 'SENT',
      sentAt: new Date(),
      expiresOn: dayOf(expiresAt),
    });
    const respondentId = randomUUID();
    await db.insert(assessmentRespondent).values({
      organisationId,
      id: respondentId,
      assessmentId,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      addedBy: ids.userId,
      requestedAt: new Date(),
    });
    const hash = tokenHash(token);
    const link = {
      organisationId,
      kind: 'assessment',
      recordId: assessmentId,
      respondentId,
      tokenHash: hash,
      expiresAt,
    };
    await db.insert(secureLink).values(link);
  });
  return `/service-provider-assessment/secure/${token}`;
}
