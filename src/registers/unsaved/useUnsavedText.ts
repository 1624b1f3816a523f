import { useState, useSyncExternalStore } from 'react';

import { useSessionActor } from '#src/components/SessionProvider.tsx';

import { createKeeper, type KeptForm, type UnsavedTextActor } from './keeper.ts';

/**
 * Keeps what is typed in a form in this browser until it is saved, for the person who is signed in and the organisation
 * in which it was opened, however the page or the session ends.
 * @param form as it was opened: another record is another form
 * @returns the machine of the copy, for UnsavedNote; null before it is started and where nothing may be changed
 */
export function useUnsavedText(form: KeptForm): UnsavedTextActor | null {
  const session = useSessionActor();
  const [keeper] = useState(() => createKeeper(session, form));
  return useSyncExternalStore(keeper.subscribe, keeper.current, keeper.current);
}
