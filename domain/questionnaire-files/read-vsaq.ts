import { bareQuestion, type Question, type Questionnaire } from '../questionnaire/questionnaire.ts';
import { beginningOf } from '../text/beginning-of.ts';
import {
  fitted,
  inOneLine,
  inSections,
  longest,
  mostValues,
  plainLine,
  plainText,
  problemOfOptions,
  problemsOf,
  type ReadQuestionnaires,
} from './reading.ts';
import { isTrue, itemOf, lineTypes, listIn, textIn, types, type Item } from './vsaq-items.ts';

/** Items of a file, and how deep they may be nested. */
const mostItems = 10_000;
const mostDepth = 20;

type ShownWhen = NonNullable<Question['shownWhen']>;

/** The answer that a condition names: the value of a question. */
interface NamedAnswer {
  readonly question: Question;
  readonly value: string;
}

/** Where an item is read: its section, if it is in one, and the condition of the blocks around it. */
interface Place {
  readonly section: Questionnaire | undefined;
  readonly outer: Question['shownWhen'];
  readonly depth: number;
}

/** Reads items in their order. */
class VsaqReader {
  readonly #problems = problemsOf();
  readonly #sections: Questionnaire[] = [];
  readonly #answers = new Map<string, NamedAnswer>();
  readonly #questions = new Map<string, Question>();
  readonly #newId: () => string;
  /** Of questions outside blocks, until the next block. */
  #loose: Questionnaire | undefined;
  #count = 0;
  /** What explains the next question. */
  #info: string[] = [];

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** How many items there are. */
  get count(): number {
    return this.#count;
  }

  get result(): ReadQuestionnaires {
    return inSections(
      this.#sections.filter(({ questions }) => questions.length > 0),
      this.#problems,
    );
  }

