import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate';

import { toFailure } from '#machines/failure.ts';
import type { Effect, Step } from '#tests/model/flow.ts';

import type { HeldRequest } from '../support/fault-gate.ts';
import type { AnyBrowserFlow, BrowserActor, PathFixtures } from './browser-flow.ts';
import { allowComplaints } from './complaints.ts';
import { named } from './named.ts';
import type { ActorAnswer } from './outcomes.ts';

/** Which actor an event speaks for, and what it says; undefined for an event of another kind. */
export function answerIn(event: AnyEventObject): { readonly id: string; readonly answer: ActorAnswer } | undefined {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (id === undefined) return undefined;
  if (outcome === 'error') return { id, answer: { kind: 'refuses', failure: toFailure(event['error']) } };
  return { id, answer: { kind: 'answers', output: event['output'] } };
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The slot that an invoked actor fills; a machine may invoke one slot by several ids. */
function slotOf(machine: AnyStateMachine, id: string): string {
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke);
  const src = invoked.find((definition) => definition.id === id)?.src;
  return typeof src === 'string' ? src : id;
}

/** The requests of a path's actors: held from when an actor starts until the path says what it answers. */
export class ActorRequests<Driver> {
  readonly #browser: AnyBrowserFlow<Driver>;
  readonly #fixtures: PathFixtures;
  readonly #driver: Driver;
  readonly #held = new Map<string, HeldRequest>();

  constructor(browser: AnyBrowserFlow<Driver>, fixtures: PathFixtures, driver: Driver) {
    this.#browser = browser;
    this.#fixtures = fixtures;
    this.#driver = driver;
  }

  /** Has the gate hold what will be sent by the actors that these effects start. Call it before they do. */
  async expect(effects: readonly Effect[], ahead: readonly Step[]): Promise<void> {
    const watchers = this.#browser.flow.watchers ?? [];
    for (const effect of effects) {
      if (effect.kind !== 'starts' || watchers.includes(effect.actor)) continue;
      const actor = this.#actor(effect.actor);
      const said = ahead.map(({ event }) => answerIn(event)).find((one) => one?.id === effect.actor);
      if (said !== undefined) await actor.arrange?.(this.#driver, said.answer);
      this.#held.set(effect.actor, await this.#fixtures.faults.holdNext(actor.request(this.#driver)));
    }
  }

  /** Lets an actor's request go on so that it answers in this way. */
  async release(id: string, answer: ActorAnswer): Promise<void> {
    const outcome = this.#actor(id).outcome(answer, this.#driver);
    allowComplaints(this.#fixtures.consoleGuard, answer, outcome);
    await named(Object.fromEntries(this.#held), id).release(outcome);
    this.#held.delete(id);
  }

  #actor(id: string): BrowserActor<Driver> {
    return named(this.#browser.actors, slotOf(this.#browser.flow.machine, id));
  }
}
