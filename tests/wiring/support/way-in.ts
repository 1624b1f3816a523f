import { authActors } from '#src/actors/auth-actors.ts';
import { IdentityError } from '#src/identity/identity-error.ts';

import { testApp } from './app.tsx';
import { fakeIdentity } from './fake-identity.ts';

/** A step that ends a flow with a session. */
export const complete = { status: 'complete', sessionId: 'sess_1' };

/** A provider method that rejects. */
export const refusing = (code: string) => async () => {
  throw new IdentityError(code);
};

/** The message shown for the code `user_locked`. */
export const locked = 'This account is locked after too many attempts. Try again later.';

export const welcome = (description: string) => ({ tone: 'success', title: 'Welcome to Quayside!', description });

export const danger = (title: string, description?: string) => ({ tone: 'danger', title, description });

/** A pre-sign-in screen with a fake provider controlled by the test. */
export function startScreen(path = '/here') {
  const ports = fakeIdentity();
  return { app: testApp({ path }), actors: authActors(ports.connection), ...ports };
}
