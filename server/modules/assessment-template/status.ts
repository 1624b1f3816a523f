import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { publicationProblems, templateLifecycle } from '#domain/template-lifecycle.ts';
import { templateStatusLabels } from '#domain/words/assessment-template.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Input, OrganisationContext } from '#server/contract/types.ts';
import { assessmentTemplateVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity } from '#server/modules/record/index.ts';

import { contentHash } from './content-hash.ts';
import { lockTemplate, stateOf, store, type LockedTemplate } from './content.ts';

type Change = Input<'AssessmentTemplateContents.changeStatus'>['body'];

/** @throws ApiError 400 saying why the action is not possible */
function refuse({ action, changeLog = '' }: Change, { template, content }: LockedTemplate): void {
  const step = templateLifecycle.steps[action];
  if (!isPossible(step, template.status)) {
    const status = templateStatusLabels[template.status];
    throw invalid([{ field: 'action', message: `This is not possible while it is “${status}”` }]);
  }
  if (missingNeeds(step, { changeLog }).length > 0)
    throw invalid([{ field: 'changeLog', message: 'Say what this version changes' }]);
  const problems = action === 'PUBLISH' ? publicationProblems(content.questionnaires) : [];
  if (problems.length > 0)
    throw invalid(
      problems.map(({ questionId, message }) => ({
        field: questionId === null ? 'questions' : `questions/${questionId}`,
        message,
      })),
    );
}

/** Freezes the content as the next version, and returns its number. */
async function publish(context: OrganisationContext, { template, content, entity }: LockedTemplate, changeLog: string) {
  const { questionnaires, questionCount } = content;
  const number = (template.publishedNumber ?? 0) + 1;
  await db.insert(assessmentTemplateVersion).values({
    organisationId: context.organisation.id,
    templateId: entity.id,
    number,
    title: template.title,
    questionnaires,
    questionCount,
    sha256: contentHash(questionnaires),
    changeLog,
    publishedBy: context.user.id,
  });
  return number;
}

/** The status of templates. */
export const statusHandler: HandlersOf<'AssessmentTemplateContents'>['changeStatus'] = async (
  { path: { id }, body },
  context,
) => {
  const { action, version, changeLog = '' } = body;
  const locked = await lockTemplate({ id, version });
  const { status, publishedNumber } = locked.template;
  refuse(body, locked);
  const { to } = templateLifecycle.steps[action];
  const number = action === 'PUBLISH' ? await publish(context, locked, changeLog) : publishedNumber;
  await store(context, locked, { shown: { status: to, publishedNumber: number } });
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('assessmentTemplate', locked.entity),
    changes: [
      ...(status === to ? [] : [{ field: 'status', old: status, new: to }]),
      ...(number === publishedNumber ? [] : [{ field: 'publishedNumber', old: publishedNumber, new: number }]),
      ...(number === publishedNumber ? [] : [{ field: 'changeLog', old: null, new: changeLog }]),
    ],
  });
  return stateOf(id);
};
