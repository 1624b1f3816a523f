import { useEffect, useMemo, useRef } from 'react';

/**
 * Which of several is chosen, where the address follows a little later: keys already mean the chosen one. An address that
 * was still on its way when another was chosen changes nothing.
 */
export function useChosen(addressed: string | undefined) {
  const chosen = useRef(addressed);
  const address = useRef(addressed);
  const isAwaited = useRef(false);
  useEffect(() => {
    address.current = addressed;
    if (isAwaited.current && chosen.current !== addressed) return;
    chosen.current = addressed;
    isAwaited.current = false;
  }, [addressed]);
  return useMemo(
    () => ({
      id: () => chosen.current,
      choose(id: string) {
        chosen.current = id;
        isAwaited.current = id !== address.current;
      },
    }),
    [],
  );
}
