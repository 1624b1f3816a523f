import { applyEdits, countQuestions, type TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import { isEditable } from '#domain/questionnaire/template-lifecycle.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { loggedEntity, logActivity } from '#server/modules/record/index.ts';

import { contentHash } from './content-hash.ts';
import { lockTemplate, stateOf, store } from './content.ts';

const distinct = (edits: readonly TemplateEdit[], idOf: (edit: TemplateEdit) => string | undefined) =>
  new Set(edits.flatMap((edit) => idOf(edit) ?? [])).size;

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** What was edited, for the log, which cannot be changed and therefore does not repeat texts. */
function summaryOf(edits: readonly TemplateEdit[]): string {
  const questions = distinct(edits, ({ question, questionId }) => question?.id ?? questionId);
  const sections = distinct(edits, ({ kind, questionnaireId }) =>
    kind.endsWith('SECTION') ? questionnaireId : undefined,
  );
  const parts = [
    ...(sections === 0 ? [] : [counted(sections, 'section')]),
    ...(questions === 0 ? [] : [counted(questions, 'question')]),
  ];
  return `${parts.join(' and ')} edited`;
}

/** Edits the content of templates. */
export const editHandler: HandlersOf<'AssessmentTemplateContents'>['edit'] = async (
  { path: { id }, body: { version, edits } },
  context,
) => {
  const locked = await lockTemplate({ id, version });
  if (!isEditable(locked.template.status))
    throw invalid([{ field: 'edits', message: 'It is archived: restore it first' }]);
  const outcome = applyEdits(locked.content.questionnaires, edits);
  if ('refusal' in outcome) {
    const { index, field, message } = outcome.refusal;
    throw invalid([{ field: `edits/${index}/${field}`, message }]);
  }
  const { content: questionnaires } = outcome;
  await store(context, locked, {
    questionnaires,
    sha256: contentHash(questionnaires),
    shown: { questionCount: countQuestions(questionnaires) },
  });
  const changes = [{ field: 'content', old: null, new: summaryOf(edits) }];
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('assessmentTemplate', locked.entity), changes });
  return stateOf(id);
};
