import type { AnyEventObject } from 'xstate';

import type { Failure } from '#machines/failure.ts';

import { endOf, refuses, type Flow, type Path } from './flow.ts';
import { leafStates } from './leaf-states.ts';
import { situationKey } from './paths.ts';
import { runningActors, pendingDelays } from './running.ts';
import { trace } from './trace.ts';
import { allStates } from './transition-table.ts';
import { eventInWords, situationInWords } from './words.ts';

const eventTypes = ({ machine }: Flow): string[] => [
  ...new Set(allStates(machine.root).flatMap((node) => [...node.transitions.keys()])),
];

/** External events declared by a flow that its machine does not handle. */
export const unknownExternalEvents = (flow: Flow): string[] => {
  const known = eventTypes(flow);
  return (flow.externalEvents ?? []).filter((type) => !known.includes(type));
};

/** The events of a machine that a user can trigger. */
function userEvents(flow: Flow): AnyEventObject[] {
  const { cases, externalEvents = [] } = flow;
  const own = eventTypes(flow).filter(
    (type) => !type.startsWith('xstate.') && type !== '' && !externalEvents.includes(type),
  );
  return own.flatMap((type) => {
    const given: AnyEventObject[] = cases.filter((event: AnyEventObject) => event.type === type);
    return given.length > 0 ? given : [{ type }];
  });
}

const eventsOf = ({ steps }: Path): AnyEventObject[] => steps.map(({ event }) => event);

/** The path extended by one event. */
const followedBy = (flow: Flow, path: Path, event: AnyEventObject): Path | undefined =>
  trace(flow, path.start, [...eventsOf(path), event]);

/** Whether the user can act, or only needs to wait, at the end of a path. */
export function canContinue(flow: Flow, path: Path): boolean {
  const { snapshot } = endOf(path);
  if (snapshot.status === 'done' || pendingDelays(path).length > 0) return true;
  return userEvents(flow).some((event) => {
    const next = followedBy(flow, path, event);
    return next !== undefined && endOf(next).taken.length > 0;
  });
}

/** The states at a path's end that the flow lists as `elsewhere`. */
const statesElsewhere = ({ elsewhere = {} }: Flow, path: Path): string[] =>
  leafStates(endOf(path).snapshot.value).filter((leaf) => leaf in elsewhere);

/** The last step of a path, with source and target. */
function endInWords(path: Path): string {
  const before = path.steps.at(-2) ?? path.initial;
  const last = path.steps.at(-1);
  const happened = last === undefined ? path.start : eventInWords(last);
  return `${situationInWords(before.snapshot)} | ${happened} → ${situationInWords(endOf(path).snapshot)}`;
}

/** A path to every situation of a flow, distinguished by the exploration's key. */
export function everySituation(flow: Flow, edges: readonly Path[]): Path[] {
  const found = new Map<string, Path>();
  const starts = Object.keys(flow.starts).flatMap((start) => trace(flow, start, []) ?? []);
  for (const path of [...starts, ...edges]) {
    const key = situationKey(flow, endOf(path).snapshot);
    const known = found.get(key);
    if (known === undefined || path.steps.length < known.steps.length) found.set(key, path);
  }
  return [...found.values()];
}

export interface Hangs {
  /** Descriptions of the situations that hang. */
  readonly hangs: readonly string[];
  /** The states that prevent a hang because another machine continues. */
  readonly elsewhere: readonly string[];
}

/** The consequences of rejections in a flow. */
class Refusals {
  readonly #flow: Flow;
  readonly #failures: readonly Failure[];
  readonly hangs: string[] = [];
  readonly elsewhere = new Set<string>();

  constructor(flow: Flow, failures: readonly Failure[]) {
    this.#flow = flow;
    this.#failures = failures;
  }

  /**
   * Rejects every actor running at the end of a path in every way. Actors that start as a result are rejected too, but
   * not with their specific cases, because intermediate actions may be required for those.
   */
  refuse(path: Path, met: readonly string[] = []): void {
    const working = runningActors(this.#flow, path);
    const { value, context } = endOf(path).snapshot;
    // The complete context: any difference means that this is not a repetition.
    const here = JSON.stringify([value, context, working]);
    if (met.includes(here)) return void this.hangs.push(`loops endlessly: ${endInWords(path)}`);
    for (const id of working) {
      for (const event of this.#refusalsOf(id, met.length === 0)) {
        const next = followedBy(this.#flow, path, event);
        if (next !== undefined) this.#lookAt(next, [...met, here]);
      }
    }
  }

  #refusalsOf(id: string, first: boolean): AnyEventObject[] {
    const own: AnyEventObject[] = this.#flow.cases.filter(
      ({ type }: AnyEventObject) => type === `xstate.error.actor.${id}`,
    );
    return [...refuses(id, ...this.#failures), ...(first ? own : [])];
  }

  #lookAt(path: Path, met: readonly string[]): void {
    const { snapshot } = endOf(path);
    if (snapshot.status === 'error') return void this.hangs.push(`is not handled: ${endInWords(path)}`);
    if (canContinue(this.#flow, path)) return;
    const states = statesElsewhere(this.#flow, path);
    for (const state of states) this.elsewhere.add(state);
    if (states.length > 0) return;
    if (runningActors(this.#flow, path).length > 0) this.refuse(path, met);
    else this.hangs.push(`stuck: ${endInWords(path)}`);
  }
}

/** Finds where a flow hangs if a running actor is rejected, in every situation and every way. */
export function findHangs(flow: Flow, situations: readonly Path[], failures: readonly Failure[]): Hangs {
  const refusals = new Refusals(flow, failures);
  for (const path of situations) refusals.refuse(path);
  return { hangs: [...new Set(refusals.hangs)], elsewhere: [...refusals.elsewhere] };
}
