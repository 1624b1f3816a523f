import {
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  type AdjacencyMap,
  type TraversalOptions,
} from 'xstate/graph';

import type { Flow, ModelSnapshot, Path } from './flow.ts';
import { trace } from './trace.ts';

const defaultLimit = 20_000;

/** Errors have no JSON of their own: two of them would be one. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Error ? [part.name, part.message] : part));

/** What tells two situations of a flow apart. */
export const situationKey = (flow: Flow, { value, context }: ModelSnapshot): string =>
  jsonOf([value, flow.contextKey(context)]);

/** Not sent from outside: the machine's own start and end, and what its parallel or final states raise. */
const isInternal = (type: string) =>
  type === '' || type === '*' || /^xstate\.(?:init|stop)$|^xstate\.done\.state\./.test(type);

/** Says of an event whether it can happen in a situation. */
export type MayHappen = (event: AnyEventObject, snapshot: ModelSnapshot) => boolean;

const everything: MayHappen = () => true;

/** Every event that may happen in a situation. @throws when the flow does not say what an actor may answer */
export function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot, mayHappen = everything): AnyEventObject[] {
  const types: string[] = ownEventDescriptors(snapshot).filter((type: string) => !isInternal(type));
  const events = types.flatMap((type) => {
    const cases: AnyEventObject[] = flow.cases.filter((event: AnyEventObject) => event.type === type);
    if (cases.length === 0 && /^xstate\.(?:done|error)\.actor\./.test(type))
      throw new Error(`The flow ${flow.name} has no case of ${type}`);
    return cases.length > 0 ? cases : [{ type }];
  });
  return events.filter((event) => mayHappen(event, snapshot));
}

/** How `xstate/graph` is to explore a flow from one of its starts. */
function traversalOf(
  flow: Flow,
  start: string,
  mayHappen: MayHappen,
): TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    input: flow.starts[start],
    limit: flow.limit ?? defaultLimit,
    serializeState: (snapshot) => situationKey(flow, snapshot),
    serializeEvent: jsonOf,
    events: (snapshot) => eventsIn(flow, snapshot, mayHappen),
    stopWhen: ({ status }) => status !== 'active',
  };
}

/**
 * The shortest way to every situation, and from there one step by every event that may happen: every edge of the graph,
 * where `getShortestPaths` alone would only visit its nodes. Steps are traced anew, because the graph's own carry a
 * representative of their node and not what this path produces.
 */
function edgesFrom(flow: Flow, start: string, mayHappen: MayHappen): Path[] {
  const options = traversalOf(flow, start, mayHappen);
  const machine: AnyStateMachine = flow.machine;
  const ways = new Map<string, AnyEventObject[]>();
  for (const { state, steps } of getShortestPaths(machine, options)) {
    const events: AnyEventObject[] = steps.map((step: { readonly event: AnyEventObject }) => step.event);
    ways.set(
      situationKey(flow, state),
      events.filter(({ type }) => type !== 'xstate.init'),
    );
  }
  const graph: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(machine, options);
  const edges = adjacencyMapToArray(graph).map(({ state, event }) => [
    ...(ways.get(situationKey(flow, state)) ?? []),
    event,
  ]);
  return edges.flatMap((events) => trace(flow, start, events) ?? []);
}

/**
 * A path for every edge of a flow, from each of its starts; the shortest path to the edge's source comes before it. A start
 * that leads nowhere is a path too.
 * @param mayHappen leaves events out, with what only they lead to
 */
export const everyEdge = (flow: Flow, mayHappen = everything): Path[] =>
  Object.keys(flow.starts).flatMap((start) => {
    const edges = edgesFrom(flow, start, mayHappen);
    return edges.length > 0 ? edges : (trace(flow, start, []) ?? []);
  });

/** The transitions that a path takes, with those of its start. */
export const takenBy = ({ initial, steps }: Path): string[] => [
  ...new Set([...initial.taken, ...steps.flatMap(({ taken }) => taken)]),
];

/**
 * The fewest paths, chosen greedily, that take every transition the given ones take: for the browser, where a path
 * costs seconds. A longer path is preferred to a second one; of equal ones the shorter.
 */
export function greedyCover(paths: readonly Path[]): Path[] {
  const pool = paths.map((path) => ({ path, taken: takenBy(path) }));
  const left = new Set(pool.flatMap(({ taken }) => taken));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const gains = pool.map(({ path, taken }) => ({ path, taken, gain: taken.filter((name) => left.has(name)).length }));
    const [best] = gains.toSorted(
      (one, other) => other.gain - one.gain || one.path.steps.length - other.path.steps.length,
    );
    if (best === undefined) break;
    chosen.push(best.path);
    for (const name of best.taken) left.delete(name);
  }
  return chosen;
}
