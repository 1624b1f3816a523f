import { randomBytes } from 'node:crypto';

import { inArray } from 'drizzle-orm';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assessmentTemplateModule } from '#server/modules/assessment-template/index.ts';
import { fileAddresses } from '#server/modules/attachment/index.ts';
import { assessmentModule, expireAssessments } from '#server/modules/provider-assessment/index.ts';

import { asMember } from '../as-member.ts';
import { dayFromNow, idOf, ownerIn, readPeople } from '../choices.ts';
import type { DemoAnswerFile, DemoAssessment } from '../provider-assessment.ts';
import { settings } from '../seeds.ts';
import { backdate } from './backdate.ts';
import { answerQuestions, clarify, respond, type AnswerFiles } from './respond.ts';
import { reviewAnswers } from './review.ts';

export { harbourAssessments } from './harbour.ts';
export { meridianAssessments } from './meridian.ts';

/** The files with which respondents answer; stored before the transaction in which they do. */
export const answerFilesOf = (assessments: readonly DemoAssessment[]): DemoAnswerFile[] =>
  assessments.flatMap(({ respondents }) => respondents.flatMap(({ files = [] }) => files));

/** Sending asks for a job that mails the links. Nobody is mailed by the demo, and nobody opens a file. */
const handlers = assessmentModule(
  { ...settings, jobs: { ...settings.jobs, enqueue: () => Promise.resolve() } },
  fileAddresses({ apiBaseUrl: '', fileKey: randomBytes(32) }),
);

async function readNames() {
  const rows = await db
    .select({ id: record.id, title: record.title })
    .from(record)
    .where(inArray(record.kind, ['serviceProvider', 'assessmentTemplate']));
  return { people: await readPeople(), records: new Map(rows.map(({ id, title }) => [title, id])) };
}

interface Adding extends AnswerFiles {
  readonly context: OrganisationContext;
  readonly names: Awaited<ReturnType<typeof readNames>>;
  /** The ids of the assessments before it, by their titles. */
  readonly earlier: ReadonlyMap<string, string>;
}

/** The fields as a reviewer submits them. What is sent must be open for a day; `backdate` then sets the days described. */
const inputOf = (assessment: DemoAssessment, { names }: Adding) => ({
  title: assessment.title,
  description: assessment.description,
  providerId: idOf(names.records, assessment.provider),
  templateId: idOf(names.records, assessment.template),
  assigneeId: ownerIn(names, assessment.reviewer),
  approverId: ownerIn(names, assessment.approver),
  dueOn: dayFromNow(assessment.dueInDays),
  expiresOn: dayFromNow(Math.max(1, assessment.expiresInDays)),
  // A reminder is a mail.
  reminderDays: 0,
  recurrenceMonths: assessment.recurrenceMonths ?? 0,
});

const at = (id: string) => ({ path: { id }, query: {} });

async function createdOrRepeated(assessment: DemoAssessment, adding: Adding, reviewer: OrganisationContext) {
  const { ServiceProviderAssessments: register, AssessmentCourse: course } = handlers;
  const body = inputOf(assessment, adding);
  if (assessment.repeats === undefined) return (await register.create({ path: {}, query: {}, body }, reviewer)).id;
  const before = idOf(adding.earlier, assessment.repeats);
  const { id, version } = await course.repeat({ ...at(before), body: undefined }, reviewer);
  await register.update({ ...at(id), body: { version, ...body } }, reviewer);
  return id;
}

/** Adds those of the respondents that a repetition has not brought along. @returns the ids by address */
async function addRespondents(id: string, { respondents, template }: DemoAssessment, adding: Adding) {
  const { AssessmentRespondents, AssessmentAnswerReviews } = handlers;
  const { questionnaires } = await AssessmentAnswerReviews.get({ ...at(id), body: undefined }, adding.context);
  const sections = new Map(questionnaires.map((section) => [section.title, section.id]));
  const present = await AssessmentRespondents.all({ ...at(id), body: undefined }, adding.context);
  const ids = new Map(present.map(({ id: respondentId, email }) => [email, respondentId]));
  for (const { name, email, sections: own = [] } of respondents) {
    if (ids.has(email)) continue;
    const questionnaireIds = own.map((title) => {
      const found = sections.get(title);
      if (found === undefined) throw new Error(`${template} has no section ${title}`);
      return found;
    });
    const body = { name, email, questionnaireIds };
    ids.set(email, (await AssessmentRespondents.add({ ...at(id), body }, adding.context)).id);
  }
  return ids;
}

