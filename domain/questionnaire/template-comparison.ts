import { questionTypeLabels } from '../words/assessment-template.ts';
import {
  numberedQuestions,
  questionsOf,
  type NumberedQuestion,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';

/** What another version of a template makes of a question. */
export type QuestionChange = 'SAME' | 'ADDED' | 'REMOVED' | 'CHANGED';

/** What differs in a question, as lines of text: those that are in both versions are the same. */
export interface PartChange {
  readonly label: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** A question of one or both versions. */
export interface ComparedQuestion {
  /** As it is now, or was if it is gone. */
  readonly question: Question;
  /** Section and question in that version: `2.3`. */
  readonly number: string;
  readonly change: QuestionChange;
  /** Whether it has another place among the questions that stayed, or another section. */
  readonly isMoved: boolean;
  readonly parts: readonly PartChange[];
}

/** A section of one or both versions, with the questions of the newer one in their order and then those that are gone. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  /** Its place in the version that it is shown from, from 1. */
  readonly number: number;
  readonly change: QuestionChange;
  /** Whether it has another place among the sections that stayed. */
  readonly isMoved: boolean;
  readonly parts: readonly PartChange[];
  readonly questions: readonly ComparedQuestion[];
}

const byId = (version: readonly Questionnaire[]): ReadonlyMap<string, NumberedQuestion> =>
  new Map(numberedQuestions(version).map((numbered) => [numbered.question.id, numbered]));

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** What is written about an option beside its words. */
const optionLine = ({ value, score, warning }: Question['options'][number]): string =>
  [value, ...(score === null ? [] : [`score ${score}`]), ...(warning === '' ? [] : [`warning: ${warning}`])].join(', ');

/** A condition in words: `Do you use a cloud? is Yes or Partly`. */
export function conditionLine({ shownWhen }: Question, questions: readonly Question[]): string {
  if (shownWhen === null) return '';
  const other = questions.find(({ id }) => id === shownWhen.questionId);
  return `${other?.question.trim() ?? 'A question that is gone'} is ${shownWhen.values.join(' or ')}`;
}

/** The parts of a question as people read them: each a label with lines. An empty part has none. */
const partsOf = (question: Question, questions: readonly Question[]): Readonly<Record<string, readonly string[]>> => ({
  Question: [question.question],
  Help: [question.help],
  Type: [questionTypeLabels[question.type]],
  Required: [yesOrNo(question.required)],
  Placeholder: [question.placeholder],
  Options: question.options.map(optionLine),
  Weight: [String(question.weight)],
  'Largest file': [question.maxFileSize === 0 ? '' : `${question.maxFileSize} MB`],
  'File types': question.allowedFileTypes,
  'Shown when': [conditionLine(question, questions)],
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The parts that differ. */
function differences(
  before: Readonly<Record<string, readonly string[]>>,
  now: Readonly<Record<string, readonly string[]>>,
): PartChange[] {
  const lines = (all: readonly string[] = []) => all.filter((line) => line !== '');
  return Object.keys(now)
    .map((label) => ({ label, before: lines(before[label]), now: lines(now[label]) }))
    .filter((part) => !isSame(part.before, part.now));
}

/** Of ids in another order than before, as many as can have stayed: a longest increasing subsequence of their places. */
function stayed(before: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(before.map((id, place) => [id, place]));
  /** The last of the best run of each length, and what comes before each. */
  const ends: { readonly id: string; readonly place: number }[] = [];
  const previous = new Map<string, string | undefined>();
  for (const id of now) {
    const place = placeOf.get(id);
    if (place === undefined) continue;
    const found = ends.findIndex((end) => end.place > place);
    const length = found === -1 ? ends.length : found;
    previous.set(id, ends[length - 1]?.id);
    ends[length] = { id, place };
  }
  const kept = new Set<string>();
  for (let id = ends.at(-1)?.id; id !== undefined; id = previous.get(id)) kept.add(id);
  return kept;
}

const idsOf = ({ questions }: Questionnaire): string[] => questions.map(({ id }) => id);

/** The questions of a section that have kept their place in it. */
function stayedIn(section: Questionnaire, before: readonly Questionnaire[]): ReadonlySet<string> {
  const former = before.find(({ id }) => id === section.id);
  return former === undefined ? new Set() : stayed(idsOf(former), idsOf(section));
}

interface Versions {
  readonly before: readonly Questionnaire[];
  readonly now: readonly Questionnaire[];
}

/** Compares the questions of two versions by their ids. */
function comparer({ before, now }: Versions) {
  const [former, present] = [byId(before), byId(now)];
  const [formerQuestions, presentQuestions] = [questionsOf(before), questionsOf(now)];
  return {
    compared: (question: Question, kept: ReadonlySet<string>): ComparedQuestion => {
      const { number = '' } = present.get(question.id) ?? {};
      const old = former.get(question.id)?.question;
      if (old === undefined) return { question, number, change: 'ADDED', isMoved: false, parts: [] };
      // The words of a condition follow those of the question that it names: only a condition of its own differs.
      const hasSameCondition = isSame(old.shownWhen, question.shownWhen);
      const parts = differences(partsOf(old, formerQuestions), partsOf(question, presentQuestions)).filter(
        ({ label }) => label !== 'Shown when' || !hasSameCondition,
      );
      const change = parts.length === 0 ? 'SAME' : 'CHANGED';
      return { question, number, change, isMoved: !kept.has(question.id), parts };
    },
    gone: (section: Questionnaire | undefined): ComparedQuestion[] =>
      (section?.questions ?? [])
        .filter(({ id }) => !present.has(id))
        .map((question) => {
          const { number = '' } = former.get(question.id) ?? {};
          return { question, number, change: 'REMOVED', isMoved: false, parts: [] };
        }),
  };
}

/** How a version of a template differs from an earlier one, section by section and question by question. */
export function compareVersions(versions: Versions): readonly ComparedSection[] {
  const { before, now } = versions;
  const { compared, gone } = comparer(versions);
  const inPlace = stayed(
    before.map(({ id }) => id),
    now.map(({ id }) => id),
  );
  const present = now.map((section, at): ComparedSection => {
    const { id, title, description, questions } = section;
    const old = before.find((one) => one.id === id);
    const parts =
      old === undefined
        ? []
        : differences(
            { Title: [old.title], Description: [old.description] },
            { Title: [title], Description: [description] },
          );
    const kept = stayedIn(section, before);
    return {
      id,
      title,
      number: at + 1,
      change: old === undefined ? 'ADDED' : parts.length === 0 ? 'SAME' : 'CHANGED',
      isMoved: old !== undefined && !inPlace.has(id),
      parts,
      questions: [...questions.map((question) => compared(question, kept)), ...gone(old)],
    };
  });
  const removed = before.flatMap((section, at): ComparedSection[] => {
    if (now.some(({ id }) => id === section.id)) return [];
    const { id, title } = section;
    return [{ id, title, number: at + 1, change: 'REMOVED', isMoved: false, parts: [], questions: gone(section) }];
  });
  return [...present, ...removed];
}

/** How many questions another version adds, removes, changes and moves. */
export interface ComparisonCounts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Of those that are otherwise the same. */
  readonly moved: number;
}

/** Whether anything is to be said of a question. */
export const isDifferent = ({ change, isMoved }: ComparedQuestion): boolean => change !== 'SAME' || isMoved;

export function countsOf(sections: readonly ComparedSection[]): ComparisonCounts {
  const questions = sections.flatMap((section) => section.questions);
  const count = (change: QuestionChange) => questions.filter((one) => one.change === change).length;
  return {
    added: count('ADDED'),
    removed: count('REMOVED'),
    changed: count('CHANGED'),
    moved: questions.filter(({ change, isMoved }) => change === 'SAME' && isMoved).length,
  };
}
