import { useBlocker } from '@tanstack/react-router';

interface Leaving {
  /** The person wants to go, and has something to lose. */
  readonly asked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

const parameterOf = (search: object, name: string): unknown => new Map(Object.entries(search)).get(name);

const nothing = () => {};

/**
 * Keeps a person from losing what they typed: to another record, another screen or out of the tab they go only once they
 * have said so. Sorting and paging beside the open record is not leaving it. The router owns the question, being the one
 * who knows where to.
 */
export function useLeaving(param: string, hasSomethingToLose: () => boolean): Leaving {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const staysHere =
        current.pathname === next.pathname && parameterOf(current.search, param) === parameterOf(next.search, param);
      return !staysHere && hasSomethingToLose();
    },
    enableBeforeUnload: hasSomethingToLose,
    withResolver: true,
  });
  return { asked: status === 'blocked', leave: proceed ?? nothing, stay: reset ?? nothing };
}
