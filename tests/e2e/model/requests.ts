import type { AnyEventObject } from 'xstate';

import { needsReverification, toFailure } from '#machines/failure.ts';
import type { Effect, Step } from '#tests/model/flow.ts';
import { slotOf } from '#tests/model/running.ts';

import type { HeldRequest, Outcome } from '../support/fault-gate.ts';
import { letTimePass } from '../support/patient-clock.ts';
import type { AnyBrowserFlow, BrowserActor, PathFixtures } from './browser-flow.ts';
import { allowComplaints } from './complaints.ts';
import { named } from './named.ts';
import type { ActorAnswer, Renewal, Silence } from './outcomes.ts';

/** The actor and result of a done or error event; undefined for other events. */
export function answerIn(event: AnyEventObject): { readonly id: string; readonly answer: ActorAnswer } | undefined {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (id === undefined) return undefined;
  if (outcome === 'error') return { id, answer: { kind: 'refuses', failure: toFailure(event['error']) } };
  return { id, answer: { kind: 'answers', output: event['output'] } };
}

/** Whether the response demands reverification of the user. */
export function isProofDue(event: AnyEventObject): boolean {
  const answer = answerIn(event)?.answer;
  return answer?.kind === 'refuses' && needsReverification(answer.failure);
}

const isInstant = <Driver>(actor: BrowserActor<Driver>) => actor.request === null && actor.answer === undefined;

/** The requests of a path's actors, held from the start of an actor until the path sets its result. */
export class ActorRequests<Driver> {
  readonly #browser: AnyBrowserFlow<Driver>;
  readonly #fixtures: PathFixtures;
  readonly #driver: Driver;
  /** By actor, oldest first: an actor may restart in the step that sets its result. */
  readonly #held = new Map<string, HeldRequest[]>();
  #refusals: (() => Promise<void>)[] = [];

  constructor(browser: AnyBrowserFlow<Driver>, fixtures: PathFixtures, driver: Driver) {
    this.#browser = browser;
    this.#fixtures = fixtures;
    this.#driver = driver;
  }

  /** Makes the gate hold the requests of the actors started by these effects. Call it before they start. */
  async expect(effects: readonly Effect[], ahead: readonly Step[]): Promise<void> {
    const watchers = this.#browser.flow.watchers ?? [];
    for (const effect of effects) {
      if (effect.kind !== 'starts' || watchers.includes(effect.actor)) continue;
      const actor = this.#actor(effect.actor);
      const said = ahead.map(({ event }) => answerIn(event)).find((one) => one?.id === effect.actor);
      if (said !== undefined) await actor.arrange?.(this.#driver, said.answer);
      if (actor.request === null) continue;
      const request = await this.#fixtures.faults.holdNext(actor.request(this.#driver, effect.input));
      this.#held.set(effect.actor, [...(this.#held.get(effect.actor) ?? []), request]);
    }
  }

  /** Drops the requests of actors stopped before their result; an actor may restart in the same step. */
  forgetStopped(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.kind !== 'stops') continue;
      const restarts = effects.filter((other) => other.kind === 'starts' && other.actor === effect.actor).length;
      const held = this.#held.get(effect.actor) ?? [];
      this.#held.set(effect.actor, held.slice(held.length - restarts));
    }
  }

  /** The running actor whose success this event reports. */
  reportedBy(type: string): string | undefined {
    const isReported = (actor: BrowserActor<Driver>) => actor.request !== null && actor.reportedBy === type;
    return [...this.#held].find(([id, held]) => held.length > 0 && isReported(this.#actor(id)))?.[0];
  }

  /** Whether one of these actors is resolved by the browser before its state can be observed. */
  endsAtOnce(effects: readonly Effect[]): boolean {
    const started = effects.flatMap((effect) => (effect.kind === 'starts' ? [effect.actor] : []));
    const watchers = this.#browser.flow.watchers ?? [];
    return started.some((id) => !watchers.includes(id) && isInstant(this.#actor(id)));
  }

  /** An error applies to retries as well, until the path has verified its consequence. */
  async endRefusals(): Promise<void> {
    for (const end of this.#refusals) await end();
    this.#refusals = [];
  }

  /** Releases an actor's request so that it gets this result. */
  async release(id: string, answer: ActorAnswer): Promise<void> {
    const actor = this.#actor(id);
    if (actor.request === null) return actor.answer?.(this.#driver, answer);
    const outcome = actor.outcome(answer, this.#driver);
    allowComplaints(this.#fixtures.consoleGuard, answer, outcome);
    const [request, ...others] = this.#held.get(id) ?? [];
    if (request === undefined) throw new Error(`The actor ${id} is not running`);
    this.#held.set(id, others);
    this.#refusals.push(await this.#resume(request, outcome));
  }

  /** @returns a function that ends the error */
  async #resume(request: HeldRequest, outcome: Outcome | Silence | Renewal): Promise<() => Promise<void>> {
    if (outcome.do === 'renew') return request.release(outcome.first, 'once');
    if (outcome.do !== 'wait') return request.release(outcome);
    await request.arrive();
    await letTimePass(this.#fixtures.page, outcome.milliseconds);
    // The request is no longer awaited.
    return async () => {};
  }

  #actor(id: string): BrowserActor<Driver> {
    return named(this.#browser.actors, slotOf(this.#browser.flow, id));
  }
}
