import { expect } from 'vitest';
import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';

import type { Effect, Flow, ModelSnapshot, Path, Situation, Step } from './flow.ts';
import { withActors } from './trace.ts';
import { pathInWords } from './words.ts';

interface Answer {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Walk {
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
  /** Running actors by their invoke id. */
  readonly waiting: ReadonlyMap<string, Answer>;
  /** Side effects since the last check. */
  readonly happened: () => Effect[];
}

/** A running machine with deferred actors and a simulated clock. */
function begin(flow: Flow, start: string): Walk {
  let effects: Effect[] = [];
  const waiting = new Map<string, Answer>();
  const deferred = fromPromise<unknown, unknown>(({ input, self }) => {
    effects.push({ kind: 'starts', actor: self.id, input });
    return new Promise((resolve, reject) => waiting.set(self.id, { resolve, reject }));
  });
  const recorder = (action: string) => [
    action,
    (_args: unknown, params: unknown) => void effects.push({ kind: 'does', action, params }),
  ];
  const actions = Object.fromEntries((flow.effects ?? []).map(recorder));
  const clock = new SimulatedClock();
  const machine = withActors(flow, () => deferred).provide({ actions });
  const actor = createActor(machine, { clock, input: flow.starts[start] });
  actor.on('*', (event: unknown) => void effects.push({ kind: 'emits', event }));
  actor.start();
  const happened = () => {
    const since = effects;
    effects = [];
    return since;
  };
  return { actor, clock, waiting, happened };
}

/** Flushes pending promises so that results reach the machine. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

function answerTo(walk: Walk, id: string): Answer {
  const answer = walk.waiting.get(id);
  if (answer === undefined) throw new Error(`The machine has not started the actor ${id}`);
  return answer;
}

function pass(walk: Walk, milliseconds: number): void {
  const before = walk.actor.getSnapshot();
  if (milliseconds > 0) walk.clock.increment(milliseconds - 1);
  expect(walk.actor.getSnapshot(), 'nothing happens before the delay is over').toBe(before);
  walk.clock.increment(milliseconds > 0 ? 1 : 0);
}

async function take(walk: Walk, { event, wait }: Step): Promise<void> {
  const { type }: AnyEventObject = event;
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (wait !== undefined) pass(walk, wait);
  else if (id === undefined) walk.actor.send(event);
  else if (outcome === 'done') answerTo(walk, id).resolve(event['output']);
  else answerTo(walk, id).reject(event['error']);
  await settled();
}

const ofKind = (effects: readonly Effect[], kind: Effect['kind']) => effects.filter((effect) => effect.kind === kind);

const publicPart = ({ value, context, tags, status }: ModelSnapshot) => ({ value, context, tags, status });

/** Asserts that the running machine matches the pure one in state, context and effects. */
function expectSituation(flow: Flow, walk: Walk, expected: Situation): void {
  const { snapshot, effects } = expected;
  const now: AnyMachineSnapshot = walk.actor.getSnapshot();
  expect(publicPart(now)).toEqual(publicPart(snapshot));
  const happened = walk.happened();
  const watchers = new Set(flow.watchers);
  expect(ofKind(happened, 'emits')).toEqual(ofKind(effects, 'emits'));
  expect(ofKind(happened, 'does')).toEqual(ofKind(effects, 'does'));
  expect(ofKind(happened, 'starts')).toEqual(
    effects.filter((effect) => effect.kind === 'starts' && !watchers.has(effect.actor)),
  );
  for (const invariant of flow.invariants) expect(invariant.holds(now), `in every state: ${invariant.name}`).toBe(true);
}

/**
 * Executes a path on a running machine with deferred actors and a simulated clock. After every step it compares state,
 * context, tags, emitted events and started actors with their inputs, and checks the invariants.
 */
export async function walkPath(flow: Flow, path: Path): Promise<void> {
  const walk = begin(flow, path.start);
  try {
    expectSituation(flow, walk, path.initial);
    for (const step of path.steps) {
      await take(walk, step);
      expectSituation(flow, walk, step);
    }
  } catch (error) {
    throw new Error(`On the path: ${pathInWords(path)}`, { cause: error });
  } finally {
    walk.actor.stop();
  }
}
