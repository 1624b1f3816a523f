import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';

import type { Flow, Path } from './flow.ts';
import { eventsIn, type MayHappen, situationKey } from './paths.ts';
import { trace } from './trace.ts';

/** Steps between two transitions that are left: further ones are cheaper to reach on another path. */
const mostDetour = 4;

/** Limits on a tour, so that it remains readable. */
interface TourOptions {
  readonly mostSteps: number;
  /** Excludes events, with everything reachable only through them. */
  readonly mayHappen: MayHappen;
  /** Excludes paths as a whole. */
  readonly isWalkable: (path: Path) => boolean;
}

/**
 * Extends a path of a flow, always by the shortest continuation that takes a transition which is left, as long as there
 * is one.
 */
export function extendPath(flow: Flow, path: Path, left: ReadonlySet<string>, options: TourOptions): Path {
  const remaining = new Set(left);
  let tour = path;
  for (;;) {
    const longer = continuation(flow, tour, remaining, options);
    if (longer === undefined) return tour;
    tour = longer;
    for (const name of longer.steps.flatMap(({ taken }) => taken)) remaining.delete(name);
  }
}

/** A continuation under consideration. */
interface Branch {
  readonly snapshot: AnyMachineSnapshot;
  readonly events: readonly AnyEventObject[];
}

function continuation(
  flow: Flow,
  path: Path,
  left: ReadonlySet<string>,
  { mostSteps, mayHappen, isWalkable }: TourOptions,
): Path | undefined {
  if (left.size === 0) return undefined;
  const before = path.steps.map(({ event }) => event);
  const visited = new Set<string>();
  let branches: Branch[] = [{ snapshot: snapshotAfter(flow, path), events: [] }].filter(
    ({ snapshot }) => snapshot.status === 'active',
  );
  for (let depth = 1; depth <= Math.min(mostDetour, mostSteps - before.length); depth += 1) {
    const next: Branch[] = [];
    for (const branch of branches) {
      for (const event of eventsIn(flow, branch.snapshot, mayHappen)) {
        const events = [...branch.events, event];
        const longer = trace(flow, path.start, [...before, ...events]);
        if (longer === undefined || !isWalkable(longer)) continue;
        if (longer.steps.at(-1)?.taken.some((name) => left.has(name))) return longer;
        const [snapshot] = transition(flow.machine, branch.snapshot, event);
        const key = situationKey(flow, snapshot);
        if (!visited.has(key) && snapshot.status === 'active') next.push({ snapshot, events });
        visited.add(key);
      }
    }
    branches = next;
  }
  return undefined;
}

/** The machine's own snapshot at the end of a path, which carries what `transition` needs. */
function snapshotAfter(flow: Flow, { start, steps }: Path): AnyMachineSnapshot {
  const [initial] = initialTransition(flow.machine, flow.starts[start]);
  return steps.reduce<AnyMachineSnapshot>(
    (snapshot, { event }) => transition(flow.machine, snapshot, event)[0],
    initial,
  );
}
