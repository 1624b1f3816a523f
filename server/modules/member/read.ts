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

function conditionOf({ id, search, state, role }: MemberQuery): SQL {
  const conditions = [
    id === undefined ? undefined : sql`member.user_id = ${id}`,
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

/** Up to this offset, a page is walked from the start without waiting for the total. */
const nearStart = 1000;

/** The order of a list; turned round, it is the same from the end. Only who has never been active has no value to be ordered by. */
function orderOf({ sortId = 'name', desc = false }: MemberQuery, isReversed: boolean): SQL {
  const direction = desc === isReversed ? sql`asc` : sql`desc`;
  const nulls = sortId === 'lastActiveAt' ? (isReversed ? sql`nulls first` : sql`nulls last`) : sql``;
  return sql`order by ${orders[sortId]} ${direction} ${nulls}, id ${isReversed ? sql`desc` : sql`asc`}`;
}

/** How many members there are, and how many of them are found. */
async function countsOf(query: MemberQuery) {
  const { id, search = '', state, role } = query;
  const isNarrowed = id !== undefined || search !== '' || state !== undefined || role !== undefined;
  const all = sql`(select count(*)::int from ${everyone} as member)`;
  const found = isNarrowed ? sql`(select count(*)::int from ${source} where ${conditionOf(query)})` : all;
  const { rows } = await db.execute<{ total: number; unfilteredTotal: number }>(
    sql`select ${found} as total, ${all} as "unfilteredTotal"`,
  );
  return { total: 0, unfilteredTotal: 0, ...rows[0] };
}

/** One page of the members, deactivated ones too: one in the second half of a long list is read from its end. */
export async function memberPage(query: MemberQuery) {
  const { perPage, offset } = pageOf(query);
  const counted = countsOf(query);
  const { total } = offset > nearStart ? await counted : { total: Infinity };
  const isReversed = offset + perPage > total / 2;
  const limit = isReversed ? Math.max(0, Math.min(perPage, total - offset)) : perPage;
  const from = isReversed ? Math.max(0, total - offset - limit) : offset;
  const page = rowsOf(conditionOf(query), sql`${orderOf(query, isReversed)} limit ${limit} offset ${from}`);
  const [rows, totals] = await Promise.all([page, counted]);
  return toPage(query, { ...totals, totalIsExact: true }, isReversed ? rows.toReversed() : rows);
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
