import { and, eq, lt, notExists } from 'drizzle-orm';

import {
  identityClients,
  identityCodes,
  identityOauthStates,
  identitySessions,
  identitySignIns,
  identitySignUps,
} from '#server/database/schema/identity.ts';
import { handlePlatformJob } from '#server/jobs/handler.ts';
import { scheduledJob } from '#server/jobs/job.ts';

import { instantOf, type IdentityContext } from './context.ts';

/** A browser that is not signed in is deleted after this time; its cookie is then ignored. */
const idleClientMilliseconds = 30 * 86_400_000;

const purging = scheduledJob({ name: 'purge-identity', every: 'hour', retry: { limit: 3, delaySeconds: 30 } });

/** Deletes expired data every hour. */
export const purgeJob = (context: IdentityContext) => handlePlatformJob(purging, () => purge(context));

/** Deletes expired sessions, attempts, codes and states, and long-unused browsers. */
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
