import {
  numberedQuestions,
  offeredAnswers,
  titleOfSection,
  type Question,
  type Questionnaire,
} from '../questionnaire/questionnaire.ts';
import { erambaColumns } from './eramba-layout.ts';

const writtenTypes: Readonly<Partial<Record<Question['type'], string>>> = {
  RADIO: '2',
  YESNO: '2',
  DATE: '4',
  CHECKBOX: '5',
};

/** What is shown by each option: the numbers of the questions. */
const shownBy = ({ id }: Question, value: string, numbered: ReadonlyMap<string, Question>): string =>
  [...numbered]
    .filter(([, { shownWhen }]) => shownWhen?.questionId === id && shownWhen.values.includes(value))
    .map(([number]) => number)
    .join(' ');

/** The separator cannot be part of a text. */
const joined = (parts: readonly string[]): string => parts.map((part) => part.replaceAll('|', '/')).join('|');

function cellsOf(question: Question, number: string, numbered: ReadonlyMap<string, Question>): readonly string[] {
  const offered = offeredAnswers(question);
  const options = offered.map(
    (value) => question.options.find((one) => one.value === value) ?? { value, score: null, warning: '' },
  );
  const isScored = options.some(({ score }) => score !== null);
  const hasWarnings = options.some(({ warning }) => warning !== '');
  const shown = offered.map((value) => shownBy(question, value, numbered));
  return [
    number,
    question.question,
    question.help,
    writtenTypes[question.type] ?? '1',
    joined(offered),
    hasWarnings ? joined(options.map(({ warning }) => warning)) : '',
    isScored ? '1' : '0',
    isScored ? String(question.weight) : '',
    isScored ? joined(options.map(({ score }) => (score === null ? '' : String(score)))) : '',
    shown.some((one) => one !== '') ? shown.join('|') : '',
    '0',
  ];
}

/** The header of the layout, and a row for each question. Other types than text, date and choices become open answers. */
export function writeEramba(questionnaires: readonly Questionnaire[]): readonly (readonly string[])[] {
  const all = numberedQuestions(questionnaires);
  const numbered = new Map(all.map(({ number, question }) => [number, question]));
  const rows = all.map(({ question, number, section }) => {
    const place = questionnaires.indexOf(section) + 1;
    return [String(place), titleOfSection(section, place), section.description, ...cellsOf(question, number, numbered)];
  });
  return [erambaColumns, ...rows];
}
