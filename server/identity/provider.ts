import { createClerkClient, type User } from '@clerk/backend';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

import type { KnownIdentity } from '#domain/people/identity-differences.ts';
import { nameOf } from '#openapi/texts.ts';
import { notAuthenticated, Unavailable } from '#server/contract/errors.ts';

import type { LocalIdentity } from './index.ts';
import { templateName } from './tokens.ts';
import { verifiedOnce } from './verified-tokens.ts';

/** The subject of a verified token. */
export interface TokenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Empty for Clerk's template tokens, which have no session. */
  readonly sessionId: string;
}

export interface IdentityProfile {
  readonly email: string;
  /** Whether the user has verified the address; an unverified one may belong to anyone. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly imageUrl: string | null;
}

/**
 * The API's interface to the service that signs users in: Clerk, or the local identity server speaking its protocol.
 */
export interface IdentityProvider {
  readonly issuer: string;
  readonly publishableKey: string;
  /** @throws ApiError 401 if the token is invalid, expired or foreign, or its session has ended */
  verify(token: string): Promise<TokenIdentity>;
  /** @throws ApiError 401 if there is no such user, and `Unavailable` if the service does not answer */
  profileOf(subject: string): Promise<IdentityProfile>;
  /** Which of some users have a second factor, by subject; those that the service does not know are left out. */
  secondFactorsOf(subjects: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** All users of the service, and what the platform does with them. `Unavailable` if the service does not answer. */
  readonly users: {
    all(): Promise<KnownIdentity[]>;
    /** Those of some subjects; unknown ones are left out. */
    some(subjects: readonly string[]): Promise<KnownIdentity[]>;
    /** Ends all sessions of a user, who cannot sign in any more. */
    ban(subject: string): Promise<void>;
    /** Ends the ban of a user; nothing is done for one who is unknown or not banned. */
    unban(subject: string): Promise<void>;
    /** Deletes a user for good; does nothing for one who is unknown. */
    remove(subject: string): Promise<void>;
  };
  /** The user's own sessions and second factor; Clerk manages its own. */
  readonly local: Pick<LocalIdentity, 'sessions' | 'secondFactor'> | undefined;
}

interface ProviderParts {
  issuer: string;
  publishableKey: string;
  keys: JWTVerifyGetKey;
  secretKey: string;
  apiUrl?: string;
  /** The configured origin: the only `azp` accepted. */
  origin: string;
  /** Template tokens are for trying out the API, in development only. */
  templateTokens: boolean;
  sessionAlive: (sessionId: string) => Promise<boolean>;
  local: IdentityProvider['local'];
}

const toleranceSeconds = 5;

/** Why a user could not be read: there is none any more, or it cannot be said at the moment. */
function failureOf(error: unknown): Error {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 404) return notAuthenticated();
  return new Unavailable(`The identity provider did not say who a user is (${String(status)})`, { cause: error });
}

const identityOf = (user: User): KnownIdentity => {
  const email = user.primaryEmailAddress?.emailAddress ?? '';
  return { subject: user.id, email, name: nameOf(user.fullName ?? '') ?? email, banned: user.banned };
};

/** As many as Clerk gives at a time. */
const usersAtOnce = 500;

/** The users of a Backend API, Clerk's or the local one. */
function usersOf({ users }: ReturnType<typeof createClerkClient>): IdentityProvider['users'] {
  const away = (error: unknown): never => {
    throw failureOf(error);
  };
  const page = async (offset: number) =>
    (await users.getUserList({ limit: usersAtOnce, offset, orderBy: '+created_at' }).catch(away)).data;
  return {
    async all() {
      const found = new Map<string, KnownIdentity>();
      for (let offset = 0; ; offset += usersAtOnce) {
        const some = await page(offset);
        for (const user of some) found.set(user.id, identityOf(user));
        if (some.length < usersAtOnce) return [...found.values()];
      }
    },
    async some(subjects) {
      if (subjects.length === 0) return [];
      const { data } = await users.getUserList({ userId: [...subjects], limit: subjects.length }).catch(away);
      return data.map(identityOf);
    },
    async remove(subject) {
      if ((await this.some([subject])).length > 0) await users.deleteUser(subject).catch(away);
    },
    ban: async (subject) => void (await users.banUser(subject).catch(away)),
    async unban(subject) {
      const [user] = await this.some([subject]);
      if (user?.banned === true) await users.unbanUser(subject).catch(away);
    },
  };
}

function provider(parts: ProviderParts): IdentityProvider {
  const clerk = createClerkClient({
    secretKey: parts.secretKey,
    ...(parts.apiUrl === undefined ? {} : { apiUrl: parts.apiUrl }),
    telemetry: { disabled: true },
  });

  const claimsOf = verifiedOnce(async (token) => {
    try {
      const options = { algorithms: ['RS256'], issuer: parts.issuer, clockTolerance: toleranceSeconds };
      return (await jwtVerify(token, parts.keys, { ...options, requiredClaims: ['sub', 'exp', 'nbf'] })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw notAuthenticated('TOKEN_EXPIRED');
      if (error instanceof errors.JOSEError) throw notAuthenticated();
      throw error;
    }
  }, toleranceSeconds);

  return {
    issuer: parts.issuer,
    publishableKey: parts.publishableKey,
    local: parts.local,
    users: usersOf(clerk),
    async verify(token) {
      const { sub, azp, sid, sts, aud } = await claimsOf(token);
      if (sub === undefined || azp !== parts.origin) throw notAuthenticated();
      if ((sid === undefined || aud === templateName) && !parts.templateTokens) throw notAuthenticated();
      // Clerk's template tokens have no session; the local identity's do, and end with it.
      if (sid === undefined && parts.local === undefined) return { issuer: parts.issuer, subject: sub, sessionId: '' };
      if (typeof sid !== 'string' || (sts !== undefined && sts !== 'active')) throw notAuthenticated();
      if (!(await parts.sessionAlive(sid))) throw notAuthenticated();
      return { issuer: parts.issuer, subject: sub, sessionId: sid };
    },
    async profileOf(subject) {
      const user = await clerk.users.getUser(subject).catch((error: unknown) => {
        throw failureOf(error);
      });
      const { emailAddress: email = '', verification } = user.primaryEmailAddress ?? {};
      const emailVerified = verification?.status === 'verified';
      const name = nameOf(user.fullName ?? '') ?? email;
      return { email, emailVerified, name, imageUrl: user.hasImage ? user.imageUrl : null };
    },
    async secondFactorsOf(subjects) {
      if (subjects.length === 0) return new Map();
      const { data } = await clerk.users.getUserList({ userId: [...subjects], limit: subjects.length });
      return new Map(data.map(({ id, twoFactorEnabled }) => [id, twoFactorEnabled]));
    },
  };
}

/** The local identity server, verified in-process with its own keys. */
export const localProvider = (identity: LocalIdentity, origin: string, templateTokens: boolean): IdentityProvider =>
  provider({
    issuer: identity.issuer,
    publishableKey: identity.publishableKey,
    keys: identity.keys,
    secretKey: identity.backend.secretKey,
    apiUrl: identity.backend.apiUrl,
    origin,
    templateTokens,
    sessionAlive: (sessionId) => identity.sessionAlive(sessionId),
    local: identity,
  });

/** Keys that cannot be fetched say nothing about the token: nobody is signed out because of it. */
const fetchedFrom = (jwks: URL): JWTVerifyGetKey => {
  const keyOf = createRemoteJWKSet(jwks);
  return async (header, token) => {
    try {
      return await keyOf(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new Unavailable('The keys of the identity provider could not be fetched', { cause: error });
    }
  };
};

/** Clerk itself: keys from its JWKS; an ended session is noticed when its token expires, within 60 seconds. */
export function clerkProvider(settings: {
  publishableKey: string;
  secretKey: string;
  origin: string;
  host: string;
  templateTokens: boolean;
}): IdentityProvider {
  const issuer = `https://${settings.host}`;
  return provider({
    ...settings,
    issuer,
    keys: fetchedFrom(new URL(`${issuer}/.well-known/jwks.json`)),
    sessionAlive: async () => true,
    local: undefined,
  });
}
