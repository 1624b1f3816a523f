import { createActor, type ActorRefFrom } from 'xstate';

import { signOutMachine } from '#machines/sign-out/sign-out.machine.ts';
import { endSession } from '#src/actors/end-session.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';
import type { Identity } from '#src/identity/identity.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { eraseUnsavedTexts } from './unsaved-texts.ts';

export type SignOutActor = ActorRefFrom<typeof signOutMachine>;

/** Starts the sign-out flow. It outlives the shell, which unmounts on sign-out, and notifies the session. */
export function startSignOut(identity: Identity, session: SessionActor): SignOutActor {
  const signOut = createActor(signOutMachine.provide({ actors: { endSession: endSession(identity) } }));
  const { done, failed } = texts.signOut;
  // Once signed out, the session no longer says who it was.
  let userId: string | undefined;
  signOut.on('signOut.started', () => {
    userId = session.getSnapshot().context.account?.id;
    session.send({ type: 'signOut.started' });
  });
  signOut.on('signOut.done', () => {
    toast.success(done.title, done.description);
    if (userId !== undefined) void eraseUnsavedTexts(userId);
  });
  signOut.on('signOut.failed', ({ failure }) => {
    session.send({ type: 'signOut.failed' });
    toast.error(failed.title, failureText(failure, failed.description));
  });
  return signOut.start();
}
