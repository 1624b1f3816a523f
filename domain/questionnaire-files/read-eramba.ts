import { bareQuestion, isChosen, type Question, type Questionnaire } from '../questionnaire/questionnaire.ts';
import { erambaColumns, type ErambaColumn as Column } from './eramba-layout.ts';
import {
  asides,
  fitted,
  inSections,
  longest,
  mostValues,
  plainLine,
  plainText,
  problemOfOptions,
  problemsOf,
  type Problems,
  type ReadQuestionnaires,
  type SheetRow,
} from './reading.ts';

const cellOf = ({ cells }: SheetRow, column: Column): string => (cells[erambaColumns.indexOf(column)] ?? '').trim();

/** The text of a cell without its markup, of at most so many characters. */
const textOf = (row: SheetRow, column: Column, most: number, problems: Problems): string =>
  fitted(plainText(cellOf(row, column)), most, { row: row.row, column }, problems);

/** The answer types of the layout, from 1; some ask for a text beside a choice. */
const types: Readonly<Record<string, { readonly type: Question['type']; readonly withText: boolean }>> = {
  1: { type: 'TEXT_AREA', withText: false },
  2: { type: 'RADIO', withText: false },
  3: { type: 'RADIO', withText: true },
  4: { type: 'DATE', withText: false },
  5: { type: 'CHECKBOX', withText: false },
  6: { type: 'CHECKBOX', withText: true },
};

const parted = (text: string): readonly string[] => (text === '' ? [] : text.split('|'));

/** The scores of the options and their weight: a score is multiplied for each option. */
function scoringOf(row: SheetRow, problems: Problems): { readonly weight: number; readonly scores: (number | null)[] } {
  const unscored = { weight: 0, scores: [] };
  if (cellOf(row, 'Dropdown Scoring') !== '1') return unscored;
  const score = Number(cellOf(row, 'Dropdown Option Score'));
  // An option without one does not apply, and counts nowhere.
  const multipliers = parted(cellOf(row, 'Dropdown Option Score Multiplier')).map((part) =>
    part.trim() === '' ? null : Number(part),
  );
  const isWhole = (number: number) => Number.isInteger(number) && number >= 0;
  if (!isWhole(score) || cellOf(row, 'Dropdown Option Score') === '') {
    problems.note(row.row, 'Dropdown Option Score', 'Not a whole number: imported without scores');
    return unscored;
  }
  const [weight, factor] = score <= 100 ? [score, 1] : [1, score];
  const scores = multipliers.map((multiplier) => (multiplier === null ? null : multiplier * factor));
  if (!scores.every((one) => one === null || (isWhole(one) && one <= 1000))) {
    problems.note(
      row.row,
      'Dropdown Option Score Multiplier',
      'Not whole numbers up to 1,000: imported without scores',
    );
    return unscored;
  }
  return { weight, scores };
}

function optionsOf(row: SheetRow, problems: Problems): Question['options'] | undefined {
  const values = parted(cellOf(row, 'Dropdown Options')).map((value) =>
    fitted(plainLine(value), longest.option, { row: row.row, column: 'Dropdown Options' }, problems),
  );
  const refuse = (message: string) => {
    problems.leave(row.row, 'Dropdown Options', message);
    return undefined;
  };
  if (values.length === 0) return refuse('List the options, separated by |');
  if (values.includes('')) return refuse('One of the options is empty');
  const problem = problemOfOptions(values);
  if (problem !== undefined) return refuse(problem);
  const warnings = parted(cellOf(row, 'Dropdown Warnings')).map((warning) =>
    fitted(plainText(warning), longest.warning, { row: row.row, column: 'Dropdown Warnings' }, problems),
  );
  const { scores } = scoringOf(row, problems);
  return values.map((value, index) => ({ value, score: scores[index] ?? null, warning: warnings[index] ?? '' }));
}

/** A question as it was read. */
interface ReadRow {
  readonly row: SheetRow;
  readonly question: Question;
}

