import type { components } from '#openapi/generated/types.ts';

import { questionTypeLabels } from './assessment-template.ts';
import type { FieldText } from './field-text.ts';
import { conclusionLabels } from './provider-assessment.ts';

/** The words of an answer as a row of a file. */
export const exportedAnswerTexts = {
  section: { label: 'Section' },
  number: { label: 'Number' },
  question: { label: 'Question' },
  type: { label: 'Type', values: questionTypeLabels },
  isShown: { label: 'Shown' },
  response: { label: 'Answer' },
  fileNames: { label: 'Files' },
  answeredBy: { label: 'Answered by' },
  answeredAt: { label: 'Answered' },
  previousAnswer: { label: 'Previous answer' },
  previousFrom: { label: 'Previous assessment' },
  isCarriedOver: { label: 'Carried over' },
  warnings: { label: 'Warnings' },
  contradictions: { label: 'Contradictions' },
  clarifications: { label: 'Clarifications' },
  respondentQuestions: { label: 'Questions of respondents' },
  conclusion: { label: 'Conclusion', values: conclusionLabels },
  comment: { label: 'Comment' },
  reviewer: { label: 'Reviewed by' },
  reviewedAt: { label: 'Reviewed' },
  score: { label: 'Score' },
  weight: { label: 'Weight' },
} satisfies Readonly<Record<keyof components['schemas']['ExportedAnswer'], FieldText>>;
