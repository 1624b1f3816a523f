import type { BrowserContext, Page } from '@playwright/test';
import type { AnyEventObject, AnyStateMachine, ContextFrom } from 'xstate';

import type { Flow, Path } from '#tests/model/flow.ts';

import type { ConsoleGuard } from '../support/console-guard.ts';
import type { Directory } from '../support/directory.ts';
import type { FaultGate, Outcome, RequestPattern } from '../support/fault-gate.ts';
import type { ApiUserOf, SignedInAs } from '../support/test.ts';
import type { AnsweringActor, EventHandlers, Handler, NoticeHandlers, StateHandlers } from './machine-types.ts';
import type { ActorAnswer, Renewal, Silence } from './outcomes.ts';
import type { AskedPort } from './trouble-kinds.ts';

/** What a path is driven with: a fresh browser, and the means to make people and organisations for it. */
export interface PathFixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: FaultGate;
  readonly directory: Directory;
  readonly signedInAs: SignedInAs;
  readonly apiUserOf: ApiUserOf;
  readonly consoleGuard: ConsoleGuard;
}

/** An invoked actor that the server answers. */
export interface AskingActor<Driver> {
  /** The first request that it makes. The gate holds it, so that the screen can be seen while the actor is at work. */
  request(driver: Driver, input: unknown): RequestPattern;
  /** Makes the server one that answers as the path says, before the actor starts; left out where it does anyway. */
  arrange?(driver: Driver, answer: ActorAnswer): Promise<void>;
  /** The event by which the machine hears that the actor succeeds, where somebody else says so sooner than the actor. */
  readonly heardBy?: string;
  /** How the held request goes on, so that the actor answers as the path says. */
  outcome(answer: ActorAnswer, driver: Driver): Outcome | Silence | Renewal;
}

/** An invoked actor that the browser alone answers: without a request there is nothing to hold. */
export interface LocalActor<Driver> {
  readonly request: null;
  /** Makes the browser one that answers as the path says, before the actor starts. */
  arrange?(driver: Driver, answer: ActorAnswer): Promise<void>;
  /** Has the browser answer; left out where it does so at once, and the state in between is never seen. */
  answer?(driver: Driver, answer: ActorAnswer): Promise<void>;
}

export type BrowserActor<Driver> = AskingActor<Driver> | LocalActor<Driver>;

type Handlers<Given extends readonly unknown[], None = never> = Readonly<Record<string, Handler<Given> | None>>;

/** What a screen shows, as far as the machine knows. */
export interface Scene<Context> {
  /** The active states that have no states within: `wide.expanded`. */
  readonly states: readonly string[];
  readonly context: Context;
}

/** Where a path is. */
export interface Place<Context> extends Scene<Context> {
  /** What has happened on the way. */
  readonly earlier: readonly AnyEventObject[];
}

/** Whom an actor asks, so that its requests go wrong in every way; or why they do not in the browser, or are never slow. */
export type Trouble =
  | AskedPort
  | { readonly spared: string }
  | { readonly port: AskedPort; readonly neverSlow: string };

interface Walkable<Driver> {
  /**
   * The transitions that no path takes in the browser, as `transitionLines` names them, each with the reason. The cover
   * is held against it both ways: one that is taken, or that the machine does not have, fails.
   */
  readonly untaken: Readonly<Record<string, string>>;
  /** Where a state ends by itself after a time: it stands still on every path, until the path lets it pass. */
  readonly stopsTime?: true;
  /** No screen before sign-in may be mounted twice in a row: it would begin its flow again, after the end of it. */
  readonly mountsScreensOnce?: true;
  /** Makes what the path needs: people, organisations, page objects. The page stays blank, or where the screen is reached from. */
  prepare(fixtures: PathFixtures, path: Path): Promise<Driver>;
  /** Opens the screen. */
  open(driver: Driver, path: Path): Promise<void>;
  /** What becomes of the actions that the application provides (`effects` of the flow), by their names. */
  readonly effects?: Handlers<[Driver, unknown]>;
}

/**
 * How the paths of a flow are walked in the real application: a screen's method for every event, an assertion for every
 * state and every notice, a request for every actor. What is left out does not compile. Delays need nothing: the
 * page's long timers stand still and are moved by what the machine itself waits.
 */
export interface BrowserFlow<TMachine extends AnyStateMachine, Driver> extends Walkable<Driver> {
  readonly flow: Flow<TMachine>;
  /** What a path of troubles is made of (`trouble-paths.ts`); left out where nobody is asked. */
  readonly troubles?: Readonly<Record<AnsweringActor<TMachine>, Trouble>>;
  /** False for a start, by its name, that nothing can bring about in a browser. */
  canStart?(start: string): boolean;
  /** False for what nobody can do, or nothing can bring about, in a browser; paths with such a step are left out. */
  isPossible?(event: AnyEventObject, before: Place<ContextFrom<TMachine>>): boolean;
  /** The same where what is shown decides alone, however it was come to: no way is sought that leads through such a step. */
  isOffered?(event: AnyEventObject, before: Scene<ContextFrom<TMachine>>): boolean;
  readonly actors: Readonly<Record<AnsweringActor<TMachine>, BrowserActor<Driver>>>;
  readonly events: EventHandlers<TMachine, Driver>;
  readonly notices: NoticeHandlers<TMachine, Driver>;
  readonly states: StateHandlers<TMachine, Driver>;
}

/** The same as it is driven, whichever machine it is of. */
export interface AnyBrowserFlow<Driver> extends Walkable<Driver> {
  readonly flow: Flow;
  readonly troubles?: Readonly<Record<string, Trouble>>;
  canStart?(start: string): boolean;
  isPossible?(event: AnyEventObject, before: Place<object>): boolean;
  isOffered?(event: AnyEventObject, before: Scene<object>): boolean;
  readonly actors: Readonly<Record<string, BrowserActor<Driver>>>;
  readonly events: Handlers<[Driver, { readonly type: string }]>;
  readonly notices: Handlers<[Driver, { readonly type: string }]>;
  readonly states: Handlers<[Driver, object], null>;
}
