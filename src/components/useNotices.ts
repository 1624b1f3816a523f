import { useEffect, useEffectEvent } from 'react';

interface Emitter<Notice extends { readonly type: string }> {
  on(type: '*', listener: (notice: Notice) => void): { unsubscribe(): void };
}

/** Subscribes to a machine's notices while the screen is mounted. */
export function useNotices<Notice extends { readonly type: string }>(
  actor: Emitter<Notice>,
  listener: (notice: Notice) => void,
): void {
  const onNotice = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor.on('*', (notice) => onNotice(notice));
    return () => subscription.unsubscribe();
  }, [actor]);
}
