import type { IdentityClient } from '../support/identity-client.ts';
import { answerWith, identityOutcome, type ActorAnswer } from './outcomes.ts';

/** Whether the browser already has a session on this path. */
export const isSessionThere = (answer: ActorAnswer): boolean =>
  answer.kind === 'refuses' && answer.failure.code === 'session_exists';

/** Whether the attempt is complete on this path. */
export function beginsSession(answer: ActorAnswer): boolean {
  const { sessionId = null }: { sessionId?: string | null } = Object(
    answer.kind === 'answers' ? answer.output : undefined,
  );
  return sessionId !== null;
}

/** A sign-in or sign-up that completes immediately with a client's session; Attest's own identity always requires more. */
export const completed = (object: 'sign_in_attempt' | 'sign_up_attempt', client: IdentityClient) =>
  answerWith(200, {
    response: { object, id: 'attempt', status: 'complete', created_session_id: client.sessions[0]?.id },
    client,
  });

/** A sign-up with missing information on this path. */
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

/** The request with which the SDK loads the client; screens before sign-in start from its response. */
export const firstRequest = { method: 'GET', path: '/__clerk/v1/client' } as const;
