import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Tables of the local identity server (`server/identity`), separate from all tenant tables: only the `identity` role
 * has access. Ids carry Clerk's prefixes. Nothing read from these tables can be replayed: cookies and states are stored
 * as SHA-256, codes as keyed hashes, TOTP seeds and private keys encrypted.
 */
export const identitySchema = pgSchema('identity');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An identity received from a social provider, waiting for the person to create an account from it. */
export interface SocialIdentity {
  provider: string;
  providerUserId: string;
  emailAddress: string;
  firstName: string | null;
  lastName: string | null;
}

/** The state of one verification (password, code, provider) within an attempt. Times are Unix milliseconds. */
export interface VerificationState {
  status: 'unverified' | 'verified' | 'transferable' | 'failed' | 'expired';
  strategy: string;
  expireAt: number | null;
  redirectUrl: string | null;
  error: { code: string; message: string; long_message: string } | null;
}

export type Metadata = Record<string, unknown>;

export const identityUsers = identitySchema.table(
  'user',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    passwordHash: text('password_hash'),
    /** Encrypted seed; null without a second factor. */
    totpSecret: text('totp_secret'),
    /** Encrypted seed of an unconfirmed enrolment. */
    totpPendingSecret: text('totp_pending_secret'),
    /** The 30-second step of the last accepted code: each step is accepted once. */
    totpLastStep: integer('totp_last_step'),
    secondFactorFailures: integer('second_factor_failures').notNull().default(0),
    lockedUntil: instant('locked_until'),
    banned: boolean('banned').notNull().default(false),
    /** Set on demo accounts. `closed`: banned by a start without the demo; null: not a demo account. */
    demo: text('demo', { enum: ['open', 'closed'] }),
    publicMetadata: jsonb('public_metadata').$type<Metadata>().notNull().default({}),
    privateMetadata: jsonb('private_metadata').$type<Metadata>().notNull().default({}),
    unsafeMetadata: jsonb('unsafe_metadata').$type<Metadata>().notNull().default({}),
    lastSignInAt: instant('last_sign_in_at'),
    lastActiveAt: instant('last_active_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('user_demo_is_known', sql`${table.demo} in ('open', 'closed')`)],
);

/** Verified addresses only: an unverified one exists only in its sign-up attempt. Stored trimmed and in lower case. */
export const identityEmailAddresses = identitySchema.table(
  'email_address',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    emailAddress: text('email_address').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_address_email_address_key').on(table.emailAddress),
    uniqueIndex('email_address_primary_key')
      .on(table.userId)
      .where(sql`${table.isPrimary}`),
    index('email_address_user_id_index').on(table.userId),
    check('email_address_is_normalised', sql`${table.emailAddress} = lower(btrim(${table.emailAddress}))`),
  ],
);

export const identityExternalAccounts = identitySchema.table(
  'external_account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerUserId: text('provider_user_id').notNull(),
    emailAddress: text('email_address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('external_account_provider_key').on(table.provider, table.providerUserId),
    index('external_account_user_id_index').on(table.userId),
  ],
);

/** A browser, signed in or not, identified by the SHA-256 of its cookie. */
export const identityClients = identitySchema.table(
  'client',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('client_token_hash_key').on(table.tokenHash),
    index('client_updated_at_index').on(table.updatedAt),
  ],
);

/** Live sessions, at most one per browser; ending a session deletes its row. */
export const identitySessions = identitySchema.table(
  'session',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => identityClients.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => identityUsers.id, { onDelete: 'cascade' }),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    /** When the person last verified with a password, a mailed code or a provider. */
    firstFactorAt: instant('first_factor_at').notNull(),
    /** When they last verified with an authenticator app; null if never in this session. */
    secondFactorAt: instant('second_factor_at'),
    lastActiveAt: instant('last_active_at').notNull(),
    expireAt: instant('expire_at').notNull(),
  },
  (table) => [
    uniqueIndex('session_client_id_key').on(table.clientId),
    index('session_user_id_index').on(table.userId),
    index('session_expire_at_index').on(table.expireAt),
  ],
);

/** The one sign-in that a browser may have in progress. `userId` is null for an unknown address. */
export const identitySignIns = identitySchema.table(
  'sign_in',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => identityClients.id, { onDelete: 'cascade' }),
    status: text('status', {
      enum: ['needs_identifier', 'needs_first_factor', 'needs_second_factor', 'needs_new_password', 'complete'],
    }).notNull(),
    identifier: text('identifier'),
    userId: text('user_id').references(() => identityUsers.id, { onDelete: 'cascade' }),
    firstFactor: jsonb('first_factor').$type<VerificationState>(),
    secondFactor: jsonb('second_factor').$type<VerificationState>(),
    secondFactorTries: integer('second_factor_tries').notNull().default(0),
    transferable: jsonb('transferable').$type<SocialIdentity>(),
    createdSessionId: text('created_session_id'),
    expireAt: instant('expire_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_client_id_key').on(table.clientId),
    index('sign_in_user_id_index').on(table.userId),
    index('sign_in_expire_at_index').on(table.expireAt),
    check(
      'sign_in_status_is_known',
      sql`${table.status} in ('needs_identifier', 'needs_first_factor', 'needs_second_factor', 'needs_new_password', 'complete')`,
    ),
  ],
);

/** The one sign-up that a browser may have in progress. */
export const identitySignUps = identitySchema.table(
  'sign_up',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => identityClients.id, { onDelete: 'cascade' }),
    emailAddress: text('email_address'),
    emailVerification: jsonb('email_verification').$type<VerificationState>(),
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    unsafeMetadata: jsonb('unsafe_metadata').$type<Metadata>().notNull().default({}),
    externalVerification: jsonb('external_verification').$type<VerificationState>(),
    external: jsonb('external').$type<SocialIdentity>(),
    transferable: jsonb('transferable').$type<SocialIdentity>(),
    createdSessionId: text('created_session_id'),
    createdUserId: text('created_user_id').references(() => identityUsers.id, {
      onDelete: 'cascade',
    }),
    expireAt: instant('expire_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_up_client_id_key').on(table.clientId),
    index('sign_up_created_user_id_index').on(table.createdUserId),
    index('sign_up_expire_at_index').on(table.expireAt),
  ],
);

/** The current code of an attempt. A decoy has a hash that no code produces. */
export const identityCodes = identitySchema.table(
  'code',
  {
    attemptId: text('attempt_id').primaryKey(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
    expireAt: instant('expire_at').notNull(),
  },
  (table) => [index('code_expire_at_index').on(table.expireAt)],
);

/** A round trip to a social provider, identified by the SHA-256 of its single-use state. */
export const identityOauthStates = identitySchema.table(
  'oauth_state',
  {
    stateHash: text('state_hash').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => identityClients.id, { onDelete: 'cascade' }),
    attemptId: text('attempt_id').notNull(),
    kind: text('kind', { enum: ['sign_in', 'sign_up'] }).notNull(),
    strategy: text('strategy').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    completeRedirectUrl: text('complete_redirect_url').notNull(),
    expireAt: instant('expire_at').notNull(),
  },
  (table) => [
    index('oauth_state_client_id_index').on(table.clientId),
    index('oauth_state_expire_at_index').on(table.expireAt),
    check('oauth_state_kind_is_known', sql`${table.kind} in ('sign_in', 'sign_up')`),
  ],
);

/** RSA key pairs of session tokens. The newest signs, all of them verify. */
export const identitySigningKeys = identitySchema.table('signing_key', {
  kid: text('kid').primaryKey(),
  /** The public half as a JWK. */
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  /** The private half, PKCS #8, encrypted. */
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