function questionIn(row: SheetRow, id: string, problems: Problems): Question | undefined {
  const text = textOf(row, 'Question Title', longest.question, problems);
  const form = types[cellOf(row, 'Answer Type')];
  if (text === '') {
    problems.leave(row.row, 'Question Title', 'Enter a question');
    return undefined;
  }
  if (form === undefined) {
    problems.leave(row.row, 'Answer Type', 'Enter a number from 1 to 6');
    return undefined;
  }
  const question: Question = {
    ...bareQuestion(id, text),
    help: textOf(row, 'Question Description', longest.help, problems),
    type: form.type,
  };
  if (!isChosen(question)) return question;
  const options = optionsOf(row, problems);
  return options && { ...question, options, weight: scoringOf(row, problemsOf()).weight };
}

/** The text that is asked for beside a choice. */
const followUp = (id: string, { shownWhen }: Question): Question => ({
  ...bareQuestion(id, 'Explain your answer'),
  type: 'TEXT_AREA',
  shownWhen,
});

type Condition = NonNullable<Question['shownWhen']>;

/** What each question shows, by the place of the option: `1.2 1.6||6.7`. */
function conditionsOf(read: ReadonlyMap<string, ReadRow>, problems: Problems): ReadonlyMap<string, Condition> {
  const column = 'Dropdown Option Show another Question';
  const order = new Map([...read.keys()].map((id, index) => [id, index]));
  const conditions = new Map<string, Condition>();
  for (const [id, { row, question }] of read)
    for (const [index, shown] of parted(cellOf(row, column)).entries()) {
      const value = question.options[index]?.value;
      for (const target of shown.split(/[\s,;]/u).filter((one) => one !== '')) {
        const note = (message: string) => problems.note(row.row, column, message);
        const known = conditions.get(target);
        if (value === undefined) note(`There is no option ${index + 1}`);
        else if (!read.has(target)) note(`There is no question ${target}`);
        else if ((order.get(target) ?? 0) <= (order.get(id) ?? 0)) note(`Question ${target} is not after this one`);
        else if (known !== undefined && known.questionId !== question.id)
          note(`Question ${target} is shown by another one already`);
        else {
          const values = [...(known?.values ?? []), value].slice(0, mostValues);
          conditions.set(target, { questionId: question.id, values });
        }
      }
    }
  return conditions;
}

/**
 * Reads the rows of a file in eramba's layout, without its header. Texts lose their markup; scores become weight and score;
 * a text beside a choice, comments and files become questions of their own.
 * @param newId gives each section and question its id
 */
export function readEramba(rows: readonly SheetRow[], newId: () => string): ReadQuestionnaires {
  const problems = problemsOf();
  const read = new Map<string, ReadRow>();
  for (const row of rows) {
    const id = cellOf(row, 'Question ID');
    if (id === '' || read.has(id))
      problems.leave(row.row, 'Question ID', id === '' ? 'Enter an ID' : 'This ID is there already');
    else if (cellOf(row, 'Chapter Title') === '') problems.leave(row.row, 'Chapter Title', 'Enter a title');
    else {
      const question = questionIn(row, newId(), problems);
      if (question !== undefined) read.set(id, { row, question });
    }
  }
  const conditions = conditionsOf(read, problems);
  const sections = new Map<string, Questionnaire>();
  for (const [id, { row, question }] of read) {
    const key = cellOf(row, 'Chapter ID') || cellOf(row, 'Chapter Title');
    const section = sections.get(key) ?? sectionOf(row, newId(), problems);
    const complete = { ...question, shownWhen: conditions.get(id) ?? null };
    section.questions.push(complete);
    if (types[cellOf(row, 'Answer Type')]?.withText === true) section.questions.push(followUp(newId(), complete));
    if (cellOf(row, 'Question Comments & Attachments') === '1') section.questions.push(...asides(complete, newId));
    sections.set(key, section);
  }
  return inSections([...sections.values()], problems);
}

function sectionOf(row: SheetRow, id: string, problems: Problems): Questionnaire {
  const title = plainLine(cellOf(row, 'Chapter Title'));
  return {
    id,
    title: fitted(title, longest.title, { row: row.row, column: 'Chapter Title' }, problems),
    description: textOf(row, 'Chapter Description', longest.help, problems),
    questions: [],
  };
}
