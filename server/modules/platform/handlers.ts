import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { PlatformRole } from '#openapi/access.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { membership, organisation, platformMembership, userAccount } from '#server/database/schema/index.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { changesBetween, foldedContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';
import { approvalMailJob } from './approval-job.ts';
import { erasing } from './erasure.ts';
import { actingOnPerson } from './people.ts';

type UserQuery = Input<'PlatformUsers.list'>['query'];

const sortColumns = { name: userAccount.name, email: userAccount.email, createdAt: userAccount.createdAt };

const organisationSummaries = sql`
  select coalesce(json_agg(json_build_object('id', ${organisation.id}, 'name', ${organisation.name}, 'logo', ${organisation.logo},
    'role', ${membership.role}) order by ${organisation.name}), '[]')
  from ${membership} join ${organisation} on ${organisation.id} = ${membership.organisationId}
  where ${membership.userId} = ${userAccount.id}`;

// A subquery: Drizzle omits the table name of columns in a selected expression, which would resolve to the inner `id`.
const organisationsOfUser = sql<Schemas['AccountOrganisation'][]>`(${organisationSummaries})`;

const solelyAdministered = sql`
  select coalesce(json_agg(json_build_object('id', ${organisation.id}, 'name', ${organisation.name}, 'logo', ${organisation.logo})
    order by ${organisation.name}), '[]')
  from ${membership} join ${organisation} on ${organisation.id} = ${membership.organisationId}
  where ${membership.userId} = ${userAccount.id} and ${membership.role} = 'ORG_ADMIN'
    and ${userAccount.approved} and ${userAccount.active}
    and not exists (
      select from membership other join user_account administrator on administrator.id = other.user_id
      where other.organisation_id = ${membership.organisationId} and other.user_id <> ${userAccount.id}
        and other.role = 'ORG_ADMIN' and administrator.approved and administrator.active)`;

const roleOnPlatform = sql`
  select ${platformMembership.role} from ${platformMembership} where ${platformMembership.userId} = ${userAccount.id}`;

const columns = {
  id: userAccount.id,
  name: userAccount.name,
  email: userAccount.email,
  approved: userAccount.approved,
  active: userAccount.active,
  organisations: organisationsOfUser,
  role: sql<PlatformRole | null>`(${roleOnPlatform})`,
  soleAdministratorOf: sql<Schemas['OrganisationSummary'][]>`(${solelyAdministered})`,
  version: userAccount.version,
  createdAt: userAccount.createdAt,
};

/** Who is a member of an organisation, or has a role in one. */
function membershipOf({ organisationId, role }: UserQuery): SQL | undefined {
  if (organisationId === undefined && role === undefined) return undefined;
  const condition = and(
    sql`${membership.userId} = ${userAccount.id}`,
    organisationId === undefined ? undefined : eq(membership.organisationId, organisationId),
    role === undefined ? undefined : eq(membership.role, role),
  );
  return sql`exists (select from ${membership} where ${condition})`;
}

function conditionOf(query: UserQuery): SQL | undefined {
  const { search, approved, active } = query;
  return and(
    membershipOf(query),
    foldedContains(userAccount.searchText, search),
    approved === undefined ? undefined : eq(userAccount.approved, approved),
    active === undefined ? undefined : eq(userAccount.active, active),
  );
}

interface UserParts {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly identity: { readonly issuer: string; readonly users: Pick<IdentityProvider['users'], 'unban' | 'remove'> };
}

/** @throws ApiError 404 */
async function read(database: Pick<PlatformDatabase, 'select'>, id: string): Promise<Schemas['PlatformUser']> {
  const [row] = await database.select(columns).from(userAccount).where(eq(userAccount.id, id));
  if (row === undefined) throw notFound();
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Changes accounts. Once that has been stored, a person who is approved is told by mail, and one who is active again can sign in. */
function updating(platform: PlatformDatabase, { jobs, identity }: UserParts) {
  /** Ends a ban at the identity provider, such as one that was a repair. */
  const letSignIn = async (id: string): Promise<void> => {
    const [found] = await platform
      .select({ subject: userAccount.subject })
      .from(userAccount)
      .where(eq(userAccount.id, id));
    if (found !== undefined) await identity.users.unban(found.subject);
  };
  return actingOnPerson<'PlatformUsers.update'>(
    platform,
    async (transaction, { path, body }, context) => {
      const { version, ...changes } = body;
      const before = await read(transaction, path.id);
      const [changed] = await transaction
        .update(userAccount)
        .set({ ...changes, version: sql`${userAccount.version} + 1`, updatedAt: sql`now()` })
        .where(and(eq(userAccount.id, path.id), eq(userAccount.version, version)))
        .returning({ id: userAccount.id });
      if (changed === undefined) throw versionConflict(await read(transaction, path.id));
      await logPlatformActivity(transaction, context, {
        action: 'UPDATE',
        entityType: 'user',
        entityId: path.id,
        entityName: before.name,
        changes: changesBetween(before, changes),
      });
      return read(transaction, path.id);
    },
    async ({ id, approved, active }, { body }) => {
      if (body.approved === true && approved && active) await jobs.send(approvalMailJob, { userId: id });
      if (body.active === true) await letSignIn(id);
    },
  );
}

export const platformUserHandlers = (platform: PlatformDatabase, parts: UserParts): HandlersOf<'PlatformUsers'> => ({
  async list({ query }) {
    const condition = conditionOf(query);
    const { perPage, offset } = pageOf(query);
    const direction = query.desc === true ? desc : asc;
    const order = [direction(sortColumns[query.sortId ?? 'name']), asc(userAccount.id)];
    // Found first: PostgreSQL would read the organisations of everyone before the page as well.
    const ids = platform
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(condition)
      .orderBy(...order)
      .limit(perPage)
      .offset(offset);
    const [rows, totals] = await Promise.all([
      platform
        .select(columns)
        .from(userAccount)
        .where(sql`${userAccount.id} = any(array(${ids}))`)
        .orderBy(...order),
      totalsOf((where) => platform.$count(userAccount, where), undefined, condition),
    ]);
    const users = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return toPage(query, totals, users);
  },

  update: updating(platform, parts),
  erase: erasing(platform, { identity: parts.identity, read }),
});
