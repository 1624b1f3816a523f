import { setTimeout as timer } from 'node:timers/promises';

import { createSecondFactor, createSessions } from './account.ts';
import { startBackendApi } from './backend-api/server.ts';
import { createBackground } from './background.ts';
import { codeMailJob } from './code-mails.ts';
import { instantOf, type IdentityContext } from './context.ts';
import { admitDemoUsers, banDemoUsers } from './demo-users.ts';
import { loggable } from './errors.ts';
import { openSigningKeys } from './keys.ts';
import { defaultLimits } from './limits.ts';
import { createDelayed } from './password-delay.ts';
import { createPasswords } from './passwords.ts';
import { purgeJob } from './purge.ts';
import { createFrontend } from './routes/frontend.ts';
import { seedUser } from './seed.ts';
import type { LocalIdentity, LocalIdentitySettings } from './settings.ts';
import { sessionLiveness } from './store/sessions.ts';
import { createVault } from './vault.ts';

export { IdentityError } from './errors.ts';
export type { IdentityEvent } from './events.ts';
export { hashPassword } from './passwords.ts';
export type { LocalIdentity, LocalIdentitySettings, SeedUser } from './settings.ts';

/** `pk_live_` and the base64 of a host that has a dot and is never contacted: identity-protocol.md, section 1. */
const publishableKey = `pk_live_${Buffer.from('clerk.localhost$').toString('base64')}`;

/**
 * Opens the local identity server: it implements Clerk's APIs for the browser SDK (`frontend`) and the server SDK
 * (`backend`) as specified in identity-protocol.md. All state is in PostgreSQL, so any number of processes may share
 * one database.
 * @throws if the encryption key does not match the stored signing keys
 */
export async function openLocalIdentity(settings: LocalIdentitySettings): Promise<LocalIdentity> {
  const context = await createContext(settings);
  const backend = await startBackendApi(context);
  const isLive = sessionLiveness(context.database);
  return {
    issuer: context.issuer,
    publishableKey,
    frontend: createFrontend(context),
    keys: context.keys.resolve,
    backend: { apiUrl: backend.apiUrl, secretKey: backend.secretKey },
    sessionAlive: (sessionId) => isLive(sessionId, instantOf(context)),
    secondFactor: createSecondFactor(context),
    sessions: createSessions(context),
    jobHandlers: [codeMailJob(context), purgeJob(context)],
    seedUser: (user) => seedUser(context, user),
    demoUsers: { ban: () => banDemoUsers(context), admit: () => admitDemoUsers(context) },
    async close() {
      await backend.close();
      await context.background.idle();
    },
  };
}

/** `iss` of every token of the local identity at an origin. */
export const localIssuerOf = (origin: string): string => `${origin}/__clerk`;

async function createContext(settings: LocalIdentitySettings): Promise<IdentityContext> {
  const { database, mail, jobs, log, conveniences, onEvent } = settings;
  const { now = Date.now, productName = 'Attest', templateTokens = false } = settings;
  const origin = new URL(settings.origin).origin;
  const vault = createVault(settings.encryptionKey);
  const issuer = localIssuerOf(origin);
  const limits = { ...defaultLimits, ...settings.limits };
  return {
    database,
    mail,
    jobs,
    log,
    conveniences,
    now,
    productName,
    templateTokens,
    origin,
    vault,
    issuer,
    limits,
    passwords: createPasswords({ database, limits }, settings.hashQueue, settings.hashStrength),
    delayed: createDelayed(settings.sleep ?? timer),
    keys: await openSigningKeys(database, vault, now),
    background: createBackground(log),
    async report(event) {
      try {
        await onEvent?.({ ...emptyEvent, issuer, at: now(), ...event });
      } catch (error) {
        log.error({ err: loggable(error) }, 'The listener of identity events failed');
      }
    },
  };
}

const emptyEvent = {
  userId: null,
  sessionId: null,
  emailAddress: null,
  ipAddress: null,
  userAgent: null,
  reason: null,
};
