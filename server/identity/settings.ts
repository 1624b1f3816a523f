import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';

import type { IdentityDatabase } from '#server/database/identity.ts';
import type { JobHandler } from '#server/jobs/handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Mail } from '#server/mail/mail.ts';

import type { IdentityEvent } from './events.ts';
import type { HashQueue } from './hash-queue.ts';
import type { IdentityLimits } from './limits.ts';
import type { HashStrength } from './passwords.ts';

export interface LocalIdentitySettings {
  database: IdentityDatabase;
  /**
   * The configured public origin, `http://localhost:3000`: issuer, audience and redirects are derived from it, never
   * from the request.
   */
  origin: string;
  /** 32 bytes. Encrypts TOTP seeds and private keys at rest, and keys the code hashes. Losing it loses them. */
  encryptionKey: Buffer;
  /** Sends codes, from a job. */
  mail: Mail;
  jobs: Pick<Jobs, 'send'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /**
   * Development or test on a loopback host: `+clerk_test` codes and the provider page, without which no social sign-in
   * works.
   */
  conveniences: boolean;
  /** Whether to issue template tokens: in development only, so that none outlives it. Off by default. */
  templateTokens?: boolean;
  /** Unix milliseconds; tests only. Limits use the database's clock. */
  now?: () => number;
  /** For the login log; events contain no secrets. A failing listener is logged and changes nothing. */
  onEvent?: (event: IdentityEvent) => void | Promise<void>;
  /** The product's name in mails and authenticator apps; `Attest` by default. */
  productName?: string;
  /** Overrides individual limits, for test runs that sign in hundreds of times from one address. */
  limits?: Partial<IdentityLimits>;
  /** The queue for password hashing; the process-wide one by default. Tests only. */
  hashQueue?: HashQueue;
  /** The cost of a password hash; OWASP's recommendation by default. Tests only. */
  hashStrength?: HashStrength;
  /** Sleeps for the given milliseconds when guesses are slowed down; a timer by default. Tests only. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** The caller's user and session. */
export interface SessionCaller {
  userId: string;
  sessionId: string;
}

/** One of a user's own sessions. */
export interface SessionSummary {
  id: string;
  createdAt: Date;
  lastActiveAt: Date;
  expireAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

/** A user created without the sign-up flow. */
export interface SeedUser {
  emailAddress: string;
  /** In plain text, or already hashed by `hashPassword`: hashing is slow by design, and one hash can be reused. */
  password: string | { readonly hash: string };
  firstName?: string;
  lastName?: string;
  /** Base32, as entered in an authenticator app. */
  totpSecret?: string;
  publicMetadata?: Record<string, unknown>;
  /** A demo user: `demoUsers` bans and readmits them. */
  demo?: boolean;
}

export interface LocalIdentity {
  /** `iss` of every token: the origin followed by `/__clerk`. */
  readonly issuer: string;
  readonly publishableKey: string;
  /** Clerk's Frontend API and the SDK's files; mounted by the API server with prefix `/__clerk`. */
  readonly frontend: FastifyPluginAsync;
  /** Resolves the key for a token's `kid`, for `jwtVerify` in this process. */
  readonly keys: JWTVerifyGetKey;
  /** Clerk's Backend API on its own loopback listener, for `createClerkClient`. The key changes at every start. */
  readonly backend: { readonly apiUrl: string; readonly secretKey: string };
  /** Whether the session is still live (idle at most 24 hours, at most 7 days old): one statement by primary key. */
  sessionAlive(sessionId: string): Promise<boolean>;
  /**
   * Each throws session_reverification_required if the session's last verification is too old:
   * `flows/reverification.ts`.
   */
  readonly secondFactor: {
    /**
     * Starts an enrolment and returns the seed, once. @throws IdentityError authentication_invalid,
     * second_factor_exists
     */
    begin(caller: SessionCaller): Promise<{ secret: string; uri: string }>;
    /** Enables the second factor. @throws IdentityError form_code_incorrect, verification_missing, too_many_requests */
    confirm(caller: SessionCaller, code: string): Promise<void>;
    /**
     * Disables it, given a valid code. @throws IdentityError form_code_incorrect, no_second_factors, too_many_requests
     */
    remove(caller: SessionCaller, code: string): Promise<void>;
  };
  readonly sessions: {
    /** The user's live sessions, most recently used first. */
    list(userId: string): Promise<SessionSummary[]>;
    /** Ends one of the user's own sessions; false if there is none with that id. */
    revoke(userId: string, sessionId: string): Promise<boolean>;
  };
  /**
   * Creates a verified user with a password, for the demo and tests. Idempotent by address: an existing user is
   * unchanged.
   */
  seedUser(user: SeedUser): Promise<{ userId: string }>;
  /** The users seeded as the demo's, whatever their current address. */
  readonly demoUsers: {
    /** Bans them and ends their sessions. @returns how many could sign in before */
    ban(): Promise<number>;
    /** Lifts those bans, and no others. */
    admit(): Promise<void>;
  };
  /** How its jobs are run: codes are mailed, and expired data is deleted every hour. */
  readonly jobHandlers: readonly JobHandler[];
  /** Stops the listener and waits for events in progress. The database and the mail driver stay open. */
  close(): Promise<void>;
}
