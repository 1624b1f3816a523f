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
import { leafStates } from './leaf-states.ts';
import { trace } from './trace.ts';

const defaultLimit = 20_000;

/** Errors serialise to empty JSON, so two of them would be equal. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Error ? [part.name, part.message] : part));

/** The key that distinguishes situations of a flow. */
export const situationKey = (flow: Flow, { value, context }: ModelSnapshot): string =>
  jsonOf([value, flow.contextKey(context)]);

/** Not sent from outside: the machine's start and end, and events raised by parallel or final states. */
const isInternal = (type: string) =>
  type === '' || type === '*' || /^xstate\.(?:init|stop)$|^xstate\.done\.state\./.test(type);

/** Decides whether an event can happen in a situation. */
export type MayHappen = (event: AnyEventObject, snapshot: ModelSnapshot) => boolean;

const everything: MayHappen = () => true;

/** Every event that may happen in a situation. @throws if the flow does not list the results of an actor */
export function eventsIn(flow: Flow, snapshot: AnyMachineSnapshot, mayHappen = everything): AnyEventObject[] {
  const types: string[] = ownEventDescriptors(snapshot).filter((type: string) => !isInternal(type));
  const events = types.flatMap((type) => {
    const cases: AnyEventObject[] = flow.cases.filter((event: AnyEventObject) => event.type === type);
    if (cases.length === 0 && /^xstate\.(?:done|error)\.actor\./.test(type))
      throw new Error(`The flow ${flow.name} has no case of ${type}`);
    return cases.length > 0 ? cases : [{ type }];
  });
  const isPossible = (event: AnyEventObject) => flow.isPossible?.(event, snapshot.context) ?? true;
  return events.filter((event) => isPossible(event) && mayHappen(event, snapshot));
}

/** Options for `xstate/graph` to explore a flow from one of its starts. */
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
 * The shortest path to every situation, extended by one step for every possible event. This covers every edge of the
 * graph, whereas `getShortestPaths` only visits its nodes. Steps are traced again because those of the graph carry a
 * representative of their node rather than the snapshot of this path.
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
 * One path per edge of a flow from each of its starts: the shortest path to the edge's source, then the edge. A start
 * without transitions is a path too.
 * @param mayHappen excludes events, with everything reachable only through them
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

/** What a user meets on a path: the states of the screen, and the actions that are not an actor's or a timer's. */
export const metOn = ({ initial, steps }: Path): string[] => {
  const states = [initial, ...steps].flatMap(({ snapshot }) => leafStates(snapshot.value));
  const actions = steps.map(({ event }) => event.type).filter((type) => !type.startsWith('xstate.'));
  return [...new Set([...states.map((state) => `in ${state}`), ...actions.map((type) => `on ${type}`)])];
};

/**
 * A greedy cover: few paths that take every transition of the given ones. One longer path is preferred to two; among equal
 * ones the shorter wins.
 * @param extend continues each chosen path in order to take some of the transitions that are left
 * @param namesOf what is to be covered instead of the transitions
 */
export function greedyCover(
  paths: readonly Path[],
  extend: (path: Path, left: ReadonlySet<string>) => Path = (path) => path,
  namesOf: (path: Path) => string[] = takenBy,
): Path[] {
  const pool = paths.map((path) => ({ path, taken: namesOf(path) }));
  const left = new Set(pool.flatMap(({ taken }) => taken));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const gains = pool.map(({ path, taken }) => ({ path, gain: taken.filter((name) => left.has(name)).length }));
    const [best] = gains.toSorted(
      (one, other) => other.gain - one.gain || one.path.steps.length - other.path.steps.length,
    );
    if (best === undefined) break;
    for (const name of namesOf(best.path)) left.delete(name);
    const path = extend(best.path, left);
    for (const name of namesOf(path)) left.delete(name);
    chosen.push(path);
  }
  return chosen;
}
