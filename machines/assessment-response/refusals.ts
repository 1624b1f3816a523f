import type { Failure } from '../failure.ts';
import type { ServerAnswer } from './assessment-response.types.ts';

/** Why a request failed. */
export interface Refusal {
  readonly failure: Failure;
}

/** The link has expired, or opens nothing any more. */
export const isGone = ({ failure: { status } }: Refusal): boolean => status === 404 || status === 410;

/** No answer, too many requests, or a fault of the server: the same request may succeed later. */
export const isTemporary = ({ failure: { status } }: Refusal): boolean =>
  status === undefined || status === 429 || status === 408 || status >= 500;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listIn = (current: unknown, name: string): readonly unknown[] => {
  const found = isObject(current) ? current[name] : undefined;
  return Array.isArray(found) ? found : [];
};

const isAnswer = (value: unknown): value is ServerAnswer =>
  isObject(value) && typeof value['questionId'] === 'string' && Array.isArray(value['response']);

/** The required questions without an answer, as the server names them when it does not submit. */
export const missingOf = ({ failure }: Refusal): readonly string[] =>
  listIn(failure.current, 'missing').filter((id) => typeof id === 'string');

/** The answers that someone else has changed, as the server has them. */
export const conflictsOf = ({ failure }: Refusal): readonly ServerAnswer[] =>
  listIn(failure.current, 'conflicts')
    .map((saved) => (isObject(saved) ? saved['answer'] : undefined))
    .filter(isAnswer);
