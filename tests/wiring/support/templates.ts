import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { StoredContent, TemplateState } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';

const templateId = '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9aff';

export const question = bareQuestion('5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b01', 'How often are backups tested?');

/** A draft template as a version of it is stored. */
export const templateState = (version: number): TemplateState => ({
  id: templateId,
  version,
  status: 'DRAFT',
  publishedNumber: null,
  hasChanges: true,
  questionCount: 1,
});

const questionnaires: StoredContent['questionnaires'] = [
  { id: '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b00', title: 'Backups', description: '', questions: [question] },
];

/** The same with one section, which has the question. */
export const templateContent = (version: number): StoredContent => ({ ...templateState(version), questionnaires });

/** An edit that gives the question another text. */
export const retitled = {
  kind: 'PUT_QUESTION',
  questionnaireId: '5c6a1c6a-6f0b-4a51-8f6e-1d9a5d1f9b00',
  question: { ...question, question: 'Who tests the backups?' },
} as const;
