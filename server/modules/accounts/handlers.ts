import { contradiction, invalid, notFound, tooManyRequests } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import type { IdentityError } from '#server/identity/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import type { AccountQueries } from './queries.ts';

interface AccountParts {
  readonly queries: AccountQueries;
  readonly identity: IdentityProvider;
}

/** Sessions and second factor belong to the local identity; where Clerk signs people in they are not found here. */
function localIdentity(identity: IdentityProvider) {
  if (identity.local === undefined) throw notFound();
  return identity.local;
}

const isRefusal = (error: unknown): error is IdentityError => error instanceof Error && error.name === 'IdentityError';

/** Runs work of the local identity and says its refusals, which are in Clerk's words, in the API's. */
async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status === 404) throw notFound();
    if (error.code === 'second_factor_exists') throw contradiction([{ field: 'body', message: error.message }]);
    if (error.status === 429) throw tooManyRequests(error.retryAfterSeconds ?? 60);
    throw invalid([{ field: 'code', message: error.message }]);
  }
}

export function accountHandlers({ queries, identity }: AccountParts): HandlersOf<'Accounts'> {
  return {
    async me(_input, { user }) {
      const { issuer, subject } = user;
      const organisationId = user.id;
      const [row] = await queries.caller.execute({ issuer, subject, organisationId });
      if (row === undefined) throw notFound();
      return {
        id: row.user.id,
        approved: row.user.approved,
        active: row.user.active,
        fullName: row.user.name,
        email: row.user.email,
        imageUrl: row.user.imageUrl,
        platform:
          row.platformRole === null ? null : { role: row.platformRole, featurePermissions: row.platformPermissions },
      };
    },

    async organisations(_input, { user }) {
      return { organisations: await queries.memberships.execute({ userId: user.id }) };
    },

    async sessions(_input, { user }) {
      const sessions = await localIdentity(identity).sessions.list(user.subject);
      return sessions.map((session) => ({
        id: session.id,
        current: session.id === user.sessionId,
        userAgent: session.userAgent,
        ip: session.ipAddress,
        createdAt: session.createdAt.toISOString(),
        lastActiveAt: session.lastActiveAt.toISOString(),
      }));
    },

    async revokeSession({ path }, { user }) {
      if (!(await localIdentity(identity).sessions.revoke(user.subject, path.id))) throw notFound();
    },

    async beginSecondFactor(_input, { user }) {
      return inOurWords(localIdentity(identity).secondFactor.begin(user.subject));
    },

    async confirmSecondFactor({ body }, { user }) {
      await inOurWords(localIdentity(identity).secondFactor.confirm(user.subject, body.code));
    },

    async removeSecondFactor({ body }, { user }) {
      await inOurWords(localIdentity(identity).secondFactor.remove(user.subject, body.code));
    },
  };
}
