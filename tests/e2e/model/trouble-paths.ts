import { initialTransition, transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';

import { effectsOf } from '#tests/model/effects.ts';
import { refuses, type Effect, type Flow, type ModelSnapshot, type Path } from '#tests/model/flow.ts';
import { leafStates } from '#tests/model/leaf-states.ts';
import { eventsIn, situationKey } from '#tests/model/paths.ts';
import { slotOf } from '#tests/model/running.ts';
import { trace } from '#tests/model/trace.ts';
import { allStates } from '#tests/model/transition-table.ts';

import type { Place, Trouble } from './browser-flow.ts';
import { troublesOf, type TroubledRequest } from './trouble-kinds.ts';

/** The input for trouble paths: a browser flow without its screen. */
interface Troubled {
  readonly flow: Flow;
  readonly troubles?: Readonly<Record<string, Trouble>>;
  canStart?(start: string): boolean;
  isPossible?(event: AnyEventObject, before: Place<object>): boolean;
}

/** A partially built path. */
interface Way {
  readonly start: string;
  readonly events: readonly AnyEventObject[];
  readonly snapshot: AnyMachineSnapshot;
  /** The effects of the last event, or of the start. */
  readonly effects: readonly Effect[];
}

type Ids = ReadonlySet<string>;

const isRefusal = ({ type }: AnyEventObject) => type.startsWith('xstate.error.');

const startedOf = ({ effects }: Way, ids: Ids): string | undefined =>
  effects.flatMap((effect) => (effect.kind === 'starts' && ids.has(effect.actor) ? [effect.actor] : []))[0];

function begin({ machine, starts }: Flow, start: string): Way {
  const [snapshot, actions] = initialTransition(machine, starts[start]);
  return { start, events: [], snapshot, effects: effectsOf(actions) };
}

function after({ machine }: Flow, way: Way, event: AnyEventObject): Way {
  const [snapshot, actions] = transition(machine, way.snapshot, event);
  return { start: way.start, events: [...way.events, event], snapshot, effects: effectsOf(actions) };
}

/** The events possible at the current point, from the user or the server; never an error. */
function stepsFrom(browser: Troubled, way: Way): Way[] {
  const { flow } = browser;
  if (way.snapshot.status !== 'active') return [];
  const { value, context }: ModelSnapshot = way.snapshot;
  const place = { earlier: way.events, states: leafStates(value), context };
  const events = eventsIn(flow, way.snapshot).filter((event) => !isRefusal(event));
  return events.filter((event) => browser.isPossible?.(event, place) ?? true).map((event) => after(flow, way, event));
}

/** The shortest continuation on which one of these actors starts. */
function toWork(browser: Troubled, from: readonly Way[], ids: Ids): Way | undefined {
  const met = new Set<string>();
  let reached = from;
  while (reached.length > 0) {
    const found = reached.find((way) => startedOf(way, ids) !== undefined);
    if (found !== undefined) return found;
    reached = reached.flatMap((way) => {
      const key = situationKey(browser.flow, way.snapshot);
      if (met.has(key)) return [];
      met.add(key);
      return stepsFrom(browser, way);
    });
  }
  return undefined;
}

const refusedBy = ({ flow }: Troubled, way: Way, id: string, { failure }: TroubledRequest): Way[] =>
  refuses(id, failure).map((event) => after(flow, way, event));

/** Makes a running actor fail, and leads the user back to it. */
function throughTrouble(browser: Troubled, way: Way, id: string, trouble: TroubledRequest): Way {
  const [refused = way] = refusedBy(browser, way, id, trouble);
  return toWork(browser, [refused], new Set([id])) ?? refused;
}

function troublesWith(trouble: Trouble | undefined): readonly TroubledRequest[] {
  if (typeof trouble === 'string') return troublesOf[trouble];
  if (trouble === undefined || 'exempt' in trouble) return [];
  return troublesOf[trouble.port].filter(({ outcome }) => outcome.do !== 'wait');
}

/**
 * The actors of a flow that send requests, by invoke id, each with one kind of trouble in rotation. That every kind
 * becomes a failure is tested for the ports (`api-client.test`, `identity-port.test`), and that no failure hangs a
 * machine is tested headless (`trouble.test`).
 */
function troubledActors({ flow, troubles = {} }: Troubled): Map<string, TroubledRequest> {
  const ids = new Set(allStates(flow.machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  return new Map(
    [...ids].flatMap((id, index) => {
      const all = troublesWith(troubles[slotOf(flow, id)]);
      // Flows start with different kinds, because most have only one such actor.
      const met = all[(flow.name.length + index) % all.length];
      return met === undefined ? [] : [[id, met] as const];
    }),
  );
}

/** Continues to the success of the running actor, and from there to the next of these actors, if any. */
function pastSuccess(browser: Troubled, way: Way, id: string, left: Ids): Way {
  const successes = stepsFrom(browser, way).filter(({ events }) => events.at(-1)?.type === `xstate.done.actor.${id}`);
  return toWork(browser, successes, left) ?? successes[0] ?? way;
}

/**
 * The fewest paths, found greedily, on which every requesting actor of a flow first fails and then succeeds. One path
 * covers as many actors as possible. If an error ends the flow, the path ends with it.
 */
export function troublePaths(browser: Troubled): Path[] {
  const actors = troubledActors(browser);
  const left = new Set(actors.keys());
  const begins = Object.keys(browser.flow.starts).filter((start) => browser.canStart?.(start) ?? true);
  const paths: Path[] = [];
  while (left.size > 0) {
    let way = toWork(
      browser,
      begins.map((start) => begin(browser.flow, start)),
      left,
    );
    if (way === undefined) throw new Error(`No path reaches ${[...left].join(', ')}`);
    for (let id = startedOf(way, left); id !== undefined; id = startedOf(way, left)) {
      left.delete(id);
      const trouble = actors.get(id);
      const through: Way = trouble === undefined ? way : throughTrouble(browser, way, id, trouble);
      way = isRefusal(through.events.at(-1) ?? { type: '' }) ? through : pastSuccess(browser, through, id, left);
    }
    const path = trace(browser.flow, way.start, way.events);
    if (path === undefined) throw new Error(`No clock brings about the troubles of ${browser.flow.name}`);
    paths.push(path);
  }
  return paths;
}
