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

/** The fixtures of a path: a fresh browser, and factories for users and organisations. */
export interface PathFixtures {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: FaultGate;
  readonly directory: Directory;
  readonly signedInAs: SignedInAs;
  readonly apiUserOf: ApiUserOf;
  readonly consoleGuard: ConsoleGuard;
}

/** An invoked actor that sends requests to the server. */
export interface AskingActor<Driver> {
  /** Its first request. The gate holds it, so that the screen can be verified while the actor is running. */
  request(driver: Driver, input: unknown): RequestPattern;
  /** Prepares the server for the path's result before the actor starts; omitted if no preparation is needed. */
  arrange?(driver: Driver, answer: ActorAnswer): Promise<void>;
  /** The event that reports the actor's success to the machine, if it comes before the actor's own. */
  readonly reportedBy?: string;
  /** How the held request continues, so that the actor gets the path's result. */
  outcome(answer: ActorAnswer, driver: Driver): Outcome | Silence | Renewal;
}

/** An invoked actor that involves only the browser: without a request there is nothing to hold. */
export interface LocalActor<Driver> {
  readonly request: null;
  /** Prepares the browser for the path's result before the actor starts. */
  arrange?(driver: Driver, answer: ActorAnswer): Promise<void>;
  /** Resolves the actor; omitted if the browser does so immediately and the state in between is not observable. */
  answer?(driver: Driver, answer: ActorAnswer): Promise<void>;
}

export type BrowserActor<Driver> = AskingActor<Driver> | LocalActor<Driver>;

type Handlers<Given extends readonly unknown[], None = never> = Readonly<Record<string, Handler<Given> | None>>;

/** The state of a screen according to the machine. */
export interface Scene<Context> {
  /** The active leaf states: `wide.expanded`. */
  readonly states: readonly string[];
  readonly context: Context;
}

/** The current point of a path. */
export interface Place<Context> extends Scene<Context> {
  /** The events so far. */
  readonly earlier: readonly AnyEventObject[];
}

/** The service an actor calls, for failing its requests in every way, or why they do not fail or are never slow. */
export type Trouble =
  | AskedPort
  | { readonly exempt: string }
  | { readonly port: AskedPort; readonly neverSlow: string };

interface Walkable<Driver> {
  /**
   * The transitions that no path takes in the browser, as named by `transitionLines`, each with the reason. The list is
   * checked against the cover: a transition that is taken, or that the machine does not have, fails.
   */
  readonly untaken: Readonly<Record<string, string>>;
  /**
   * Set if a path can continue after its goal with the transitions that are left, which saves opening the app: whatever
   * `prepare` set up serves every continuation.
   */
  readonly joinsPaths?: true;
  /**
   * Set if something beside the machine has a delay, such as a card that appears a while after. Delays of the machine itself
   * are always held until the path advances time.
   */
  readonly stopsTime?: true;
  /** No pre-sign-in screen may be mounted twice in a row, because it would restart its completed flow. */
  readonly mountsScreensOnce?: true;
  /** Creates users, organisations and page objects. The page stays blank or opens the page that leads to the screen. */
  prepare(fixtures: PathFixtures, path: Path): Promise<Driver>;
  /** Opens the screen. */
  open(driver: Driver, path: Path): Promise<void>;
  /** Assertions for the actions that the application provides (`effects` of the flow), by name. */
  readonly effects?: Handlers<[Driver, unknown]>;
}

/**
 * How the paths of a flow are walked in the real application: a user action for every event, an assertion for every
 * state and notice, a request for every actor. A missing one is a compile error. Delays need no entry: the page's long
 * timers are held and advanced by the machine's own delays.
 */
export interface BrowserFlow<TMachine extends AnyStateMachine, Driver> extends Walkable<Driver> {
  readonly flow: Flow<TMachine>;
  /** The actors for trouble paths (`trouble-paths.ts`); omitted for flows without requests. */
  readonly troubles?: Readonly<Record<AnsweringActor<TMachine>, Trouble>>;
  /** False for a start, by name, that is impossible in a browser. */
  canStart?(start: string): boolean;
  /** False for an event that is impossible in a browser; paths with such a step are omitted. */
  isPossible?(event: AnyEventObject, before: Place<ContextFrom<TMachine>>): boolean;
  /** The same, depending only on the current situation: the path search never takes such a step. */
  isOffered?(event: AnyEventObject, before: Scene<ContextFrom<TMachine>>): boolean;
  readonly actors: Readonly<Record<AnsweringActor<TMachine>, BrowserActor<Driver>>>;
  readonly events: EventHandlers<TMachine, Driver>;
  readonly notices: NoticeHandlers<TMachine, Driver>;
  readonly states: StateHandlers<TMachine, Driver>;
}

/** The browser flow as the driver uses it, independent of the machine. */
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
