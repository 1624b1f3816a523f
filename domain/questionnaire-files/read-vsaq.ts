import type { Question, Questionnaire } from '../questionnaire.ts';
import {
  bareQuestion,
  fitted,
  longest,
  mostOptions,
  mostValues,
  plainLine,
  plainText,
  problemsOf,
  type ReadQuestionnaires,
} from './reading.ts';

type Item = ReadonlyMap<string, unknown>;

/** Items of a file, and how deep they may be nested. */
const mostItems = 10_000;
const mostDepth = 20;

const itemOf = (value: unknown): Item | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;

const textIn = (item: Item, name: string): string => {
  const value = item.get(name);
  return typeof value === 'string' ? value : '';
};

const listIn = (item: Item, name: string): readonly unknown[] => {
  const value = item.get(name);
  return Array.isArray(value) ? value : [];
};

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const types: Readonly<Record<string, Question['type']>> = {
  line: 'TEXT',
  box: 'TEXT_AREA',
  radiogroup: 'RADIO',
  checkgroup: 'CHECKBOX',
  check: 'YESNO',
  yesno: 'YESNO',
  upload: 'FILE',
};

const lineTypes: Readonly<Record<string, Question['type']>> = { number: 'NUMBER', date: 'DATE', url: 'URL' };

/** The answer that a condition names: the value of a question. */
interface NamedAnswer {
  readonly question: Question;
  readonly value: string;
}

