import { isClerkAPIResponseError } from '@clerk/react/errors';
import type { LoadedClerk, SignInResource } from '@clerk/react/types';

/** What the identity provider refused, in its own code; machines branch on `code`. */
export class IdentityError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  readonly status: number | undefined;

  constructor(code: string, message: string, field?: string, status?: number) {
    super(message);
    this.code = code;
    this.field = field;
    this.status = status;
  }
}

export interface SignInStep {
  readonly status: string;
  readonly sessionId: string | null;
}

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!isClerkAPIResponseError(error)) {
    return new IdentityError('network_error', error instanceof Error ? error.message : 'Unexpected error');
  }
  const first = error.errors[0];
  const message = first?.longMessage ?? first?.message ?? error.message;
  const meta: { paramName?: unknown } | undefined = first?.meta;
  const field = meta?.paramName;
  return new IdentityError(
    first?.code ?? 'unknown',
    message,
    typeof field === 'string' ? field : undefined,
    error.status,
  );
}

export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toIdentityError(error);
  }
}

function stepOf(signIn: SignInResource): SignInStep {
  // Under browser automation a request that cannot be sent resolves, with nothing in it (identity-protocol.md, 6).
  if (signIn.id === undefined || signIn.status === null) throw new IdentityError('network_error', 'No answer came');
  return { status: signIn.status, sessionId: signIn.createdSessionId };
}

/**
 * The port that actors sign people in and out through. `clerk` is asked anew on every call: its sign-in and sign-up
 * objects are replaced whenever the client is updated.
 */
export const createIdentity = (clerk: () => LoadedClerk) => ({
  createSignIn: (identifier: string, password: string) =>
    guarded(async () => stepOf(await clerk().client.signIn.create({ identifier, password }))),

  attemptSecondFactor: (code: string) =>
    guarded(async () => stepOf(await clerk().client.signIn.attemptSecondFactor({ strategy: 'totp', code }))),

  /** Makes a session the active one; without an id, the one this browser has already (`session_exists`). */
  activate: (sessionId: string | null) =>
    guarded(async () => {
      const session = sessionId ?? clerk().client.signedInSessions[0]?.id;
      if (session === undefined) throw new IdentityError('no_session', 'There is no session to activate');
      await clerk().setActive({ session });
    }),

  /** The session's token; null when nobody is signed in. */
  token: (fresh = false) =>
    guarded(async () => (await clerk().session?.getToken(fresh ? { skipCache: true } : undefined)) ?? null),

  /** A token of another kind than the session's, by the name of its template. */
  templateToken: (template: string) =>
    guarded(async () => {
      const token = await clerk().session?.getToken({ template });
      if (!token) throw new IdentityError('no_session', 'There is no session to make a token of');
      return token;
    }),

  signOut: () => guarded(() => clerk().signOut()),
});

export type Identity = ReturnType<typeof createIdentity>;