  #note(column: string, message: string): void {
    this.#problems.note(this.#count, column, message);
  }

  #leave(column: string, message: string): void {
    this.#problems.leave(this.#count, column, message);
  }

  #fitted(text: string, most: number, column: string): string {
    return fitted(text, most, { row: this.#count, column }, this.#problems);
  }

  /** Of the conditions of an item and of the blocks around it one can be kept: its own, where it has one. */
  #shownWhen(item: Item, outer: Question['shownWhen']): Question['shownWhen'] {
    const cond = textIn(item, 'cond').trim();
    if (cond === '') return outer;
    const own = this.#conditionOf(cond, outer === null ? 'always shown' : 'shown as its block is');
    if (own === null) return outer;
    if (outer !== null && !this.#dependsOn(own, outer))
      this.#note('cond', `“${beginningOf(cond, 100)}” is within a block with another condition, which is left out`);
    return own;
  }

  /** Whether the question of a condition is itself only shown by the answer of another one. */
  #dependsOn(own: ShownWhen, outer: ShownWhen): boolean {
    let at: Question['shownWhen'] = own;
    // Conditions name earlier questions only.
    while (at !== null && at.questionId !== outer.questionId)
      at = this.#questions.get(at.questionId)?.shownWhen ?? null;
    return at !== null && at.values.every((value) => outer.values.includes(value));
  }

  /** `a`, `a/yes`, or several answers to one question: `a || b`. Other conditions cannot be kept. @param otherwise how it is shown then */
  #conditionOf(cond: string, otherwise: string): Question['shownWhen'] {
    const named = cond.split('||').map((one) =>
      this.#answers.get(
        one
          .trim()
          .replace(/^\((.*)\)$/u, '$1')
          .trim(),
      ),
    );
    const [first] = named;
    const values = named.flatMap((one) => (one !== undefined && one.question === first?.question ? [one.value] : []));
    if (first !== undefined && values.length === named.length && values.length <= mostValues)
      return { questionId: first.question.id, values };
    this.#note('cond', `“${beginningOf(cond, 100)}” is not one or more answers to one earlier question: ${otherwise}`);
    return null;
  }

  /** The options of a group, each an object with its id and text. */
  #optionsOf(item: Item): { readonly id: string; readonly value: string }[] {
    const seen = new Set<string>();
    return listIn(item, 'choices').flatMap((choice) => {
      const [entry] = [...(itemOf(choice) ?? new Map<string, unknown>())];
      const text = typeof entry?.[1] === 'string' ? plainLine(entry[1]) : '';
      const value = this.#fitted(text, longest.option, 'choices');
      if (entry === undefined || value === '') return [];
      if (seen.has(value)) {
        this.#note('choices', `“${value}” is there twice: taken over once`);
        return [];
      }
      seen.add(value);
      return [{ id: entry[0], value }];
    });
  }

  /** Text and help: a group without a text is explained by what is above it. */
  #textsOf(item: Item): { readonly text: string; readonly help: string } {
    const own = plainText(textIn(item, 'text'));
    const text = own === '' ? (this.#info.pop() ?? '') : own;
    const help = this.#info.join('\n\n');
    this.#info = [];
    return { text, help };
  }

  #addQuestion(section: Questionnaire, item: Item, type: Question['type'], outer: Question['shownWhen']): void {
    const { text, help } = this.#textsOf(item);
    const options = this.#optionsOf(item);
    if (text === '') return this.#leave('text', 'Enter a question');
    if ((type === 'RADIO' || type === 'CHECKBOX') && options.length === 0)
      return this.#leave('choices', 'List the choices');
    const problem = problemOfOptions(options.map(({ value }) => value));
    if (problem !== undefined) return this.#leave('choices', problem);
    const lineType = type === 'TEXT' ? lineTypes[textIn(item, 'inputType')] : undefined;
    const question: Question = {
      ...bareQuestion(this.#newId(), this.#fitted(text, longest.question, 'text')),
      type: lineType ?? type,
      help: this.#fitted(help, longest.help, 'text'),
      // An attribute of the input, in which VSAQ shows markup as it is.
      placeholder: this.#fitted(inOneLine(textIn(item, 'placeholder')), longest.placeholder, 'placeholder'),
      required: isTrue(item.get('required')),
      options: options.map(({ value }) => ({ value, score: null, warning: '' })),
      shownWhen: this.#shownWhen(item, outer),
    };
    section.questions.push(question);
    this.#questions.set(question.id, question);
    for (const { id, value } of options) this.#answers.set(id, { question, value });
    const id = textIn(item, 'id');
    if (id === '' || type !== 'YESNO') return undefined;
    this.#answers.set(id, { question, value: 'Yes' });
    this.#answers.set(`${id}/yes`, { question, value: 'Yes' });
    this.#answers.set(`${id}/no`, { question, value: 'No' });
    return undefined;
  }

  /** A tip with a condition is what reviewers are warned of. */
  #addWarning(item: Item): void {
    const named = this.#answers.get(textIn(item, 'cond').trim());
    if (named === undefined) return this.#note('cond', 'This tip is not about one answer: left out');
    const { question, value } = named;
    const name = textIn(item, 'name');
    const text = plainText(name === '' ? textIn(item, 'text') : name);
    const warning = this.#fitted(text, longest.warning, 'text');
    const known = question.options.find((option) => option.value === value);
    if (known === undefined) question.options.push({ value, score: null, warning });
    else if (known.warning === '') known.warning = warning;
    return undefined;
  }

  #sectionOf(title: string): Questionnaire {
    const section = {
      id: this.#newId(),
      title: this.#fitted(title, longest.title, 'text'),
      description: '',
      questions: [],
    };
    this.#sections.push(section);
    return section;
  }

  #looseSection(): Questionnaire {
    this.#loose ??= this.#sectionOf('Questions');
    return this.#loose;
  }

  /** What stands above a spacer at the start of a section describes it. */
  #endDescription(section: Questionnaire | undefined): void {
    if (section === undefined || section.questions.length > 0) return;
    section.description = this.#fitted(this.#info.join('\n\n'), longest.help, 'text');
    this.#info = [];
  }

  /** A block is a section at the top, else a part of the section around it. */
  #readBlock(item: Item, { section, outer, depth }: Place): void {
    const title = plainLine(textIn(item, 'text'));
    const own = this.#shownWhen(item, outer);
    this.#loose = undefined;
    this.#info = section === undefined || title === '' ? [] : [title];
    const at = this.#count;
    const around = section ?? this.#sectionOf(title);
    this.read(listIn(item, 'items'), { section: around, outer: own, depth: depth + 1 });
    if (around.questions.length === 0 && section === undefined)
      this.#problems.leave(at, 'items', 'This block has no questions that can be taken over');
    this.#info = [];
  }

  #readItem(item: Item, place: Place): void {
    const type = textIn(item, 'type');
    const answerType = types[type];
    if (type === 'block') this.#readBlock(item, place);
    else if (type === 'spacer') this.#endDescription(place.section);
    else if (type === 'info' || (type === 'tip' && textIn(item, 'cond') === ''))
      this.#info.push(plainText(textIn(item, 'text')));
    else if (type === 'tip') this.#addWarning(item);
    else if (answerType === undefined) this.#leave('type', `Items of type “${beginningOf(type, 50)}” are not known`);
    else this.#addQuestion(place.section ?? this.#looseSection(), item, answerType, place.outer);
  }

  read(items: readonly unknown[], place: Place): void {
    for (const value of items) {
      this.#count += 1;
      const item = itemOf(value);
      if (item === undefined) this.#leave('', 'Not an item');
      else if (this.#count > mostItems || place.depth > mostDepth) this.#leave('', 'The file is too large');
      else this.#readItem(item, place);
    }
  }
}

/**
 * Reads the items of a VSAQ file: blocks become sections, tips the warnings of answers, and conditions those that name
 * answers to one earlier question. The items are numbered as they follow each other.
 */
export function readVsaq(
  items: readonly unknown[],
  newId: () => string,
): ReadQuestionnaires & { readonly count: number } {
  const [first] = items.map(itemOf);
  const nested = first === undefined ? [] : listIn(first, 'items');
  // The title of the whole stands in a block around the sections.
  const isTitled = items.length === 1 && nested.some((item) => itemOf(item)?.get('type') === 'block');
  const reader = new VsaqReader(newId);
  reader.read(isTitled ? nested : items, { section: undefined, outer: null, depth: 0 });
  return { ...reader.result, count: reader.count };
}
