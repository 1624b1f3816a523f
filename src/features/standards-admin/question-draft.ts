import type { DraftQuestion } from '#src/api/compliance/standard-drafts.ts';

type Option = DraftQuestion['options'][number];

/** The questions of a control as they are being edited. */
export interface QuestionsDraft {
  readonly versionId: string;
  readonly version: number;
  readonly controlId: string;
  /** How people name the control. */
  readonly name: string;
  readonly questions: readonly DraftQuestion[];
}

export const emptyOption: Option = { text: '', speaksFor: null, result: null, maturity: null };

export const emptyQuestion: DraftQuestion = { text: '', isMultiple: false, options: [emptyOption, emptyOption] };

/** What keeps a question from being saved; null for nothing. */
export function mistakesInQuestion({ text, options }: DraftQuestion): string | null {
  if (text.trim() === '') return 'Enter each question';
  return options.some((option) => option.text.trim() === '') ? 'Enter each answer, or remove it' : null;
}

/** What keeps questions from being saved, by field. */
export function mistakesInQuestions({ questions }: Pick<QuestionsDraft, 'questions'>): Record<string, string> {
  const mistake = questions.map(mistakesInQuestion).find((one) => one !== null);
  return mistake === undefined ? {} : { questions: mistake };
}

/** The results that an answer can suggest, with one for none. */
export const suggestedResults = [
  { value: '', label: 'Suggests nothing' },
  { value: 'COMPLIANT', label: 'Compliant' },
  { value: 'OFI', label: 'Opportunity for improvement' },
  { value: 'MINOR_NON_CONFORMITY', label: 'Minor non-conformity' },
  { value: 'MAJOR_NON_CONFORMITY', label: 'Major non-conformity' },
  { value: 'NON_APPLICABLE', label: 'Not applicable' },
] as const satisfies readonly { value: NonNullable<Option['result']> | ''; label: string }[];

const levels = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The levels of maturity that an answer can suggest, with one for none. */
export const suggestedMaturities = [
  { value: '', label: 'No maturity' },
  ...levels.map((level) => ({ value: level, label: `Maturity ${level}` })),
] as const;
