import type { AnyActorRef } from 'xstate';

import type { Effect } from './flow.ts';

/** An action as XState's pure transition function lists it. */
interface ListedAction {
  readonly type: string;
  readonly params: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isActor = (value: unknown): value is AnyActorRef => isObject(value) && 'id' in value && 'send' in value;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An event that the machine sends to itself; only a delayed one is visible from outside. */
function scheduled(params: Readonly<Record<string, unknown>>): Effect[] {
  const { event, delay } = params;
  if (typeof delay !== 'number' || !isObject(event)) return [];
  return [{ kind: 'schedules', event: text(event['type']), milliseconds: delay }];
}

/** The side effects of a step's actions, in order; `assign` and similar actions are not listed. */
export function effectsOf(actions: readonly ListedAction[]): Effect[] {
  return actions.flatMap(({ type, params }): Effect[] => {
    const given = isObject(params) ? params : {};
    switch (type) {
      case 'xstate.spawnChild':
        return [{ kind: 'starts', actor: text(given['id']), input: given['input'] }];
      case 'xstate.stopChild':
        return isActor(params) ? [{ kind: 'stops', actor: params.id }] : [];
      case 'xstate.raise':
        return scheduled(given);
      case 'xstate.cancel':
        return [{ kind: 'cancels', event: text(given['sendId']) }];
      case 'xstate.emit':
        return [{ kind: 'emits', event: given['event'] }];
      default:
        return [{ kind: 'does', action: type, params }];
    }
  });
}
