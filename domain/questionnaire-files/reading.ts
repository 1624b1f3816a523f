import type { components } from '#openapi/generated/types.ts';

import { bareQuestion, type Question, type Questionnaire } from '../questionnaire/questionnaire.ts';
import { beginningOf } from '../text/beginning-of.ts';
import { cleanText } from '../text/clean-text.ts';

export type ImportProblem = components['schemas']['QuestionnaireImportProblem'];

/** A questionnaire as it was read from a file, with what could not be taken over. */
export interface ReadQuestionnaires {
  readonly questionnaires: readonly Questionnaire[];
  readonly problems: readonly ImportProblem[];
}

/** A row of a file, as spreadsheet programs number it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
};

function decoded(entity: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name) ?? [];
  const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : undefined;
  if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return entities[name.toLowerCase()] ?? entity;
}

/** The text of HTML, with a line for each of its blocks. Text without markup stays as it is. */
export const plainText = (html: string): string =>
  cleanText(
    html
      .replaceAll(/\r\n?/gu, '\n')
      .replaceAll(/<li\b[^<>]*>/giu, '\n- ')
      .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|h[1-6]|ul|ol)>/giu, '\n')
      .replaceAll(/<\/?[a-z][^<>]*>/giu, '')
      .replaceAll(/&(#?\w{1,10});/gu, (entity, name: string) => decoded(entity, name)),
  )
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

/** A text in one line, without the characters that the contract refuses. */
export const inOneLine = (text: string): string => cleanText(text).replaceAll(/\s+/gu, ' ').trim();

/** The text of HTML in one line. */
export const plainLine = (html: string): string => inOneLine(plainText(html));

/** Collects what is read, and what is wrong with it. */
export function problemsOf() {
  const problems: ImportProblem[] = [];
  return {
    problems,
    /** A question is left out. */
    leave: (row: number, column: string, message: string) => problems.push({ row, column, message, leavesOut: true }),
    /** A question is taken over without a part. */
    note: (row: number | null, column: string, message: string) =>
      problems.push({ row, column, message, leavesOut: false }),
  };
}

export type Problems = ReturnType<typeof problemsOf>;

/** A text of at most so many characters; a longer one is cut, and noted. */
export function fitted(text: string, most: number, at: { row: number; column: string }, { note }: Problems): string {
  if (text.length <= most) return text;
  note(at.row, at.column, `Cut to ${most.toLocaleString('en')} characters`);
  return `${beginningOf(text, most - 1).trimEnd()}…`;
}

/** The limits of texts, as in the contract. */
export const longest = {
  title: 300,
  question: 2000,
  help: 3000,
  option: 200,
  warning: 300,
  placeholder: 200,
  ownNumber: 30,
} as const;

/** Characters of a question that the questions beside it quote. */
const longestQuoted = 100;

/** Questions for comments on the answer to another one, and for files that prove it: both optional. */
export function asides({ question, shownWhen }: Question, newId: () => string): Question[] {
  const quoted = beginningOf(inOneLine(question), longestQuoted);
  return [
    { ...bareQuestion(newId(), `Comments on “${quoted}”`), shownWhen },
    { ...bareQuestion(newId(), `Files for “${quoted}”`), type: 'FILE', shownWhen },
  ];
}

const mostOptions = 50;

/** The most values of a condition. */
export const mostValues = 20;

/** Why a question cannot have some options; undefined if it can. */
export function problemOfOptions(values: readonly string[]): string | undefined {
  if (new Set(values).size < values.length) return 'Two options are the same';
  return values.length > mostOptions ? `A question has at most ${mostOptions} options` : undefined;
}

/** What was read, in the order of its sections: where they were mixed, a condition may now name a later question. */
export function inSections(questionnaires: readonly Questionnaire[], { problems, note }: Problems): ReadQuestionnaires {
  const before = new Set<string>();
  const ordered = questionnaires.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const { id, shownWhen } = question;
      const isLate = shownWhen !== null && !before.has(shownWhen.questionId);
      before.add(id);
      if (isLate) note(null, '', `“${beginningOf(question.question, 100)}” depends on a later question: always shown`);
      return isLate ? { ...question, shownWhen: null } : question;
    }),
  }));
  return { questionnaires: ordered, problems };
}