/** What is known while the items are read in their order. */
function reader(newId: () => string) {
  const problems = problemsOf();
  const sections: Questionnaire[] = [];
  const answers = new Map<string, NamedAnswer>();
  let count = 0;
  /** What explains the next question. */
  let info: string[] = [];

  const at = (column: string) => ({ row: count, column });

  /** `a`, `a/yes`, or several answers to one question: `a || b`. Other conditions cannot be kept. */
  function conditionOf(cond: string): Question['shownWhen'] {
    if (cond.trim() === '') return null;
    const named = cond.split('||').map((one) =>
      answers.get(
        one
          .trim()
          .replace(/^\((.*)\)$/u, '$1')
          .trim(),
      ),
    );
    const [first] = named;
    const ofOne = named.flatMap((one) =>
      one !== undefined && one.question.id === first?.question.id ? [one.value] : [],
    );
    if (first === undefined || ofOne.length < named.length || ofOne.length > mostValues) {
      problems.note(
        count,
        'cond',
        `“${cond.slice(0, 100)}” is not one or more answers to one earlier question: always shown`,
      );
      return null;
    }
    return { questionId: first.question.id, values: ofOne };
  }

  /** The options of a group, each an object with its id and text. */
  function optionsOf(item: Item): { readonly id: string; readonly value: string }[] {
    const seen = new Set<string>();
    return listIn(item, 'choices').flatMap((choice) => {
      const [entry] = [...(itemOf(choice) ?? new Map<string, unknown>())];
      const value = typeof entry?.[1] === 'string' ? plainLine(entry[1]) : '';
      const short = fitted(value, longest.option, at('choices'), problems);
      if (entry === undefined || short === '' || seen.has(short)) return [];
      seen.add(short);
      return [{ id: entry[0], value: short }];
    });
  }

  function addQuestion(section: Questionnaire, item: Item, type: Question['type'], outer: Question['shownWhen']): void {
    const own = plainText(textIn(item, 'text'));
    // A group without a text is explained by what is above it.
    const text = own === '' ? (info.pop() ?? '') : own;
    const help = info.join('\n\n');
    info = [];
    const options = optionsOf(item);
    if (text === '') return void problems.leave(count, 'text', 'Enter a question');
    if ((type === 'RADIO' || type === 'CHECKBOX') && options.length === 0)
      return void problems.leave(count, 'choices', 'List the choices');
    if (options.length > mostOptions)
      return void problems.leave(count, 'choices', `A question has at most ${mostOptions} options`);
    const cond = textIn(item, 'cond');
    const question: Question = {
      ...bareQuestion(newId(), fitted(text, longest.question, at('text'), problems)),
      type: (type === 'TEXT' && lineTypes[textIn(item, 'inputType')]) || type,
      help: fitted(help, longest.help, at('text'), problems),
      placeholder: fitted(plainLine(textIn(item, 'placeholder')), longest.placeholder, at('placeholder'), problems),
      required: isTrue(item.get('required')),
      options: options.map(({ value }) => ({ value, score: null, warning: '' })),
      shownWhen: cond === '' ? outer : conditionOf(cond),
    };
    section.questions.push(question);
    for (const { id, value } of options) answers.set(id, { question, value });
    const id = textIn(item, 'id');
    if (id !== '' && type === 'YESNO') {
      answers.set(id, { question, value: 'Yes' });
      answers.set(`${id}/yes`, { question, value: 'Yes' });
      answers.set(`${id}/no`, { question, value: 'No' });
    }
    return undefined;
  }

  /** A tip with a condition is what reviewers are warned of. */
  function addWarning(item: Item): void {
    const named = answers.get(textIn(item, 'cond').trim());
    const text = plainText(textIn(item, 'name') || textIn(item, 'text'));
    if (named === undefined) return void problems.note(count, 'cond', 'This tip is not about one answer: left out');
    const { question, value } = named;
    const warning = fitted(text, longest.warning, at('text'), problems);
    const known = question.options.find((option) => option.value === value);
    if (known !== undefined) known.warning = known.warning === '' ? warning : known.warning;
    else question.options.push({ value, score: null, warning });
    return undefined;
  }

  const sectionOf = (title: string): Questionnaire => {
    const section = {
      id: newId(),
      title: fitted(title, longest.title, at('text'), problems),
      description: '',
      questions: [],
    };
    sections.push(section);
    return section;
  };

  /** The items of a block, in a section of their own at the top, else as a part of the section around them. */
  function readItems(
    items: readonly unknown[],
    section: Questionnaire | undefined,
    outer: Question['shownWhen'],
    depth: number,
  ): void {
    let current = section;
    for (const value of items) {
      count += 1;
      const item = itemOf(value);
      const type = item === undefined ? '' : textIn(item, 'type');
      if (item === undefined || count > mostItems || depth > mostDepth) {
        problems.leave(count, '', item === undefined ? 'Not an item' : 'The file is too large');
        continue;
      }
      const text = plainText(textIn(item, 'text'));
      if (type === 'block') readBlock(item, section, outer, depth);
      else if (type === 'info' || (type === 'tip' && textIn(item, 'cond') === '')) info.push(text);
      else if (type === 'spacer') endDescription(current);
      else if (type === 'tip') addWarning(item);
      else if (types[type] !== undefined) {
        current ??= sectionOf('Questions');
        addQuestion(current, item, types[type], outer);
      } else problems.leave(count, 'type', `Items of type “${type.slice(0, 50)}” are not known`);
    }
  }

  /** What stands above a spacer at the start of a section describes it. */
  function endDescription(section: Questionnaire | undefined): void {
    if (section === undefined || section.questions.length > 0) return;
    section.description = fitted(info.join('\n\n'), longest.help, at('text'), problems);
    info = [];
  }

  function readBlock(
    item: Item,
    section: Questionnaire | undefined,
    outer: Question['shownWhen'],
    depth: number,
  ): void {
    const title = plainLine(textIn(item, 'text'));
    const cond = textIn(item, 'cond');
    const own = cond === '' ? outer : conditionOf(cond);
    info = section === undefined || title === '' ? [] : [title];
    readItems(listIn(item, 'items'), section ?? sectionOf(title), own, depth + 1);
    info = [];
  }

  return { problems, sections, readItems };
}

/** Google writes its licence above the JSON, as comments. */
const withoutComments = (text: string): string => text.replaceAll(/^\s*\/\/.*$/gmu, '');

/** What a VSAQ file holds, if it is one. */
export function parseVsaq(text: string): readonly unknown[] | undefined {
  try {
    const file = itemOf(JSON.parse(withoutComments(text)));
    const items = file?.get('questionnaire');
    return Array.isArray(items) ? items : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the items of a VSAQ file: blocks become sections, tips the warnings of answers, and conditions those that name
 * answers to one earlier question. The items are numbered as they follow each other.
 */
export function readVsaq(items: readonly unknown[], newId: () => string): ReadQuestionnaires {
  const { problems, sections, readItems } = reader(newId);
  const [first] = items.map(itemOf);
  const nested = first === undefined ? [] : listIn(first, 'items');
  // The title of the whole stands in a block around the sections.
  const isTitled = items.length === 1 && nested.some((item) => itemOf(item)?.get('type') === 'block');
  readItems(isTitled ? nested : items, undefined, null, 0);
  return { questionnaires: sections.filter(({ questions }) => questions.length > 0), problems: problems.problems };
}
