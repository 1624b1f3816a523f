import type { AnyEventObject } from 'xstate';

import type { Failure } from '#machines/failure.ts';

import { actorsAtWork, delaysRunning } from './at-work.ts';
import { endOf, refuses, type Flow, type Path } from './flow.ts';
import { leafStates } from './leaf-states.ts';
import { situationKey } from './paths.ts';
import { trace } from './trace.ts';
import { allStates } from './transition-table.ts';
import { eventInWords, situationInWords } from './words.ts';

const eventTypes = ({ machine }: Flow): string[] => [
  ...new Set(allStates(machine.root).flatMap((node) => [...node.transitions.keys()])),
];

/** What a flow says comes by itself, but its machine does not know. */
export const unheard = (flow: Flow): string[] => {
  const known = eventTypes(flow);
  return (flow.heard ?? []).filter((type) => !known.includes(type));
};

/** The events of a machine that a person brings about. */
function personsEvents(flow: Flow): AnyEventObject[] {
  const { cases, heard = [] } = flow;
  const own = eventTypes(flow).filter((type) => !type.startsWith('xstate.') && type !== '' && !heard.includes(type));
  return own.flatMap((type) => {
    const given: AnyEventObject[] = cases.filter((event: AnyEventObject) => event.type === type);
    return given.length > 0 ? given : [{ type }];
  });
}

const eventsOf = ({ steps }: Path): AnyEventObject[] => steps.map(({ event }) => event);

/** The path with one event more. */
const followedBy = (flow: Flow, path: Path, event: AnyEventObject): Path | undefined =>
  trace(flow, path.start, [...eventsOf(path), event]);

/** Whether the person can do something, or need only wait, where a path ends. */
export function hasWayOn(flow: Flow, path: Path): boolean {
  const { snapshot } = endOf(path);
  if (snapshot.status === 'done' || delaysRunning(path).length > 0) return true;
  return personsEvents(flow).some((event) => {
    const next = followedBy(flow, path, event);
    return next !== undefined && endOf(next).taken.length > 0;
  });
}

/** The states at a path's end of which the flow says that the way on is elsewhere. */
const statesElsewhere = ({ elsewhere = {} }: Flow, path: Path): string[] =>
  leafStates(endOf(path).snapshot.value).filter((leaf) => leaf in elsewhere);

/** The last step of a path, from where to where. */
function endInWords(path: Path): string {
  const before = path.steps.at(-2) ?? path.initial;
  const last = path.steps.at(-1);
  const happened = last === undefined ? path.start : eventInWords(last);
  return `${situationInWords(before.snapshot)} | ${happened} → ${situationInWords(endOf(path).snapshot)}`;
}

/** A path to every situation of a flow, told apart as the exploration does. */
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
  /** Where nobody and nothing goes on, in words. */
  readonly hangs: readonly string[];
  /** The states by which one is no hang, because the way on is elsewhere. */
  readonly elsewhere: readonly string[];
}

/** What becomes of refusals in a flow. */
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
   * Everything that is at work where a path ends is refused in every way; what then begins by itself is refused too, but
   * not in the ways that are special to it, because they can be brought about by what was done in between.
   */
  refuse(path: Path, met: readonly string[] = []): void {
    const working = actorsAtWork(this.#flow, path);
    const { value, context } = endOf(path).snapshot;
    // All of the context: what differs in any of it is no repetition.
    const here = JSON.stringify([value, context, working]);
    if (met.includes(here)) return void this.hangs.push(`goes round for ever: ${endInWords(path)}`);
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
    if (hasWayOn(this.#flow, path)) return;
    const states = statesElsewhere(this.#flow, path);
    for (const state of states) this.elsewhere.add(state);
    if (states.length > 0) return;
    if (actorsAtWork(this.#flow, path).length > 0) this.refuse(path, met);
    else this.hangs.push(`ends nowhere: ${endInWords(path)}`);
  }
}

/** Where a flow hangs when an actor at work is refused; everywhere it is looked at in every way. */
export function hangsOf(flow: Flow, situations: readonly Path[], failures: readonly Failure[]): Hangs {
  const refusals = new Refusals(flow, failures);
  for (const path of situations) refusals.refuse(path);
  return { hangs: [...new Set(refusals.hangs)], elsewhere: [...refusals.elsewhere] };
}
