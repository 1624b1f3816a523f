import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** What an invoked actor answers. To the machine it is an event like any other. */
export type ActorEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

/** Something that holds in every state of a flow, whichever way it was reached. */
export interface Invariant<TMachine extends AnyStateMachine> {
  /** Read after "in every state": "a busy form has no errors". */
  readonly name: string;
  holds(snapshot: SnapshotFrom<TMachine>): boolean;
}

/**
 * A machine described for path generation: from where it starts, which events with which payloads may happen, and what
 * of its context matters. Paths, tables, diagrams and the browser's covers are derived from it.
 */
export interface Flow<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** The machine's folder in `machines/`, or a journey's file in `tests/model/journeys`. */
  readonly name: string;
  readonly title: string;
  /** Two sentences of the domain, for docs/machines or docs/journeys. */
  readonly prose: string;
  readonly machine: TMachine;
  /** The inputs it may start with, by what they mean ("with a stored address"). */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /**
   * Events with payload, as many of a type as there are cases to tell apart. A type that is not listed is sent bare;
   * answers of invoked actors must be listed (see `answers` and `refuses`).
   */
  readonly cases: readonly (EventFrom<TMachine> | ActorEvent)[];
  /** Invoked actors that send events of their own and never answer: they are idle in tests, their events are cases. */
  readonly watchers?: readonly string[];
  /** Events that come by themselves, from watchers or other flows: nobody can wait for the person to bring them about. */
  readonly heard?: readonly string[];
  /**
   * States in which the flow has nothing for the person to do, and what they do instead: the way on is not in this
   * machine. A state that needs none fails (`tests/machines/trouble.test.ts`).
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Actions that the application provides; tests compare what they are called with. */
  readonly effects?: readonly string[];
  readonly invariants: readonly Invariant<TMachine>[];
  /** Traversals after which the exploration fails: a key that tells too much apart never ends. */
  readonly limit?: number;
  /**
   * All of the context that may influence a later transition, and nothing else: what is left out loses paths, what is
   * too much multiplies them.
   */
  contextKey(context: ContextFrom<TMachine>): unknown;
}

/** Keeps the machine's types while a flow is written down. */
export const defineFlow = <TMachine extends AnyStateMachine>(flow: Flow<TMachine>): Flow<TMachine> => flow;

/** The cases of an invoked actor that answers. */
export const answers = (id: string, ...outputs: readonly unknown[]): ActorEvent[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));

/** The cases of an invoked actor that refuses. */
export const refuses = (id: string, ...errors: readonly unknown[]): ActorEvent[] =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}`, error }));

/** What a step makes happen outside the machine. */
export type Effect =
  | { readonly kind: 'starts'; readonly actor: string; readonly input: unknown }
  | { readonly kind: 'stops'; readonly actor: string }
  | { readonly kind: 'schedules'; readonly event: string; readonly milliseconds: number }
  | { readonly kind: 'cancels'; readonly event: string }
  | { readonly kind: 'emits'; readonly event: unknown }
  | { readonly kind: 'does'; readonly action: string; readonly params: unknown };

/** What is told of a machine at one moment, whichever machine it is. */
export interface ModelSnapshot {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly tags: ReadonlySet<string>;
  readonly status: string;
}

/** Where a path is after its start, or after one of its steps. */
export interface Situation {
  readonly snapshot: ModelSnapshot;
  readonly effects: readonly Effect[];
  /** The transitions taken to get here, as `transitionLines` names them. */
  readonly taken: readonly string[];
}

export interface Step extends Situation {
  readonly event: AnyEventObject;
  /** Milliseconds until the event comes by itself, for one of a delay. */
  readonly wait: number | undefined;
}

/** One way through a flow. */
export interface Path {
  /** The name of its start. */
  readonly start: string;
  readonly initial: Situation;
  readonly steps: readonly Step[];
}

/** The last situation of a path. */
export const endOf = ({ initial, steps }: Path): Situation => steps.at(-1) ?? initial;
