import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

interface Leaving {
  /** The person wants to go, and has something to lose. */
  readonly asked: boolean;
  /** The person wants to go once their changes are saved. */
  readonly waits: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

const parameterOf = (search: object, name: string): unknown => new Map(Object.entries(search)).get(name);

const nothing = () => {};

/**
 * Keeps a person from losing what they typed: to another record, another screen or out of the tab they go only once they
 * have said so. A person who leaves while their changes are being saved goes once that succeeded, and stays if it failed.
 * Sorting and paging beside the open record is not leaving it. The router owns the question, being the one who knows where
 * to.
 */
export function useLeaving(param: string, saving: boolean, hasSomethingToLose: () => boolean): Leaving {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const staysHere =
        current.pathname === next.pathname &&
        [param, 'view'].every((name) => parameterOf(current.search, name) === parameterOf(next.search, name));
      return !staysHere && hasSomethingToLose();
    },
    enableBeforeUnload: hasSomethingToLose,
    withResolver: true,
  });
  const leave = proceed ?? nothing;
  const stay = reset ?? nothing;
  const endWaiting = useEffectEvent(() => (hasSomethingToLose() ? stay() : leave()));
  useEffect(() => {
    if (!saving) endWaiting();
  }, [saving]);
  return { asked: status === 'blocked' && !saving, waits: status === 'blocked' && saving, leave, stay };
}
