import { expect, test } from 'vitest';

import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateEdit } from '#domain/questionnaire/template-edits.ts';
import { restorableEdits, unsavedEdits } from '#machines/questionnaire-builder/unsaved-edits.ts';

const sectionId = '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b00';
const question = bareQuestion('5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b01', 'How often are backups tested?');
const content = [{ id: sectionId, title: 'Backups', description: '', questions: [question] }];

const titled = (text: string): TemplateEdit => ({
  kind: 'PUT_QUESTION',
  questionnaireId: sectionId,
  question: { ...question, question: text },
});
const removal: TemplateEdit = {
  kind: 'REMOVE_QUESTION',
  questionnaireId: sectionId,
  questionId: '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b02',
};

const kept = (edits: unknown) => ({ changes: { edits }, before: {} });

test('edits are unsaved until the server has stored them, those under way first', () => {
  const [first, second] = [titled('Who tests the backups?'), titled('When?')];
  expect(unsavedEdits({ sent: [first], waiting: [second] })).toEqual(kept([first, second]));
  expect(unsavedEdits({ sent: [], waiting: [second] })).toEqual(kept([second]));
  expect(unsavedEdits({ sent: [first], waiting: [] })).toEqual(kept([first]));
  expect(unsavedEdits({ sent: [], waiting: [] })).toBeNull();
});

test('kept edits are restored without those that do not fit the questions any more, which are counted', () => {
  const edit = titled('Who tests the backups?');
  expect(restorableEdits({ content }, kept([edit, removal]))).toEqual({ edits: [edit], dropped: 1 });
  expect(restorableEdits({ content }, kept([removal]))).toEqual({ edits: [], dropped: 1 });
});

test('nothing is restored that was stored after all, or that the builder has not written', () => {
  const stored = [{ id: sectionId, title: 'Backups', description: '', questions: [{ ...question, question: 'Who?' }] }];
  expect(restorableEdits({ content: stored }, kept([titled('Who?')]))).toEqual({ edits: [], dropped: 0 });
  for (const nonsense of [[null], ['nonsense'], [{}], [{ kind: 1 }], 'nonsense', undefined])
    expect(restorableEdits({ content }, kept(nonsense))).toEqual({ edits: [], dropped: 0 });
});
