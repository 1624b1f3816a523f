import {
  publicationProblems,
  templateLifecycle,
  type TemplateNames,
} from '#domain/questionnaire/template-lifecycle.ts';
import { templateStatusLabels } from '#domain/words/assessment-template.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Input, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentTemplateVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';

import { contentHash } from './content-hash.ts';
import { holdTemplate, stateOf, store, type LockedTemplate } from './content.ts';

type Change = Input<'AssessmentTemplateContents.changeStatus'>['body'];

/** A template with the number that its version has before and after. */
interface Numbered extends LockedTemplate {
  readonly status: Schemas['AssessmentTemplateStatus'];
  readonly version: number;
}

async function lock(id: string): Promise<Numbered> {
  const locked = await holdTemplate(id);
  return { ...locked, status: locked.template.status, version: locked.content.version };
}

/** The number of the published version after an action. */
const numberAfter = ({ action }: Change, { template: { publishedNumber } }: LockedTemplate): number | null =>
  action === 'PUBLISH' ? (publishedNumber ?? 0) + 1 : publishedNumber;

/** @throws ApiError 400 naming each question that cannot be answered */
function refuseUnanswerable({ action }: Change, { content }: LockedTemplate): void {
  const problems = action === 'PUBLISH' ? publicationProblems(content.questionnaires) : [];
  if (problems.length > 0)
    throw invalid(
      problems.map(({ questionId, message }) => ({
        field: questionId === null ? 'questions' : `questions/${questionId}`,
        message,
      })),
    );
}

/** Freezes the content as the next version. */
async function publish(context: OrganisationContext, locked: LockedTemplate, change: Change): Promise<void> {
  const { questionnaires, questionCount } = locked.content;
  await db.insert(assessmentTemplateVersion).values({
    organisationId: context.organisation.id,
    templateId: locked.entity.id,
    number: numberAfter(change, locked) ?? 1,
    title: locked.template.title,
    questionnaires,
    questionCount,
    sha256: contentHash(questionnaires),
    changeLog: change.changeLog ?? '',
    publishedBy: context.user.id,
  });
}

/** The status of templates. */
export const statusHandler = lifecycleHandler<TemplateNames, Change, Numbered, Schemas['TemplateState']>({
  kind: 'assessmentTemplate',
  lifecycle: templateLifecycle,
  labels: templateStatusLabels,
  actionOf: ({ action }) => action,
  lock,
  parties: () => ({}),
  current: ({ content }) => content,
  known: (_, { changeLog = '' }) => ({ changeLog }),
  missing: { changeLog: { field: 'changeLog', message: 'Say what this version changes' } },
  refuse: ({ body, subject }) => refuseUnanswerable(body, subject),
  async store({ context, action, body, subject, step }) {
    if (action === 'PUBLISH') await publish(context, subject, body);
    await store(context, subject, { shown: { status: step.to, publishedNumber: numberAfter(body, subject) } });
  },
  logged({ action, body, subject: { status, ...locked }, step: { to } }) {
    const number = { field: 'publishedNumber', old: locked.template.publishedNumber, new: numberAfter(body, locked) };
    return [
      ...(status === to ? [] : [{ field: 'status', old: status, new: to }]),
      ...(action === 'PUBLISH' ? [number, { field: 'changeLog', old: null, new: body.changeLog ?? '' }] : []),
    ];
  },
  people: ({ template: { owner } }) => ({ owner: [owner?.id ?? null] }),
  answer: ({ entity }) => stateOf(entity.id),
});
