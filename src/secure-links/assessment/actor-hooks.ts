import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type SnapshotFrom } from 'xstate';

/*
 * What @xstate/react does, without its support for older versions of React: this page has many bytes of its own
 * (docs/decisions/081-page-of-an-assessment.md).
 */

/** An actor with the state that the server rendered: a part of the page may be taken over after it has changed. */
export type PageActor<Machine extends AnyStateMachine> = Actor<Machine> & {
  readonly getFirst: () => SnapshotFrom<Machine>;
};

/** An actor that runs while the component is there; on the server it only has its first state. */
export function useActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): PageActor<Machine> {
  const [actor] = useState(() => {
    const created = createActor<Machine>(machine, { input });
    const first = created.getSnapshot();
    return Object.assign(created, { getFirst: () => first });
  });
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return actor;
}

export interface Subscription {
  readonly unsubscribe: () => void;
}

export interface Readable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly getFirst: () => Snapshot;
  readonly subscribe: (listener: () => void) => Subscription;
}

/** A part of an actor's state. The component renders again only when the part is another. */
export function useSelected<Snapshot, Part>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ readonly part: Part } | null>(null);
  // What was rendered first is kept, too: as another object, it would be rendered again.
  const keep = (part: Part) => {
    if (last.current === null || !isSame(last.current.part, part)) last.current = { part };
    return last.current.part;
  };
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => keep(select(actor.getSnapshot())),
    () => keep(select(actor.getFirst())),
  );
}
