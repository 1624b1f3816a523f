import type { SessionActor } from '#src/components/SessionProvider.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { idleDelay } from '../frame/useRest.ts';

const load = () => importWithRetry(() => import('./follow-texts.ts'));

/** Follows what is kept of unsaved texts, once the page is idle: nothing that is shown waits for it. */
export function startFollowingTexts(session: SessionActor): void {
  setTimeout(() => void load().then(({ followUnsavedTexts }) => followUnsavedTexts(session)), idleDelay);
}

/** Erases what a person has typed and not saved, after they were told and have signed out. */
export async function eraseUnsavedTexts(userId: string): Promise<void> {
  const { eraseUnsavedTexts: erase } = await load();
  await erase(userId);
}
