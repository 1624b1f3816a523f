import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { PlatformRole } from '#openapi/access.ts';
import { notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { membership, organisation, platformMembership, userAccount } from '#server/database/schema/index.ts';
import { changesBetween, anyContains, pageOf, toPage, totalsOf } from '#server/modules/record/index.ts';

import { logPlatformActivity } from './activity.ts';
import { actingOnPerson } from './people.ts';

type UserQuery = Input<'PlatformUsers.list'>['query'];

const sortColumns = { name: userAccount.name, email: userAccount.email, createdAt: userAccount.createdAt };

const organisationSummaries = sql`
  select coalesce(json_agg(json_build_object('id', ${organisation.id}, 'name', ${organisation.name}, 'logo', ${organisation.logo})
    order by ${organisation.name}), '[]')
  from ${membership} join ${organisation} on ${organisation.id} = ${membership.organisationId}
  where ${membership.userId} = ${userAccount.id}`;

// A subquery: Drizzle omits the table name of columns in a selected expression, which would resolve to the inner `id`.
const organisationsOfUser = sql<Schemas['OrganisationSummary'][]>`(${organisationSummaries})`;

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

function conditionOf({ search, approved, active }: UserQuery): SQL | undefined {
  return and(
    anyContains([userAccount.name, userAccount.email], search),
    approved === undefined ? undefined : eq(userAccount.approved, approved),
    active === undefined ? undefined : eq(userAccount.active, active),
  );
}

export function platformUserHandlers(platform: PlatformDatabase): HandlersOf<'PlatformUsers'> {
  const read = async (database: Pick<PlatformDatabase, 'select'>, id: string): Promise<Schemas['PlatformUser']> => {
    const [row] = await database.select(columns).from(userAccount).where(eq(userAccount.id, id));
    if (row === undefined) throw notFound();
    return { ...row, createdAt: row.createdAt.toISOString() };
  };

  return {
    async list({ query }) {
      const condition = conditionOf(query);
      const { perPage, offset } = pageOf(query);
      const direction = query.desc === true ? desc : asc;
      const [rows, totals] = await Promise.all([
        platform
          .select(columns)
          .from(userAccount)
          .where(condition)
          .orderBy(direction(sortColumns[query.sortId ?? 'name']), asc(userAccount.id))
          .limit(perPage)
          .offset(offset),
        totalsOf((where) => platform.$count(userAccount, where), undefined, condition),
      ]);
      const users = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return toPage(query, totals, users);
    },

    update: actingOnPerson<'PlatformUsers.update'>(platform, async (transaction, { path, body }, context) => {
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
    }),
  };
}
