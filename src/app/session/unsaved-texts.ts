import type { SessionActor } from '#src/components/SessionProvider.tsx';
import { eraseExpired, eraseTextsOf, textsOfPerson } from '#src/storage/unsaved-texts.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { idleDelay } from '../frame/useRest.ts';

/** How often a page that stays open looks for what has been kept too long, in milliseconds. */
const cleaningInterval = 60 * 60 * 1000;

// Storage that is blocked keeps nothing, so there is nothing to erase or to say either.
const ignoreBlockedStorage = () => undefined;

/** Erases what was kept for 7 days in this browser, in every page of the app. */
export function startCleaning(): void {
  const clean = () => void eraseExpired().catch(ignoreBlockedStorage);
  setTimeout(clean, idleDelay);
  setInterval(clean, cleaningInterval);
}

/** A deliberate sign-out in another tab erases everything a moment after it has ended the session. In milliseconds. */
const erasingTakes = 1500;

/** Says that what was typed is not gone when the session ends by itself. */
export function announceKeptTexts(session: SessionActor): void {
  let userId: string | undefined;
  session.subscribe(({ context }) => {
    userId = context.account?.id ?? userId;
  });
  const announce = async () => {
    if (userId === undefined) return;
    const kept = await textsOfPerson(userId);
    const { title, description } = texts.session.kept;
    if (kept.length > 0) toast.info(title, description);
  };
  const tell = () => {
    setTimeout(() => void announce().catch(ignoreBlockedStorage), erasingTakes);
  };
  session.on('session.ended', tell);
  session.on('session.failed', tell);
}

/** Erases what a person has typed and not saved, after they were told and have signed out. */
export const eraseUnsavedTexts = (userId: string): Promise<void> => eraseTextsOf(userId).catch(ignoreBlockedStorage);
