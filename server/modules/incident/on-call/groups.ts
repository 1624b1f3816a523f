import { asc, eq, inArray, or } from 'drizzle-orm';

import { usualGroup, usualMinutes, type OnCallPeople } from '#domain/incident/on-call.ts';
import { membership, onCall, onCallGroup, onCallMember, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { editorsWhere } from '#server/modules/record/index.ts';

/** The on-call groups of the transaction's organisation. */
export interface OnCallSetting {
  readonly version: number;
  readonly minutes: number;
  readonly groups: readonly OnCallPeople[];
  readonly setBy: { readonly id: string; readonly name: string } | null;
  readonly setAt: Date | null;
}

/** The on-call groups as they were set, or those of an organisation that has set nothing. */
export async function readOnCall(): Promise<OnCallSetting> {
  const [setting] = await db
    .select({
      version: onCall.version,
      minutes: onCall.minutes,
      setBy: { id: userAccount.id, name: userAccount.name },
      setAt: onCall.setAt,
    })
    .from(onCall)
    .leftJoin(userAccount, eq(userAccount.id, onCall.setBy));
  if (setting === undefined)
    return { version: 0, minutes: usualMinutes, groups: [usualGroup], setBy: null, setAt: null };
  const [groups, members] = await Promise.all([
    db.select().from(onCallGroup).orderBy(asc(onCallGroup.place)),
    db
      .select({ place: onCallMember.place, id: onCallMember.personId })
      .from(onCallMember)
      .innerJoin(userAccount, eq(userAccount.id, onCallMember.personId))
      .orderBy(asc(userAccount.name), asc(userAccount.id)),
  ]);
  return {
    ...setting,
    groups: groups.map(({ place, name, roles }) => ({
      name,
      roles,
      memberIds: members.filter((one) => one.place === place).map(({ id }) => id),
    })),
  };
}

/** The ids of those of a group who can take an incident over: they may edit incidents, and their account is active. */
export async function reachedIn({ roles, memberIds }: OnCallPeople): Promise<string[]> {
  const isOfGroup = or(inArray(membership.role, [...roles]), inArray(membership.userId, [...memberIds]));
  return isOfGroup === undefined ? [] : (await editorsWhere('incident', isOfGroup)).map(({ id }) => id);
}

/** A group that is told. */
export interface ReachedGroup {
  readonly place: number;
  readonly name: string;
  readonly people: readonly string[];
}

/** The first group, from a place on, in which there is someone to tell: those of earlier groups have been told as part of them. */
export async function reachedFrom(
  { groups }: Pick<OnCallSetting, 'groups'>,
  first: number,
): Promise<ReachedGroup | undefined> {
  const told = new Set<string>();
  for (const [place, group] of groups.entries()) {
    const people = (await reachedIn(group)).filter((id) => !told.has(id));
    if (place >= first && people.length > 0) return { place, name: group.name, people };
    for (const id of people) told.add(id);
  }
  return undefined;
}

/** Who is on call first; administrators and managers if there is nobody in any group: an incident never concerns nobody. */
export async function firstOnCall(setting: Pick<OnCallSetting, 'groups'>): Promise<ReachedGroup> {
  const found = await reachedFrom(setting, 0);
  if (found !== undefined) return found;
  return { place: setting.groups.length, name: usualGroup.name, people: await reachedIn(usualGroup) };
}
