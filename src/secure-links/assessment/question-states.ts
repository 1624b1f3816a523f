import { useCallback, useSyncExternalStore } from 'react';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { answerTo, isEditable } from '#machines/assessment-response/answers.ts';
import type { LocalAnswer, ServerAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { isShownNow } from '#machines/assessment-response/progress.ts';

import type { Readable, Subscription } from './actor-hooks.ts';
import { isOpen, type ResponseSnapshot } from './response-snapshot.ts';
import { sameParts } from './same-parts.ts';

/** What a question shows of the state of the form. */
export interface QuestionState {
  readonly isShown: boolean;
  readonly answer: LocalAnswer;
  /** The server's answer, while it conflicts with this one. */
  readonly theirs: ServerAnswer | undefined;
  readonly isMissing: boolean;
  readonly isDisabled: boolean;
}

/** The states of all questions. A question is told only of a change of its own. */
export interface QuestionStates {
  readonly subscribe: (question: Question, listener: () => void) => () => void;
  /** The same object until one of its parts is another. */
  readonly read: (question: Question) => QuestionState;
  /** As the server rendered it. */
  readonly readFirst: (question: Question) => QuestionState;
}

/** Reads the states of questions from one snapshot; what they share is found out once. */
function readerOf(snapshot: ResponseSnapshot, questionsById: ReadonlyMap<string, Question>) {
  const { context } = snapshot;
  const isFormOpen = isOpen(snapshot);
  const missing = new Set(context.missing);
  const stateOf = (question: Question): QuestionState => ({
    isShown: isShownNow(context, question, questionsById),
    answer: answerTo(context, question.id),
    theirs: context.conflicts[question.id],
    isMissing: missing.has(question.id),
    isDisabled: !isFormOpen || !isEditable(context, question.id),
  });
  return { snapshot, stateOf };
}

interface Subscriber {
  readonly listener: () => void;
  /** What it was told last. */
  told: QuestionState;
}

/** One subscription to the form for all questions: with one for each, a thousand of them would delay every keystroke. */
export function questionStates(
  actor: Readable<ResponseSnapshot>,
  questionsById: ReadonlyMap<string, Question>,
): QuestionStates {
  const known = new Map<Question, QuestionState>();
  const subscribers = new Map<Question, Subscriber>();
  const keep = (question: Question, state: QuestionState) => {
    const last = known.get(question);
    if (last !== undefined && sameParts(last, state)) return last;
    known.set(question, state);
    return state;
  };
  const first = readerOf(actor.getFirst(), questionsById);
  let current = first;
  const read = (question: Question) => {
    const snapshot = actor.getSnapshot();
    if (snapshot !== current.snapshot) current = readerOf(snapshot, questionsById);
    return keep(question, current.stateOf(question));
  };
  const tell = () => {
    for (const [question, subscriber] of subscribers) {
      const state = read(question);
      if (subscriber.told === state) continue;
      subscriber.told = state;
      subscriber.listener();
    }
  };
  let subscription: Subscription | null = null;
  return {
    subscribe(question, listener) {
      subscribers.set(question, { listener, told: read(question) });
      subscription ??= actor.subscribe(tell);
      return () => {
        subscribers.delete(question);
        if (subscribers.size > 0) return;
        subscription?.unsubscribe();
        subscription = null;
      };
    },
    read,
    readFirst: (question) => keep(question, first.stateOf(question)),
  };
}

/** The state of a question; the component renders again only for a change of it. */
export function useQuestionState(states: QuestionStates, question: Question): QuestionState {
  const subscribe = useCallback((listener: () => void) => states.subscribe(question, listener), [states, question]);
  return useSyncExternalStore(
    subscribe,
    () => states.read(question),
    () => states.readFirst(question),
  );
}
