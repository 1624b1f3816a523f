import type { IdentityClient } from '../support/identity-client.ts';
import { answerWith, identityOutcome, type ActorAnswer } from './outcomes.ts';

/** The path says that this browser has a session already. */
export const isSessionThere = (answer: ActorAnswer): boolean =>
  answer.kind === 'refuses' && answer.failure.code === 'session_exists';

/** The path says that the attempt is complete. */
export function beginsSession(answer: ActorAnswer): boolean {
  const { sessionId = null }: { sessionId?: string | null } = Object(
    answer.kind === 'answers' ? answer.output : undefined,
  );
  return sessionId !== null;
}

/** A sign-in or sign-up that is complete at once, with the session of a client: Attest's own identity always asks more. */
export const completed = (object: 'sign_in_attempt' | 'sign_up_attempt', client: IdentityClient) =>
  answerWith(200, {
    response: { object, id: 'attempt', status: 'complete', created_session_id: client.sessions[0]?.id },
    client,
  });

/** A sign-up that lacks something, as the path says. */
export const incompleteSignUp = (missing: readonly string[], unverified: readonly string[] = []) =>
  answerWith(200, {
    response: {
      object: 'sign_up_attempt',
      id: 'attempt',
      status: 'missing_requirements',
      missing_fields: missing,
      unverified_fields: unverified,
      created_session_id: null,
    },
  });

/** The first request of `activateSession`. */
export const activation = {
  request: () => ({ method: 'POST', path: '/__clerk/v1/client/sessions/*/touch' }) as const,
  outcome: identityOutcome,
};

/** By this request the SDK learns who is there; screens before sign-in begin with what it was told. */
export const firstRequest = { method: 'GET', path: '/__clerk/v1/client' } as const;
