import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

export interface Leaving {
  /** The person wants to leave and has unsaved changes. */
  readonly asked: boolean;
  /** The person leaves as soon as their changes are saved. */
  readonly waits: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

const parameterOf = (search: object, name: string): unknown => new Map(Object.entries(search)).get(name);

const nothing = () => {};

/**
 * Protects unsaved input: going to another record or screen, or closing the tab, requires confirmation. Someone who
 * leaves during a save goes once it succeeds, and stays if it fails. Sorting and paging beside the open record do not
 * count as leaving. The router owns the question, because it knows the destination.
 */
export function useLeaving(param: string, saving: boolean, hasUnsavedChanges: () => boolean): Leaving {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const staysHere =
        current.pathname === next.pathname &&
        [param, 'view'].every((name) => parameterOf(current.search, name) === parameterOf(next.search, name));
      return !staysHere && hasUnsavedChanges();
    },
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });
  const leave = proceed ?? nothing;
  const stay = reset ?? nothing;
  const endWaiting = useEffectEvent(() => (hasUnsavedChanges() ? stay() : leave()));
  useEffect(() => {
    if (!saving) endWaiting();
  }, [saving]);
  return { asked: status === 'blocked' && !saving, waits: status === 'blocked' && saving, leave, stay };
}
