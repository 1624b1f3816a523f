import {
  createActor,
  fromCallback,
  fromPromise,
  initialTransition,
  transition,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';

import { effectsOf } from './effects.ts';
import type { Effect, Flow, Path, Step } from './flow.ts';
import { recordTransitions } from './transition-table.ts';

const silent = fromPromise(() => new Promise<never>(() => {}));
const idle = fromCallback(() => {});

/** The machine with a fake actor in every slot, so that every event comes from the test. */
export function withActors(flow: Flow, logicOf: (slot: string) => AnyActorLogic): AnyStateMachine {
  const slots = Object.keys(flow.machine.implementations.actors);
  const watchers = new Set(flow.watchers);
  const actors = Object.fromEntries(slots.map((slot) => [slot, watchers.has(slot) ? idle : logicOf(slot)]));
  return flow.machine.provide({ actors });
}

/** The transitions of the start and of each event; only a running actor reports eventless ones. */
function transitionsTaken(flow: Flow, start: string, events: readonly AnyEventObject[]): string[][] {
  const { taken, inspect } = recordTransitions();
  const effects = Object.fromEntries((flow.effects ?? []).map((name) => [name, () => {}]));
  const machine = withActors(flow, () => silent).provide({ actions: effects });
  const actor = createActor(machine, { input: flow.starts[start], inspect });
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
function createTimetable() {
  const due = new Map<string, number>();
  let now = 0;
  return {
    note(effects: readonly Effect[]): void {
      for (const effect of effects) {
        if (effect.kind === 'cancels') due.delete(effect.event);
        if (effect.kind === 'schedules') {
          due.delete(effect.event);
          due.set(effect.event, now + effect.milliseconds);
        }
      }
    },
    /** @returns the milliseconds until the event, or undefined if another delay would elapse first */
    waitFor(event: string): number | undefined {
      const [first] = [...due].toSorted(([, one], [, other]) => one - other);
      if (first?.[0] !== event) return undefined;
      const wait = first[1] - now;
      due.delete(event);
      now = first[1];
      return wait;
    },
  };
}

/** An event caused by a delay of the machine. */
export const isDelay = ({ type }: AnyEventObject) => type.startsWith('xstate.after.');

/**
 * Follows events through the machine's pure transition function.
 * @returns undefined if the events are impossible in time: of two pending delays, the longer would elapse first
 */
export function trace(flow: Flow, start: string, events: readonly AnyEventObject[]): Path | undefined {
  const timetable = createTimetable();
  const taken = transitionsTaken(flow, start, events);
  const [first, firstActions] = initialTransition(flow.machine, flow.starts[start]);
  const initial = { snapshot: first, effects: effectsOf(firstActions), taken: taken[0] ?? [] };
  timetable.note(initial.effects);
  const steps: Step[] = [];
  let snapshot = first;
  for (const [index, event] of events.entries()) {
    const wait = isDelay(event) ? timetable.waitFor(event.type) : undefined;
    if (isDelay(event) && wait === undefined) return undefined;
    const [next, actions] = transition(flow.machine, snapshot, event);
    const effects = effectsOf(actions);
    timetable.note(effects);
    steps.push({ event, wait, snapshot: next, effects, taken: taken[index + 1] ?? [] });
    snapshot = next;
  }
  return { start, initial, steps };
}
