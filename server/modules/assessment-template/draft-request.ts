import { randomUUID } from 'node:crypto';

import { bareQuestion } from '#domain/questionnaire/questionnaire.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Schemas } from '#server/contract/types.ts';

import { contentFrom } from './starter/building.ts';
import { supplierSecurity } from './starter/supplier-security.ts';

/** The types that are drafted. */
const draftedTypes = ['TEXT_AREA', 'YESNO', 'RADIO', 'CHECKBOX', 'DATE', 'FILE'] as const;

/** A question as it is drafted. */
interface Drafted {
  readonly question: string;
  readonly help: string;
  readonly type: (typeof draftedTypes)[number];
  readonly options: readonly { readonly value: string; readonly score: number; readonly warning: string }[];
}

const instructions = [
  'Help to write a questionnaire with which an organisation assesses the information security of its suppliers.',
  'The facts name the topic and how many questions to write. Write so many questions, in British English and plain words, each about one thing that a supplier can answer.',
  'Where an answer can be graded, use RADIO with options from best to worst, a score from 0 to 10 each, and a warning for the reviewer at the worst.',
  'Help explains what is meant, or is empty. Options are empty for other types than RADIO and CHECKBOX.',
].join(' ');

const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength }) as const;

const option = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'score', 'warning'],
  properties: { value: text(200, 1), score: { type: 'integer', minimum: 0, maximum: 10 }, warning: text(300) },
} as const;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['questions'],
  properties: {
    questions: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['question', 'help', 'type', 'options'],
        properties: {
          question: text(500, 1),
          help: text(1000),
          type: { type: 'string', enum: draftedTypes },
          options: { type: 'array', maxItems: 10, items: option },
        },
      },
    },
  },
} as const;

const hasOptions: ReadonlySet<string> = new Set(['RADIO', 'CHECKBOX']);

/** Words of at least four letters, without their endings. */
const stemsOf = (words: string): ReadonlySet<string> =>
  new Set((words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** The starter questions that share the most words with the topic, then others of the section of the closest. */
function closest(topic: string, count: number): Drafted[] {
  const wanted = stemsOf(topic);
  const ranked = contentFrom(supplierSecurity, randomUUID).flatMap(({ title, description, questions }) =>
    questions.flatMap((question) => {
      const { type, options, shownWhen } = question;
      const drafted = draftedTypes.find((one) => one === type);
      if (drafted === undefined || shownWhen !== null) return [];
      const own = stemsOf(question.question);
      const around = stemsOf(`${title} ${description}`);
      const shared =
        [...wanted].filter((stem) => own.has(stem)).length * 2 + [...wanted].filter((stem) => around.has(stem)).length;
      const offered = options.map(({ value, score, warning }) => ({ value, score: score ?? 0, warning }));
      return [
        {
          title,
          shared,
          drafted: { question: question.question, help: question.help, type: drafted, options: offered },
        },
      ];
    }),
  );
  const [best] = ranked.toSorted((one, other) => other.shared - one.shared);
  const isBeside = ({ title }: { readonly title: string }) => Number(title === best?.title);
  return ranked
    .toSorted((one, other) => other.shared - one.shared || isBeside(other) - isBeside(one))
    .slice(0, count)
    .map(({ drafted }) => drafted);
}

function isDrafted(value: unknown): value is { readonly questions: readonly Drafted[] } {
  return typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions);
}

/** A drafted question with an id; repeated options count once. */
function completed({ question, help, type, options }: Drafted): Question[] {
  const distinct = [...new Map(options.map((one) => [one.value.trim(), one])).values()].filter(
    ({ value }) => value.trim() !== '',
  );
  if (hasOptions.has(type) && distinct.length === 0) return [];
  const isKept = hasOptions.has(type) || type === 'YESNO';
  return [
    {
      ...bareQuestion(randomUUID(), cleanText(question)),
      help: cleanText(help),
      type,
      weight: isKept ? 1 : 0,
      options: isKept
        ? distinct.map(({ value, score, warning }) => ({
            value: cleanText(value.replaceAll(/\s+/gu, ' ')).trim(),
            score,
            warning: cleanText(warning),
          }))
        : [],
    },
  ];
}

/** The request for questions; without a model, the starter questions that fit the topic best. */
export const questionRequest = ({ topic, count = 8 }: Schemas['QuestionDraftInput']) => ({
  instructions,
  facts: { topic, count },
  schema,
  resultOf(answer: unknown): readonly Question[] {
    if (!isDrafted(answer)) throw new Error('The answer was not checked');
    return answer.questions.flatMap(completed).slice(0, count);
  },
  template: () => ({ questions: closest(topic, count) }),
});
