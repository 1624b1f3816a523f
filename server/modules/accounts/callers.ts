import type { Caller } from '#server/contract/ports.ts';
import type { RequestFacts } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { userAccount } from '#server/database/schema/index.ts';
import type { IdentityProvider, TokenIdentity } from '#server/identity/provider.ts';

import { sessionWatch } from './login-log.ts';
import { presenceWatch } from './presence.ts';
import type { AccountQueries } from './queries.ts';
import { superAdminWatch } from './super-admin.ts';

interface CallerParts {
  readonly platform: PlatformDatabase;
  readonly queries: AccountQueries;
  readonly identity: IdentityProvider;
  /** The user with this address becomes SUPER_ADMIN at sign-in. */
  readonly superAdminEmail: string | undefined;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
// Matches no membership; keeps the statement the same for requests without an organisation.
const noOrganisation = '00000000-0000-0000-0000-000000000000';

async function provision({ platform, identity }: CallerParts, token: TokenIdentity): Promise<void> {
  const { emailVerified: _, ...profile } = await identity.profileOf(token.subject);
  const { issuer, subject } = token;
  await platform
    .insert(userAccount)
    .values({ issuer, subject, ...profile })
    .onConflictDoNothing();
}

/** Identifies the caller; a user seen for the first time gets an account pending approval. */
export function callerFinder(parts: CallerParts) {
  const read = async (token: TokenIdentity, organisationId: string) => {
    const { issuer, subject } = token;
    const [row] = await parts.queries.caller.execute({ issuer, subject, organisationId });
    return row;
  };

  const watchSession = sessionWatch(parts.platform);
  const watchSuperAdmin = superAdminWatch(parts);
  const notePresence = presenceWatch(parts.platform);

  return async (token: string, namedOrganisation: string | undefined, request: RequestFacts): Promise<Caller> => {
    const who = await parts.identity.verify(token);
    // The local identity reports each sign-in itself.
    if (parts.identity.local === undefined) await watchSession(who, request);
    const organisationId = namedOrganisation && uuid.test(namedOrganisation) ? namedOrganisation : noOrganisation;
    let row = await read(who, organisationId);
    if (row === undefined) {
      await provision(parts, who);
      row = await read(who, organisationId);
    }
    if (row !== undefined && (await watchSuperAdmin(row, who.sessionId, request)))
      row = await read(who, organisationId);
    if (row === undefined) throw new Error('The account was not created');
    const { user, organisationRole, organisationState, platformRole } = row;
    if (row.organisationId !== null && user.approved && user.active) await notePresence(row.organisationId, user.id);
    return {
      user: { id: user.id, name: user.name, ...who },
      approved: user.approved,
      active: user.active,
      organisation:
        row.organisationId === null || organisationRole === null
          ? undefined
          : { id: row.organisationId, role: organisationRole, featurePermissions: row.organisationPermissions },
      organisationState: organisationState ?? undefined,
      platform: platformRole === null ? undefined : { role: platformRole, featurePermissions: row.platformPermissions },
    };
  };
}