/** Reviews what was submitted and decides on it, as far as the course goes. */
async function conclude(id: string, assessment: DemoAssessment, adding: Adding, reviewer: OrganisationContext) {
  const { AssessmentAnswerReviews, AssessmentCourse, ServiceProviderAssessments } = handlers;
  const { daysAgo, review, decision, approver } = assessment;
  if (daysAgo.submitted === undefined) return;
  await reviewAnswers(AssessmentAnswerReviews, id, assessment, reviewer);
  if (review === undefined) return;
  const { version } = await ServiceProviderAssessments.get({ ...at(id), body: undefined }, reviewer);
  const reviewed = { version, action: 'REVIEW' as const, ...review };
  const after = await AssessmentCourse.changeStatus({ ...at(id), body: reviewed }, reviewer);
  if (decision === undefined) return;
  const decider = await asMember(adding.context, ownerIn(adding.names, approver));
  await AssessmentCourse.changeStatus({ ...at(id), body: { version: after.version, ...decision } }, decider);
}

/** Publishes the template with other words of a question: answers that are carried over say which they were given to. */
async function reword({ template, rewords }: DemoAssessment, { names }: Adding, author: OrganisationContext) {
  if (rewords === undefined) return;
  const { AssessmentTemplateContents: contents } = assessmentTemplateModule(settings);
  const path = at(idOf(names.records, template));
  const { version, questionnaires } = await contents.get({ ...path, body: undefined }, author);
  const edits = questionnaires.flatMap(({ id: questionnaireId, questions }) =>
    questions
      .filter(({ question }) => question === rewords.from)
      .map((one) => ({
        kind: 'PUT_QUESTION' as const,
        questionnaireId,
        question: { ...one, question: rewords.to },
      })),
  );
  const edited = await contents.edit({ ...path, body: { version, edits } }, author);
  const publish = { version: edited.version, action: 'PUBLISH' as const, changeLog: 'One question is clearer' };
  await contents.changeStatus({ ...path, body: publish }, author);
}

interface AskingParts {
  readonly adding: Adding;
  readonly respondentIds: ReadonlyMap<string, string>;
  readonly reviewer: OrganisationContext;
}

/** What the reviewer asked about answers, and the replies of the first respondent. */
async function askAbout(
  id: string,
  { clarifications = [], respondents: [first], daysAgo }: DemoAssessment,
  { adding, respondentIds, reviewer }: AskingParts,
): Promise<void> {
  if (clarifications.length === 0 || first === undefined) return;
  const { questionnaires } = await handlers.AssessmentAnswerReviews.get({ ...at(id), body: undefined }, reviewer);
  await clarify(clarifications, questionsOf(questionnaires), {
    ...adding,
    organisationId: reviewer.organisation.id,
    assessmentId: id,
    respondentId: idOf(respondentIds, first.email),
    reviewerId: reviewer.user.id,
    daysAgo,
  });
}

/** Takes an assessment as far as its course goes, as members and respondents do. @returns its id */
async function addAssessment(assessment: DemoAssessment, adding: Adding): Promise<string> {
  const { context, names } = adding;
  const { daysAgo } = assessment;
  const reviewer = await asMember(context, ownerIn(names, assessment.reviewer));
  await reword(assessment, adding, reviewer);
  const id = await createdOrRepeated(assessment, adding, reviewer);
  const respondentIds = await addRespondents(id, assessment, adding);
  if (daysAgo.sent === undefined) return id;
  const { version } = await handlers.ServiceProviderAssessments.get({ ...at(id), body: undefined }, reviewer);
  await handlers.AssessmentCourse.changeStatus({ ...at(id), body: { version, action: 'SEND' } }, reviewer);
  for (const respondent of assessment.respondents) {
    const respondentId = idOf(respondentIds, respondent.email);
    const responding = { ...adding, organisationId: context.organisation.id, assessmentId: id, respondentId, daysAgo };
    if (daysAgo.opened !== undefined) await respond(respondent, responding);
  }
  const asks = assessment.respondents.flatMap((respondent) => respondent.asks ?? []);
  await answerQuestions(asks, id, reviewer.user.id);
  await askAbout(id, assessment, { adding, respondentIds, reviewer });
  await conclude(id, assessment, adding, reviewer);
  await backdate(id, assessment);
  return id;
}

/**
 * Adds assessments of providers in every status, through the API's handlers. Runs in the organisation's transaction.
 * @returns how many
 * @throws Error if something that they name does not exist
 */
export async function addAssessments(
  context: OrganisationContext,
  assessments: readonly DemoAssessment[],
  files: AnswerFiles,
): Promise<number> {
  const names = await readNames();
  const earlier = new Map<string, string>();
  for (const assessment of assessments)
    earlier.set(assessment.title, await addAssessment(assessment, { ...files, context, names, earlier }));
  await expireAssessments();
  return assessments.length;
}
