import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Right } from '#domain/people/granting.ts';
import { organisationRoles, type OrganisationRole } from '#openapi/access.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Input, Schemas } from '#server/contract/types.ts';
import {
  deactivatedMember,
  memberPresence,
  membership,
  membershipPermission,
  organisationFeature,
  organisationPerson,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { foldedContains, pageOf, toPage } from '#server/modules/record/index.ts';

type MemberQuery = Input<'Members.list'>['query'];

/** A member as stored, with the identity's name of their account. */
export interface StoredMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly imageUrl: string | null;
  readonly subject: string;
  readonly accountInUse: boolean;
  readonly role: OrganisationRole;
  readonly featurePermissions: Right[];
  readonly state: Schemas['MemberState'];
  readonly lastActiveAt: string | null;
  readonly joinedAt: string;
  readonly version: number;
}

/** Rights count only for features that the organisation has; so do those that a deactivated member would get back. */
const permissionsOf = sql`coalesce((
  select json_agg(json_build_object('feature', held.feature, 'permission', held.level) order by held.feature)
  from (
    select ${membershipPermission.feature} as feature, ${membershipPermission.level} as level from ${membershipPermission}
    where ${membershipPermission.userId} = member.user_id and member.permissions is null
    union all
    select kept.feature, kept.permission from jsonb_to_recordset(member.permissions) as kept (feature text, permission text)
  ) as held
  where held.feature in (select ${organisationFeature.feature} from ${organisationFeature})), '[]')`;

/** Members and those who are deactivated. */
const everyone = sql`(
  select ${membership.userId} as user_id, ${membership.role} as role, ${membership.version} as version,
    ${membership.createdAt} as joined_at, 'ACTIVE' as state, null::jsonb as permissions
  from ${membership}
  union all
  select ${deactivatedMember.userId}, ${deactivatedMember.role}, ${deactivatedMember.version}, ${deactivatedMember.joinedAt},
    'DEACTIVATED', ${deactivatedMember.permissions}
  from ${deactivatedMember})`;

const source = sql`${everyone} as member
  join ${userAccount} on ${userAccount.id} = member.user_id
  left join ${memberPresence} on ${memberPresence.userId} = member.user_id`;

const columns = sql`member.user_id as id, ${userAccount.name} as name, ${userAccount.email} as email,
  ${userAccount.imageUrl} as "imageUrl", ${userAccount.subject} as subject,
  ${userAccount.approved} and ${userAccount.active} as "accountInUse", member.role, member.state,
  ${memberPresence.lastActiveAt} as "lastActiveAt", member.joined_at as "joinedAt", member.version`;

const memberRole = sql`array_position(array[${sql.raw(organisationRoles.map((role) => `'${role}'`).join(', '))}], member.role)`;

const orders: Readonly<Record<Schemas['MemberSort'], SQL>> = {
  name: sql`name`,
  email: sql`email`,
  role: sql`role_rank`,
  lastActiveAt: sql`"lastActiveAt"`,
  joinedAt: sql`"joinedAt"`,
};

function conditionOf({ search, state, role }: MemberQuery): SQL {
  const conditions = [
    foldedContains(userAccount.searchText, search),
    state === undefined ? undefined : sql`member.state = ${state}`,
    role === undefined ? undefined : sql`member.role = ${role}`,
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Instants are texts of PostgreSQL where a statement is written by hand. */
type Row = Omit<StoredMember, 'lastActiveAt' | 'joinedAt'> & {
  readonly lastActiveAt: Date | string | null;
  readonly joinedAt: Date | string;
};

const asStored = ({ lastActiveAt, joinedAt, ...row }: Row): StoredMember => ({
  ...row,
  lastActiveAt: lastActiveAt === null ? null : new Date(lastActiveAt).toISOString(),
  joinedAt: new Date(joinedAt).toISOString(),
});

async function rowsOf(where: SQL, end: SQL): Promise<StoredMember[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select page.*, ${permissionsOf} as "featurePermissions"
    from (select ${columns}, ${memberRole} as role_rank, member.user_id, member.permissions
      from ${source} where ${where} ${end}) as page
    cross join lateral (select page.user_id, page.permissions) as member`);
  return rows.map(({ role_rank: _rank, user_id: _id, permissions: _kept, ...row }) => asStored(row));
}

/** One page of the members, deactivated ones too. */
export async function memberPage(query: MemberQuery) {
  const { perPage, offset } = pageOf(query);
  const condition = conditionOf(query);
  const direction = query.desc === true ? sql`desc nulls last` : sql`asc nulls last`;
  const by = orders[query.sortId ?? 'name'];
  const page = await rowsOf(condition, sql`order by ${by} ${direction}, id limit ${perPage} offset ${offset}`);
  // Who is found is looked for once more only where not all of them are on the page.
  const isAll = offset === 0 && page.length < perPage;
  const found = isAll ? sql`${page.length}::int` : sql`count(*) filter (where ${condition})::int`;
  const { rows } = await db.execute<{ total: number; unfilteredTotal: number }>(sql`
    select ${found} as total, count(*)::int as "unfilteredTotal" from ${source}`);
  const [totals] = rows;
  return toPage(query, { total: 0, unfilteredTotal: 0, ...totals, totalIsExact: true }, page);
}

/** A member, deactivated ones too. @throws ApiError 404 */
export async function storedMember(id: string): Promise<StoredMember> {
  const [found] = await rowsOf(eq(userAccount.id, id), sql``);
  if (found === undefined) throw notFound();
  return found;
}

/** Someone who was a member and was removed: they have no rights left. */
export async function formerMember(id: string): Promise<StoredMember | undefined> {
  const [found] = await db
    .select({
      id: userAccount.id,
      name: userAccount.name,
      email: userAccount.email,
      imageUrl: userAccount.imageUrl,
      subject: userAccount.subject,
      joinedAt: userAccount.createdAt,
    })
    .from(organisationPerson)
    .innerJoin(userAccount, eq(userAccount.id, organisationPerson.userId))
    .where(
      and(
        eq(organisationPerson.userId, id),
        sql`not exists (select from ${membership} where ${membership.userId} = ${organisationPerson.userId})`,
        sql`not exists (select from ${deactivatedMember} where ${deactivatedMember.userId} = ${organisationPerson.userId})`,
      ),
    );
  if (found === undefined) return undefined;
  const standing = { role: 'ORG_VIEWER', featurePermissions: [], state: 'DEACTIVATED', accountInUse: false } as const;
  const joinedAt = found.joinedAt.toISOString();
  return { ...found, ...standing, featurePermissions: [], joinedAt, lastActiveAt: null, version: 1 };
}

/** A member as the API has it. */
export const asMember = (
  { subject: _subject, ...member }: StoredMember,
  secondFactor: boolean | null = null,
): Schemas['Member'] => ({ ...member, secondFactor });
