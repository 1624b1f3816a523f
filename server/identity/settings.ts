import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';

import type { IdentityDatabase } from '#server/database/identity.ts';
import type { Mail } from '#server/mail/mail.ts';

import type { IdentityEvent } from './events.ts';
import type { HashQueue } from './hash-queue.ts';
import type { IdentityLimits } from './limits.ts';
import type { HashStrength } from './passwords.ts';

export interface LocalIdentitySettings {
  database: IdentityDatabase;
  /** The configured public origin, `http://localhost:3000`: issuer, audience and redirects follow it, never the request. */
  origin: string;
  /** 32 bytes. Encrypts TOTP seeds and private keys at rest, keys the hashes of codes. Losing it loses them. */
  encryptionKey: Buffer;
  mail: Mail;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Development or test on a loopback host: `+clerk_test` codes and the provider page, without which no social sign-in works. */
  conveniences: boolean;
  /** Whether tokens by template are made: in development only, so that no token outlives it. Off when left out. */
  templateTokens?: boolean;
  /** Unix milliseconds; tests only. Limits count by the database's clock. */
  now?: () => number;
  /** For the login log. Holds no secret. A failing listener is logged and changes nothing. */
  onEvent?: (event: IdentityEvent) => void | Promise<void>;
  /** The product's name in mails and authenticator apps; `Attest`. */
  productName?: string;
  /** Overrides single limits, for test runs that sign in hundreds of times from one address. */
  limits?: Partial<IdentityLimits>;
  /** The queue that passwords are hashed in; the process's own. Tests only. */
  hashQueue?: HashQueue;
  /** How slow a hash of a password is; as slow as OWASP asks for. Tests only. */
  hashStrength?: HashStrength;
  /** Waits for so many milliseconds, where guesses are slowed down; a timer. Tests only. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Whose session asks. */
export interface SessionCaller {
  userId: string;
  sessionId: string;
}

/** One of a person's own sessions. */
export interface SessionSummary {
  id: string;
  createdAt: Date;
  lastActiveAt: Date;
  expireAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

/** A person made without the sign-up flow. */
export interface SeedUser {
  emailAddress: string;
  /** In plain, or hashed before by `hashPassword`: hashing is slow by design, and one hash can serve many. */
  password: string | { readonly hash: string };
  firstName?: string;
  lastName?: string;
  /** Base32, as an authenticator app takes it. */
  totpSecret?: string;
  publicMetadata?: Record<string, unknown>;
  /** One of the demo's: `demoUsers` bans and admits them. */
  demo?: boolean;
}

export interface LocalIdentity {
  /** `iss` of every token: the origin and `/__clerk`. */
  readonly issuer: string;
  readonly publishableKey: string;
  /** Clerk's Frontend API and the SDK's files; mounted by the API server with prefix `/__clerk`. */
  readonly frontend: FastifyPluginAsync;
  /** Resolves the key of a token's `kid`, for `jwtVerify` in this process. */
  readonly keys: JWTVerifyGetKey;
  /** Clerk's Backend API on a loopback listener of its own, for `createClerkClient`. The key changes at every start. */
  readonly backend: { readonly apiUrl: string; readonly secretKey: string };
  /** Whether the session still stands (idle at most 24 hours, at most 7 days old): one statement by primary key. */
  sessionAlive(sessionId: string): Promise<boolean>;
  /** Each throws session_reverification_required where the session's last proof is too old: `flows/reverification.ts`. */
  readonly secondFactor: {
    /** Starts an enrolment and answers the seed, once. @throws IdentityError authentication_invalid, second_factor_exists */
    begin(caller: SessionCaller): Promise<{ secret: string; uri: string }>;
    /** Turns the second factor on. @throws IdentityError form_code_incorrect, verification_missing, too_many_requests */
    confirm(caller: SessionCaller, code: string): Promise<void>;
    /** Turns it off after a last code of it. @throws IdentityError form_code_incorrect, no_second_factors, too_many_requests */
    remove(caller: SessionCaller, code: string): Promise<void>;
  };
  readonly sessions: {
    /** The person's live sessions, the most recently used first. */
    list(userId: string): Promise<SessionSummary[]>;
    /** Ends one of the person's own sessions; false if there is none of that id. */
    revoke(userId: string, sessionId: string): Promise<boolean>;
  };
  /** A verified user with a password, for the demo and tests. Idempotent by address: an existing user stays as it is. */
  seedUser(user: SeedUser): Promise<{ userId: string }>;
  /** The users that were seeded as the demo's, whatever their address is by now. */
  readonly demoUsers: {
    /** Bans them and ends their sessions. @returns how many could have signed in until now */
    ban(): Promise<number>;
    /** Lifts those bans, and no others. */
    admit(): Promise<void>;
  };
  /** Stops the listener and waits for mail and events under way. The database and the mail driver stay open. */
  close(): Promise<void>;
}
