import { assign, emit, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { toFailure, type Failure } from '../failure.ts';
import type { Import } from '../import/import.types.ts';
import { notProvided } from '../not-provided.ts';
import { answeredPlan, isAnswered, keyOfValue, mayDecide, withDouble } from './value-answers.ts';
import type {
  ApplyInput,
  ImportDoubles,
  ImportValue,
  Said,
  ValueAnswer,
  ValueMappingContext,
  ValueMappingEvent,
  ValueMappingInput,
  ValueMappingNotice,
} from './value-mapping.types.ts';

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/**
 * The questions that the check of a file has raised: what its values stand for that name nothing, what rows are whose
 * title is known (all of them, and some one by one), and what the status of rows needs. What is answered is remembered by the server, and the rows are
 * checked again.
 */
export const valueMappingMachine = setup({
  types: {
    context: {} as ValueMappingContext,
    events: {} as ValueMappingEvent,
    input: {} as ValueMappingInput,
    emitted: {} as ValueMappingNotice,
    tags: {} as 'busy',
  },
  actors: {
    readValues: fromPromise<readonly ImportValue[], { readonly id: string }>(notProvided('readValues')),
    /** Starts another check. */
    applyAnswers: fromPromise<Import, ApplyInput>(notProvided('applyAnswers')),
  },
  guards: {
    isAnswered: ({ context }) => isAnswered(context),
    mayDecide: ({ context }, { row }: { row: number }) => mayDecide(context.said, row),
  },
  actions: {
    setValues: assign((_, { values }: { values: readonly ImportValue[] }) => ({ values })),
    setAnswer: assign(
      ({ context }, { value, answer }: { value: Pick<ImportValue, 'field' | 'text'>; answer: ValueAnswer }) => ({
        answers: { ...context.answers, [keyOfValue(value)]: answer },
      }),
    ),
    setSaid: assign(({ context }, { said }: { said: Partial<Said> }) => ({ said: { ...context.said, ...said } })),
    setDouble: assign(({ context: { said } }, { row, use }: { row: number; use: ImportDoubles | null }) => ({
      said: { ...said, doubleRows: withDouble(said.doubleRows, row, use) },
    })),
    setFound: assign((_, { found }: { found: Import }) => ({ found })),
    tellTaken: emit((_, { found }: { found: Import }) => ({ type: 'answers.taken' as const, found })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
}).createMachine({
  id: 'value-mapping',
  context: ({ input: { id, plan } }) => ({
    id,
    plan,
    values: [],
    answers: {},
    said: {
      doubles: plan.doubles ?? null,
      doubleRows: plan.doubleRows ?? [],
      rootCause: plan.rootCause ?? null,
      closingReason: plan.closingReason ?? null,
    },
    found: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readValues',
        src: 'readValues',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'answering',
          actions: { type: 'setValues', params: ({ event }) => ({ values: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    unavailable: { on: { retried: 'loading' } },
    answering: {
      on: {
        'value.answered': { actions: { type: 'setAnswer', params: ({ event }) => event } },
        'rows.said': { actions: { type: 'setSaid', params: ({ event }) => event } },
        'double.decided': {
          guard: { type: 'mayDecide', params: ({ event }) => event },
          actions: { type: 'setDouble', params: ({ event }) => event },
        },
        'answers.applied': { guard: 'isAnswered', target: 'applying' },
      },
    },
    applying: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'applyAnswers',
        src: 'applyAnswers',
        input: ({ context }) => ({ id: context.id, plan: answeredPlan(context) }),
        onDone: {
          target: 'taken',
          actions: [
            { type: 'setFound', params: ({ event }: { event: DoneActorEvent<Import> }) => ({ found: event.output }) },
            { type: 'tellTaken', params: ({ event }: { event: DoneActorEvent<Import> }) => ({ found: event.output }) },
          ],
        },
        onError: { target: 'answering', actions: { type: 'setFailure', params: failureOf } },
      },
    },
    taken: { type: 'final' },
  },
});
