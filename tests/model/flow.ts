import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** The result of an invoked actor; to the machine it is an event like any other. */
export type ActorEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** A condition that holds in every state of a flow, on every path. */
export interface Invariant<TMachine extends AnyStateMachine> {
  /** Read after "in every state": "a busy form has no errors". */
  readonly name: string;
  holds(snapshot: SnapshotFrom<TMachine>): boolean;
}

/**
 * A machine described for path generation: its starts, the possible events and payloads, and the relevant context.
 * Paths, tables, diagrams and the browser's covers are derived from it.
 */
export interface Flow<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's folder in `machines/`, or a journey's file in `tests/model/journeys`. */
  readonly name: string;
  readonly title: string;
  /** Two sentences in domain terms, for docs/machines or docs/journeys. */
  readonly prose: string;
  readonly machine: TMachine;
  /** The possible inputs, keyed by their meaning ("with a stored address"). */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /**
   * Events with payload, one per distinct case. A type that is not listed is sent without payload; results of invoked
   * actors must be listed (see `answers` and `refuses`).
   */
  readonly cases: readonly (EventFrom<TMachine> | ActorEvent)[];
  /**
   * Answers among the cases that only headless paths have: to bring the real server to each would take long, and in the browser
   * the other answers stand for them.
   */
  readonly headlessAnswers?: readonly unknown[];
  /** Callback actors that send events and never resolve: idle in tests; their events are listed as cases. */
  readonly watchers?: readonly string[];
  /** External events, from watchers or other flows, which the user cannot trigger. */
  readonly externalEvents?: readonly string[];
  /**
   * States that offer the user no action because another machine continues, each with an explanation. An unnecessary entry
   * fails (`tests/machines/trouble.test.ts`).
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Actions provided by the application; tests compare their arguments. */
  readonly effects?: readonly string[];
  readonly invariants: readonly Invariant<TMachine>[];
  /** Maximum number of traversals: with too fine a key the exploration would never end. */
  readonly limit?: number;
  /**
   * The part of the context that can influence a later transition, and no more: missing fields lose paths, extra fields
   * multiply them.
   */
  contextKey(context: ContextFrom<TMachine>): unknown;
  /** False for a case that cannot happen, such as a reply to what was not sent. */
  isPossible?(event: EventFrom<TMachine> | ActorEvent, context: ContextFrom<TMachine>): boolean;
}

/** Infers the machine's types for a flow definition. */
export const defineFlow = <TMachine extends AnyStateMachine>(flow: Flow<TMachine>): Flow<TMachine> => flow;

/** Cases in which an invoked actor resolves. */
export const answers = (id: string, ...outputs: readonly unknown[]): ActorEvent[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));

/** Cases in which an invoked actor rejects. */
export const refuses = (id: string, ...errors: readonly unknown[]): ActorEvent[] =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}`, error }));

/** A side effect of a step. */
export type Effect =
  | { readonly kind: 'starts'; readonly actor: string; readonly input: unknown }
  | { readonly kind: 'stops'; readonly actor: string }
  | { readonly kind: 'schedules'; readonly event: string; readonly milliseconds: number }
  | { readonly kind: 'cancels'; readonly event: string }
  | { readonly kind: 'emits'; readonly event: unknown }
  | { readonly kind: 'does'; readonly action: string; readonly params: unknown };

/** A machine-independent snapshot. */
export interface ModelSnapshot {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly tags: ReadonlySet<string>;
  readonly status: string;
}

/** The situation after the start or a step of a path. */
export interface Situation {
  readonly snapshot: ModelSnapshot;
  readonly effects: readonly Effect[];
  /** The transitions taken to get here, in the format of `transitionLines`. */
  readonly taken: readonly string[];
}

export interface Step extends Situation {
  readonly event: AnyEventObject;
  /** Milliseconds until the event fires, if it is caused by a delay. */
  readonly wait: number | undefined;
}

/** One path through a flow. */
export interface Path {
  /** The name of its start. */
  readonly start: string;
  readonly initial: Situation;
  readonly steps: readonly Step[];
}

/** The last situation of a path. */
export const endOf = ({ initial, steps }: Path): Situation => steps.at(-1) ?? initial;
