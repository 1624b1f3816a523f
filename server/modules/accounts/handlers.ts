import { eq, sql } from 'drizzle-orm';

import {
  conflict,
  invalid,
  notAuthenticated,
  notFound,
  reverificationRequired,
  tooManyRequests,
} from '#server/contract/errors.ts';
import type { CallerUser, HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import type { IdentityError } from '#server/identity/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';

import type { AccountQueries } from './queries.ts';

interface AccountParts {
  readonly platform: PlatformDatabase;
  readonly queries: AccountQueries;
  readonly identity: IdentityProvider;
}

/** Sessions and second factor belong to the local identity; with Clerk these operations answer 404. */
function localIdentity(identity: IdentityProvider) {
  if (identity.local === undefined) throw notFound();
  return identity.local;
}

const isRefusal = (error: unknown): error is IdentityError => error instanceof Error && error.name === 'IdentityError';

/** Runs work of the local identity and converts its errors, which are in Clerk's format, to the API's. */
async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status === 401) throw notAuthenticated();
    if (error.status === 404) throw notFound();
    if (error.code === 'session_reverification_required') throw reverificationRequired(error.message);
    if (error.code === 'second_factor_exists') throw conflict([{ field: 'body', message: error.message }]);
    if (error.status === 429) throw tooManyRequests(error.retryAfterSeconds ?? 60);
    throw invalid([{ field: 'code', message: error.message }]);
  }
}

const callerOf = ({ subject, sessionId }: CallerUser) => ({ userId: subject, sessionId });

type SignIns = 'sessions' | 'revokeSession' | 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';

/** Where the user is signed in, and the sign-in methods beside a password. */
const ownSignIns = (identity: IdentityProvider): Pick<HandlersOf<'Accounts'>, SignIns> => ({
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
    return inOurWords(localIdentity(identity).secondFactor.begin(callerOf(user)));
  },

  async confirmSecondFactor({ body }, { user }) {
    await inOurWords(localIdentity(identity).secondFactor.confirm(callerOf(user), body.code));
  },

  async removeSecondFactor({ body }, { user }) {
    await inOurWords(localIdentity(identity).secondFactor.remove(callerOf(user), body.code));
  },
});

export function accountHandlers({ platform, queries, identity }: AccountParts): HandlersOf<'Accounts'> {
  const accountOf = async ({ id: organisationId, issuer, subject }: CallerUser) => {
    const [row] = await queries.caller.execute({ issuer, subject, organisationId });
    if (row === undefined) throw notFound();
    const { user, platformRole: role, platformPermissions: featurePermissions } = row;
    return {
      id: user.id,
      approved: user.approved,
      active: user.active,
      fullName: user.name,
      email: user.email,
      imageUrl: user.imageUrl,
      platform: role === null ? null : { role, featurePermissions },
    };
  };

  return {
    me: (_input, { user }) => accountOf(user),

    async refresh(_input, { user }) {
      const { emailVerified: _, ...profile } = await identity.profileOf(user.subject);
      const changes = { ...profile, version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` };
      await platform.update(userAccount).set(changes).where(eq(userAccount.id, user.id));
      return accountOf(user);
    },

    async organisations(_input, { user }) {
      const rows = await queries.memberships.execute({ userId: user.id });
      return {
        organisations: rows.map(({ organisation, ...rights }) => ({
          organisation: { ...organisation, eraseAt: organisation.eraseAt?.toISOString() ?? null },
          ...rights,
        })),
      };
    },

    ...ownSignIns(identity),
  };
}
