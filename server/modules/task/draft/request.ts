import { cleanText } from '#domain/text/clean-text.ts';
import type { Schemas } from '#server/contract/types.ts';

import { planFrom } from './plan-families.ts';

type Drafted = Schemas['DraftedTask'];

const mostTasks = 12;

const instructions = [
  'Help to plan a project of information security, risk or compliance.',
  `The facts name the project, its purpose and how many days it has. Write at most ${mostTasks} tasks in the order in which they are done, each one that a single person can finish.`,
  'A title begins with a verb; the description says in one or two sentences how it is known to be done. dueAfter is the number of days after the start, and not after the end.',
  'Write British English and plain words. Name nobody.',
].join(' ');

const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength }) as const;

const schemaFor = (days: number) => ({
  type: 'object',
  additionalProperties: false,
  required: ['tasks'],
  properties: {
    tasks: {
      type: 'array',
      minItems: 1,
      maxItems: mostTasks,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'description', 'dueAfter'],
        properties: {
          title: text(1, 200),
          description: text(0, 1000),
          dueAfter: { type: 'integer', minimum: 0, maximum: days },
        },
      },
    },
  },
});

const isPlan = (value: unknown): value is { readonly tasks: readonly Drafted[] } =>
  typeof value === 'object' && value !== null && 'tasks' in value && Array.isArray(value.tasks);

/** A checked answer, without what the contract's texts may not have. */
function tasksIn(answer: unknown): { tasks: Drafted[] } {
  if (!isPlan(answer)) throw new Error('The answer was not checked');
  const tasks = answer.tasks.map(({ title, description, dueAfter }) => ({
    title: cleanText(title.replaceAll(/\s+/gu, ' ')).trim(),
    description: cleanText(description),
    dueAfter,
  }));
  return { tasks: tasks.filter(({ title }) => title !== '') };
}

/** The request for the tasks of a plan. */
export const planRequest = ({ title, description = '', days = 90 }: Schemas['PlanDraftInput']) => ({
  instructions,
  facts: { title, purpose: description.slice(0, 4000), days },
  schema: schemaFor(days),
  resultOf: tasksIn,
  template: () => ({ tasks: planFrom({ title, description, days }) }),
});
