import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import type { PermissionLevel } from '#openapi/access.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { membership, membershipPermission, organisationFeature, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { optionLimit } from '../list/list.ts';
import { contains } from '../list/patterns.ts';

/**
 * Members who may view the records of a kind, with their names: any level of its feature includes VIEW. Nobody has rights
 * whose account is not approved, or was deactivated.
 */
function viewers(kind: RecordKind, filter: SQL | undefined, levels?: readonly PermissionLevel[]) {
  const { feature, roles } = registers[kind];
  const maySignIn = and(eq(userAccount.approved, true), eq(userAccount.active, true));
  return db
    .select({ id: userAccount.id, name: userAccount.name })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId))
    .innerJoin(membershipPermission, eq(membershipPermission.userId, membership.userId))
    .innerJoin(organisationFeature, eq(organisationFeature.feature, membershipPermission.feature))
    .where(
      and(
        filter,
        levels === undefined ? undefined : inArray(membershipPermission.level, [...levels]),
        maySignIn,
        inArray(membership.role, [...roles]),
        eq(membershipPermission.feature, feature),
      ),
    );
}

/** Those who may view the records of a kind and meet a condition on their membership, by name. */
export const viewersWhere = (kind: RecordKind, condition: SQL) =>
  viewers(kind, condition).orderBy(asc(userAccount.name), asc(userAccount.id));

/** Which of these people are members who may view the records of a kind. */
export async function viewersAmong(kind: RecordKind, ids: readonly string[]): Promise<string[]> {
  const rows = await viewers(kind, inArray(membership.userId, [...ids]));
  return rows.map(({ id }) => id);
}

/** The first members by name who may view the records of a kind, and whose name contains a text. */
export const viewersNamed = (kind: RecordKind, search: string | undefined) =>
  viewers(kind, search ? contains(userAccount.name, search) : undefined)
    .orderBy(asc(userAccount.name), asc(userAccount.id))
    .limit(optionLimit);

/** Each includes EDIT. */
const editing: readonly PermissionLevel[] = ['EDIT', 'DELETE'];

/** Which of these people are members who may edit the records of a kind. */
export async function editorsAmong(kind: RecordKind, ids: readonly string[]): Promise<string[]> {
  const rows = await viewers(kind, inArray(membership.userId, [...ids]), editing);
  return rows.map(({ id }) => id);
}

/** The first members by name who may edit the records of a kind, whose name contains a text, and who meet a condition. */
export const editorsNamed = (kind: RecordKind, search: string | undefined, condition: SQL | undefined) =>
  viewers(kind, and(condition, search ? contains(userAccount.name, search) : undefined), editing)
    .orderBy(asc(userAccount.name), asc(userAccount.id))
    .limit(optionLimit);
