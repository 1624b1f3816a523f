import { isolated } from '#src/components/bidi.ts';
import { formatInstant } from '#src/components/format.ts';
import type { SessionActor, SessionSnapshot } from '#src/components/SessionProvider.tsx';
import { eraseExpired, eraseTextsOf, textsLeftIn, textsOfPerson } from '#src/storage/unsaved-texts.ts';
import { unsavedTexts as words } from '#src/texts/unsaved.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { idleDelay } from '../frame/useRest.ts';

/** How often a page that stays open looks for what has been kept too long, in milliseconds. */
const cleaningInterval = 60 * 60 * 1000;

// Storage that is blocked keeps nothing, so there is nothing to erase or to say either.
const ignoreBlockedStorage = () => undefined;

/** Follows the session for as long as the page lives: says what is kept of the person, and erases what is too old. */
export function followUnsavedTexts(session: SessionActor): void {
  announceKeptTexts(session);
  announceLeftTexts(session);
  const clean = () => void eraseExpired().catch(ignoreBlockedStorage);
  clean();
  setInterval(clean, cleaningInterval);
}

/** A deliberate sign-out in another tab erases everything a moment after it has ended the session. In milliseconds. */
const erasingTakes = 1500;

/** Says that what was typed is not gone when the session ends by itself. */
function announceKeptTexts(session: SessionActor): void {
  let userId = session.getSnapshot().context.account?.id;
  session.subscribe(({ context }) => {
    userId = context.account?.id ?? userId;
  });
  const announce = async () => {
    if (userId === undefined) return;
    const kept = await textsOfPerson(userId);
    const { title, description } = words.kept;
    if (kept.length > 0) toast.info(title, description);
  };
  const tell = () => {
    setTimeout(() => void announce().catch(ignoreBlockedStorage), erasingTakes);
  };
  session.on('session.ended', tell);
  session.on('session.failed', tell);
}

/** Once a person is in an organisation: names what pages that are gone have left there, wherever it was typed. */
function announceLeftTexts(session: SessionActor): void {
  let announced: string | undefined;
  const announce = async (userId: string, organisationId: string) => {
    const [newest, ...others] = await textsLeftIn({ userId, organisationId });
    if (newest === undefined) return;
    const { title, offered } = words.left;
    const more = others.length > 0 ? ` (+${others.length})` : '';
    toast.info(
      title,
      `${isolated(newest.label)}, ${formatInstant(new Date(newest.at).toISOString())}${more}. ${offered}`,
    );
  };
  const follow = (snapshot: SessionSnapshot) => {
    const { account, organisation, sessionId } = snapshot.context;
    if (account === null || organisation === null || !snapshot.matches({ signedIn: 'active' })) return;
    const entered = `${sessionId} ${organisation.id}`;
    if (entered === announced) return;
    announced = entered;
    // The form that the page opens with offers its own.
    setTimeout(() => void announce(account.id, organisation.id).catch(ignoreBlockedStorage), idleDelay);
  };
  session.subscribe(follow);
  follow(session.getSnapshot());
}

/** Erases what a person has typed and not saved, after they were told and have signed out. */
export function eraseUnsavedTexts(userId: string): Promise<void> {
  return eraseTextsOf(userId).catch(ignoreBlockedStorage);
}
