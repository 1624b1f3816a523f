import type { Flow, Path } from './flow.ts';
import { isDelay } from './trace.ts';
import { allStates, nameOf } from './transition-table.ts';

/** Ids of the invoked actors still running at the end of a path; watchers never resolve and are excluded. */
export function runningActors(flow: Flow, { initial, steps }: Path): string[] {
  const working = new Set<string>();
  for (const { effects, event } of [{ ...initial, event: undefined }, ...steps]) {
    const [, answering] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event?.type ?? '') ?? [];
    if (answering !== undefined) working.delete(answering);
    for (const effect of effects) {
      if (effect.kind === 'stops') working.delete(effect.actor);
      if (effect.kind === 'starts') working.add(effect.actor);
    }
  }
  return [...working].filter((id) => !flow.watchers?.includes(id));
}

/** Delays still pending at the end of a path, in milliseconds from their start. */
export function pendingDelays(path: Path): number[] {
  const running = new Map<string, number>();
  for (const { effects, event } of [{ ...path.initial, event: undefined }, ...path.steps]) {
    if (event !== undefined && isDelay(event)) running.delete(event.type);
    for (const effect of effects) {
      if (effect.kind === 'cancels') running.delete(effect.event);
      if (effect.kind === 'schedules') running.set(effect.event, effect.milliseconds);
    }
  }
  return [...running.values()];
}

/** The slot that an invoked actor fills; a machine may invoke one slot by several ids. */
export function slotOf({ machine }: Flow, id: string): string {
  const invoked = allStates(machine.root).flatMap(({ invoke }) => invoke);
  const found = invoked.find((definition) => definition.id === id);
  return found === undefined ? id : nameOf(found.src);
}
