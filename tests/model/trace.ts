import {
  createActor,
  fromCallback,
  initialTransition,
  transition,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { effectsOf } from './effects.ts';
import type { Effect, Flow, Path, Step } from './flow.ts';
import { recordTransitions } from './transition-table.ts';

const idle = fromCallback(() => {});

/** The machine with a fake actor in every slot, so that every event comes from the test. */
export function withActors(flow: Flow, logicOf: (slot: string) => AnyActorLogic): AnyStateMachine {
  const slots = Object.keys(flow.machine.implementations.actors);
  const watchers = new Set(flow.watchers);
  const actors = Object.fromEntries(slots.map((slot) => [slot, watchers.has(slot) ? idle : logicOf(slot)]));
  return flow.machine.provide({ actors });
}

const recordable = new WeakMap<Flow, AnyStateMachine>();

/** The machine of a flow without effects outside it. Made once: providing actors and actions builds a machine again. */
function recordableMachine(flow: Flow): AnyStateMachine {
  const known = recordable.get(flow);
  if (known !== undefined) return known;
  const effects = Object.fromEntries((flow.effects ?? []).map((name) => [name, () => {}]));
  const machine = withActors(flow, () => idle).provide({ actions: effects });
  recordable.set(flow, machine);
  return machine;
}

/** The transitions of the start and of each event; only a running actor reports eventless ones. */
function transitionsTaken(flow: Flow, start: string, events: readonly AnyEventObject[]): string[][] {
  const { taken, inspect } = recordTransitions();
  const actor = createActor(recordableMachine(flow), { input: flow.starts[start], inspect });
  const takenBy = (happen: () => void): string[] => {
    happen();
    const names = [...taken];
    taken.clear();
    return names;
  };
  // An unhandled rejection shows in the snapshot's status; without a listener it would end the process.
  actor.subscribe({ error: () => {} });
  // Creating the actor has already taken the initial transitions.
  const steps = [() => void actor.start(), ...events.map((event) => () => actor.send(event))];
  const all = steps.map(takenBy);
  actor.stop();
  return all;
}

/** Pending delays, derived from the effects of the steps; time passes only by waiting for one of them. */
class Timetable {
  readonly #due: ReadonlyMap<string, number>;
  readonly #now: number;

  constructor(due: ReadonlyMap<string, number> = new Map(), now = 0) {
    this.#due = due;
    this.#now = now;
  }

  after(effects: readonly Effect[]): Timetable {
    const due = new Map(this.#due);
    for (const effect of effects) {
      if (effect.kind === 'cancels') due.delete(effect.event);
      if (effect.kind === 'schedules') {
        due.delete(effect.event);
        due.set(effect.event, this.#now + effect.milliseconds);
      }
    }
    return new Timetable(due, this.#now);
  }

  /** @returns the milliseconds until the event and what is due then, or undefined if another delay would elapse first */
  waitFor(event: string): { readonly wait: number; readonly later: Timetable } | undefined {
    const [first] = [...this.#due].toSorted(([, one], [, other]) => one - other);
    if (first?.[0] !== event) return undefined;
    const due = new Map(this.#due);
    due.delete(event);
    return { wait: first[1] - this.#now, later: new Timetable(due, first[1]) };
  }
}

/** An event caused by a delay of the machine. */
export const isDelay = ({ type }: AnyEventObject) => type.startsWith('xstate.after.');

/** A situation on the way, reached by an event, and what is due in it. */
interface Stop {
  readonly event: AnyEventObject | undefined;
  readonly wait: number | undefined;
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly Effect[];
  readonly timetable: Timetable;
}

function startOf(flow: Flow, start: string): Stop {
  const [snapshot, actions] = initialTransition(flow.machine, flow.starts[start]);
  const effects = effectsOf(actions);
  return { event: undefined, wait: undefined, snapshot, effects, timetable: new Timetable().after(effects) };
}

/** @returns undefined if another delay would elapse before this event */
function stopAfter(flow: Flow, { snapshot, timetable }: Stop, event: AnyEventObject): Stop | undefined {
  const delay = isDelay(event) ? timetable.waitFor(event.type) : { wait: undefined, later: timetable };
  if (delay === undefined) return undefined;
  const [next, actions] = transition(flow.machine, snapshot, event);
  const effects = effectsOf(actions);
  return { event, wait: delay.wait, snapshot: next, effects, timetable: delay.later.after(effects) };
}

/** Where the last events of a flow led: the next ones often begin with the same. */
const lastStops = new WeakMap<Flow, { readonly start: string; readonly stops: readonly Stop[] }>();

function stopsOf(flow: Flow, start: string, events: readonly AnyEventObject[]): Stop[] | undefined {
  const last = lastStops.get(flow);
  const known = last?.start === start ? last.stops : [startOf(flow, start)];
  const firstOther = events.findIndex((event, index) => known[index + 1]?.event !== event);
  const stops = known.slice(0, (firstOther === -1 ? events.length : firstOther) + 1);
  for (const event of events.slice(stops.length - 1)) {
    const before = stops.at(-1);
    const stop = before && stopAfter(flow, before, event);
    if (stop === undefined) return undefined;
    stops.push(stop);
  }
  lastStops.set(flow, { start, stops });
  return stops;
}

/**
 * Follows events through the machine's pure transition function.
 * @returns undefined if the events are impossible in time: of two pending delays, the longer would elapse first
 */
export function trace(flow: Flow, start: string, events: readonly AnyEventObject[]): Path | undefined {
  const [first, ...others] = stopsOf(flow, start, events) ?? [];
  if (first === undefined) return undefined;
  const taken = transitionsTaken(flow, start, events);
  const steps = others.flatMap(({ event, wait, snapshot, effects }, index): Step[] =>
    event === undefined ? [] : [{ event, wait, snapshot, effects, taken: taken[index + 1] ?? [] }],
  );
  return { start, initial: { snapshot: first.snapshot, effects: first.effects, taken: taken[0] ?? [] }, steps };
}
