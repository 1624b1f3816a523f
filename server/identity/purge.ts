import { and, eq, lt, notExists } from 'drizzle-orm';

import {
  identityClients,
  identityCodes,
  identityOauthStates,
  identitySessions,
  identitySignIns,
  identitySignUps,
} from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from './context.ts';

const hour = 3_600_000;
/** A browser that is not signed in is deleted after this time; its cookie is then ignored. */
const idleClientMilliseconds = 30 * 24 * hour;

/** Deletes expired data, now and every hour. @returns a function that stops it */
export function startPurge(context: IdentityContext): () => void {
  const run = () => context.background.run('Purging expired identity rows', () => purge(context));
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes expired sessions, attempts, codes and states, and long-unused browsers. Safe to run at any time from any
 * process.
 */
async function purge({ database, ...context }: IdentityContext): Promise<void> {
  const now = instantOf(context);
  const idleSince = new Date(now.getTime() - idleClientMilliseconds);
  await database.delete(identityOauthStates).where(lt(identityOauthStates.expireAt, now));
  await database.delete(identityCodes).where(lt(identityCodes.expireAt, now));
  await database.delete(identitySignIns).where(lt(identitySignIns.expireAt, now));
  await database.delete(identitySignUps).where(lt(identitySignUps.expireAt, now));
  await database.delete(identitySessions).where(lt(identitySessions.expireAt, now));
  const session = database
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(eq(identitySessions.clientId, identityClients.id));
  await database.delete(identityClients).where(and(lt(identityClients.updatedAt, idleSince), notExists(session)));
}
