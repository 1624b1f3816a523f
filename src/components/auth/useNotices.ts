import { useEffect, useEffectEvent } from 'react';

interface Emitter<Notice extends { readonly type: string }> {
  on(type: '*', listener: (notice: Notice) => void): { unsubscribe(): void };
}

/** Hears what a machine has to tell, for as long as the screen is there. */
export function useNotices<Notice extends { readonly type: string }>(
  actor: Emitter<Notice>,
  listener: (notice: Notice) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor.on('*', (notice) => hear(notice));
    return () => subscription.unsubscribe();
  }, [actor]);
}
