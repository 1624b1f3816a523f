import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';

import type { OrganisationRole, PermissionLevel } from '#openapi/access.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { membership, membershipPermission, organisationFeature, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { foldedContains } from '../list/patterns.ts';
import { isAskedFor, pickerLimit, type PickerQuery } from '../list/picker.ts';

type Facts = (typeof registers)[RecordKind] & { readonly writers?: readonly OrganisationRole[] };

/** What it takes to do more than to view. */
interface Acting {
  readonly levels: readonly PermissionLevel[];
  /** The roles that may; those that write in the register without. */
  readonly roles?: readonly OrganisationRole[];
}

/**
 * Members who may view the records of a kind, with their names: any level of its feature includes VIEW. Nobody has rights
 * whose account is not approved, or was deactivated.
 */
function viewers(kind: RecordKind, filter: SQL | undefined, acting?: Acting) {
  const { feature, roles, writers = roles }: Facts = registers[kind];
  const allowed = acting === undefined ? roles : (acting.roles ?? writers);
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
        acting === undefined ? undefined : inArray(membershipPermission.level, [...acting.levels]),
        maySignIn,
        inArray(membership.role, [...allowed]),
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

const isAsked = (query: PickerQuery) =>
  isAskedFor(userAccount.id, query, (search) => foldedContains(userAccount.foldedName, search));

/** The members that a picker asks for, by name, of those who may view the records of a kind. */
export const askedViewers = (kind: RecordKind, query: PickerQuery) =>
  viewers(kind, isAsked(query)).orderBy(asc(userAccount.name), asc(userAccount.id)).limit(pickerLimit(query));

/** Each level includes EDIT. @param roles those of its writers without */
const editing = (roles?: readonly OrganisationRole[]): Acting => ({
  levels: ['EDIT', 'DELETE'],
  ...(roles !== undefined && { roles }),
});

/** Which of these people are members who may edit the records of a kind. @param roles who act on them beside those who write them */
export async function editorsAmong(
  kind: RecordKind,
  ids: readonly string[],
  roles?: readonly OrganisationRole[],
): Promise<string[]> {
  const rows = await viewers(kind, inArray(membership.userId, [...ids]), editing(roles));
  return rows.map(({ id }) => id);
}

/** Those who may edit the records of a kind and meet a condition on their membership, by name. */
export const editorsWhere = (kind: RecordKind, condition: SQL) =>
  viewers(kind, condition, editing()).orderBy(asc(userAccount.name), asc(userAccount.id));

/** The members that a picker asks for, by name, of those who may edit the records of a kind and meet a condition. */
export const askedEditors = (
  kind: RecordKind,
  query: PickerQuery,
  condition?: SQL,
  roles?: readonly OrganisationRole[],
) =>
  viewers(kind, and(condition, isAsked(query)), editing(roles))
    .orderBy(asc(userAccount.name), asc(userAccount.id))
    .limit(pickerLimit(query));
