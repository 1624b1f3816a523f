import {
  bareQuestion,
  numberedQuestions,
  titleOfSection,
  type Question,
  type Questionnaire,
} from '../questionnaire/questionnaire.ts';
import { questionTypeLabels } from '../words/assessment-template.ts';
import { sheetColumns, type SheetColumn } from './sheet-layout.ts';

const lines = (parts: readonly string[]): string =>
  parts.every((part) => part === '') ? '' : parts.map((part) => part.replaceAll('\n', ' ')).join('\n');

const numberText = (number: number): string => (number === 0 ? '' : String(number));

function cellsOf(
  question: Question,
  numbers: ReadonlyMap<string, string>,
): Readonly<Partial<Record<SheetColumn, string>>> {
  const { options, shownWhen } = question;
  return {
    Number: numbers.get(question.id) ?? '',
    Question: question.question,
    Help: question.help,
    Type: questionTypeLabels[question.type],
    Required: question.required ? 'Yes' : 'No',
    Placeholder: question.placeholder,
    Options: lines(options.map(({ value }) => value)),
    Scores: lines(options.map(({ score }) => (score === null ? '' : String(score)))),
    Warnings: lines(options.map(({ warning }) => warning)),
    Weight: numberText(question.weight),
    'File types': question.allowedFileTypes.join(', '),
    'Largest file (MB)': numberText(question.maxFileSize),
    'Shown when': shownWhen === null ? '' : (numbers.get(shownWhen.questionId) ?? ''),
    'Shown for': lines(shownWhen?.values ?? []),
  };
}

/** The header of the form, and a row for each question; a section without questions has one too. */
export function writeSheet(questionnaires: readonly Questionnaire[]): readonly (readonly string[])[] {
  const numbers = new Map(numberedQuestions(questionnaires).map(({ question, number }) => [question.id, number]));
  const rows = questionnaires.flatMap(({ title, description, questions }, section) => {
    const own = {
      Section: titleOfSection({ title }, section + 1),
      'Section description': description,
    };
    return questions.length === 0 ? [own] : questions.map((question) => ({ ...own, ...cellsOf(question, numbers) }));
  });
  return [
    sheetColumns,
    ...rows.map((row: Partial<Record<SheetColumn, string>>) => sheetColumns.map((column) => row[column] ?? '')),
  ];
}

/** What the form for imports shows: a question of each kind of answer. */
export const sampleRows = writeSheet([
  {
    id: 'section',
    title: 'Access',
    description: 'How people get access, and lose it.',
    questions: [
      {
        ...bareQuestion('first', 'Do you use multi-factor authentication?'),
        help: 'For administrators at least.',
        type: 'RADIO',
        required: true,
        options: [
          { value: 'For everyone', score: 10, warning: '' },
          { value: 'For administrators', score: 6, warning: '' },
          { value: 'No', score: 0, warning: 'Ask when it will be introduced' },
        ],
        weight: 2,
      },
      {
        ...bareQuestion('second', 'When will it be introduced?'),
        type: 'DATE',
        shownWhen: { questionId: 'first', values: ['No'] },
      },
    ],
  },
]);
