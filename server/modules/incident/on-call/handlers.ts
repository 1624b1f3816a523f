import { eq, inArray } from 'drizzle-orm';

import { problemsOfGroups } from '#domain/incident/on-call.ts';
import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { organisationRoleTexts } from '#domain/words/people.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import { invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident, onCall, onCallGroup, onCallMember, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  changesBetween,
  editorsAmong,
  loggedEntity,
  lockLive,
  logActivity,
  logSetting,
  noticesOfChange,
  notify,
  readersOf,
  tellWatchers,
  touchRecord,
  watchedEvent,
} from '#server/modules/record/index.ts';

import { incidentRegister } from '../register.ts';
import { saveIncidents } from '../save.ts';
import { reachedIn, readOnCall } from './groups.ts';

const { live } = readersOf(incidentRegister);

type OnCall = Schemas['OnCall'];
type Body = Schemas['OnCallInput'];

const namesOf = async (ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: userAccount.id, name: userAccount.name })
        .from(userAccount)
        .where(inArray(userAccount.id, [...ids]));

/** The setting as the contract has it. */
async function shownOnCall(): Promise<OnCall> {
  const { version, minutes, groups, setBy, setAt } = await readOnCall();
  const names = await namesOf(groups.flatMap(({ memberIds }) => memberIds));
  return {
    version,
    minutes,
    setBy,
    setAt: setAt?.toISOString() ?? null,
    groups: await Promise.all(
      groups.map(async (group) => ({
        name: group.name,
        roles: [...group.roles],
        members: group.memberIds.flatMap((id) => names.find((one) => one.id === id) ?? []),
        reached: (await reachedIn(group)).length,
      })),
    ),
  };
}

/** What the log has of the setting. */
const loggedOf = ({ minutes, groups }: Pick<OnCall, 'minutes' | 'groups'>) => ({
  minutes,
  groups: groups.map(
    ({ name, roles, members }) =>
      `${name}: ${[...roles.map((role) => organisationRoleTexts[role]), ...members.map((member) => member.name)].join(', ')}`,
  ),
});

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** @throws ApiError 400 naming a group without anyone, or a member who could not take an incident over */
async function refuse(groups: Body['groups'], known: OnCall): Promise<void> {
  const ids = distinct(groups.flatMap(({ memberIds }) => memberIds));
  const editors = new Set(ids.length === 0 ? [] : await editorsAmong('incident', ids));
  // Who was chosen before stays, whatever became of their rights: others are told instead of them.
  const kept = new Set(known.groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const unknown = groups.flatMap(({ memberIds }, index) =>
    memberIds.flatMap((id, place): FieldError[] =>
      editors.has(id) || kept.has(id)
        ? []
        : [{ field: `groups/${index}/memberIds/${place}`, message: 'Choose members who may edit incidents' }],
    ),
  );
  const problems = [...problemsOfGroups(groups), ...unknown];
  if (problems.length > 0) throw invalid(problems);
}

/** Stores the setting as its next version. @returns whether nobody else has stored one meanwhile */
async function store({ organisation, user }: OrganisationContext, { version, minutes, groups }: Body) {
  const organisationId = organisation.id;
  const values = { organisationId, version: version + 1, minutes, setBy: user.id, setAt: new Date() };
  const rows =
    version === 0
      ? await db.insert(onCall).values(values).onConflictDoNothing().returning({ version: onCall.version })
      : await db.update(onCall).set(values).where(eq(onCall.version, version)).returning({ version: onCall.version });
  if (rows.length === 0) return false;
  await db.delete(onCallGroup).where(eq(onCallGroup.organisationId, organisationId));
  await db
    .insert(onCallGroup)
    .values(groups.map(({ name, roles }, place) => ({ organisationId, place, name, roles: distinct(roles) })));
  const members = groups.flatMap(({ memberIds }, place) =>
    distinct(memberIds).map((personId) => ({ organisationId, place, personId })),
  );
  if (members.length > 0) await db.insert(onCallMember).values(members);
  return true;
}

const mostCoOwners = 20;

/** The owners of an incident once someone has taken it over: its former owner stays responsible beside them. */
function ownersAfter({ owner, coOwners }: Schemas['Incident'], userId: string) {
  const others = [...(owner === null ? [] : [owner.id]), ...coOwners.map(({ id }) => id)];
  return {
    ownerId: userId,
    coOwnerIds: distinct(others)
      .filter((id) => id !== userId)
      .slice(0, mostCoOwners),
  };
}

/** Who is on call, and who takes an incident over. docs/decisions/189-on-call-groups.md */
export const onCallHandlers: HandlersOf<'IncidentOnCall'> = {
  read: shownOnCall,

  async save({ body }, context) {
    const before = await shownOnCall();
    await refuse(body.groups, before);
    if (before.version !== body.version || !(await store(context, body))) throw versionConflict(await shownOnCall());
    const after = await shownOnCall();
    await logSetting(context, 'onCall', loggedOf(before), loggedOf(after));
    return after;
  },

  async takeOver({ path: { id }, body: { version } }, context) {
    const entity = await lockLive('incident', id);
    const before = await live(id);
    if (before.takenOverBy?.id === context.user.id && before.owner?.id === context.user.id) return before;
    if (entity.version !== version) throw versionConflict(before);
    if (!openIncidentStatuses.some((status) => status === before.status))
      throw invalid([{ field: 'status', message: 'It is resolved or closed: reopen it first' }]);
    const { ownerId, coOwnerIds } = ownersAfter(before, context.user.id);
    const input = { ...incidentInput.of(before), ownerId, coOwnerIds };
    await touchRecord(context, entity, { title: input.title, searchable: incidentRegister.searchable(input) });
    await saveIncidents([{ key: { organisationId: context.organisation.id, id }, input, chosen: { coOwnerIds } }]);
    await db
      .update(incident)
      .set({ takenOverAt: new Date(), takenOverById: context.user.id })
      .where(eq(incident.id, id));
    const after = await live(id);
    const changes = [
      ...changesBetween(incidentInput.of(before), { ownerId, coOwnerIds }),
      { field: 'takenOverBy', old: before.takenOverBy?.name ?? null, new: context.user.name },
    ];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('incident', entity), changes });
    const was = before.owner?.id ?? null;
    await notify(context, 'incident', noticesOfChange(before, { was, is: context.user.id }));
    await tellWatchers('incident', [watchedEvent(context.user.name, 'incident', 'updated', { entity, except: [was] })]);
    return after;
  },
};
