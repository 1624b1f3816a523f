import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { absenceInWords } from '#domain/words/staff-absence.ts';
import { dutyInWords } from '#domain/words/staff-parts.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { staffAbsence, staffDuty } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { importable, loggedEntity, lockRecords, logActivity, type LockedRecord } from '#server/modules/record/index.ts';

import { absencesWhere } from './absences.ts';
import { dependantsOf, presentMember, reportsTo, type Dependants } from './dependants.ts';
import { dutiesWhere, mostDuties } from './duties.ts';
import { staffRegister } from './register.ts';

/** So many records change with one step: more would be held for too long. */
const mostAtOnce = 2_000;

const register = importable(staffRegister);

/** The successor of someone who leaves, with what they take over and every record that changes by it, locked. */
export interface Succession {
  readonly successorId: string;
  readonly dependants: Dependants;
  readonly locked: ReadonlyMap<string, LockedRecord>;
}

/**
 * Locks who leaves together with all whose records change, in the one order of decision 092.
 * @throws ApiError 409 for too many at once
 */
export async function lockSuccession(leaverId: string, successorId: string): Promise<Succession> {
  const dependants = await dependantsOf(leaverId);
  const { reports, deputised, absences } = dependants;
  const absent = absences.map(({ staffMemberId }) => staffMemberId);
  const ids = [...new Set([leaverId, successorId, ...reports, ...deputised, ...absent])];
  if (ids.length > mostAtOnce)
    throw conflict([
      {
        field: 'successorId',
        message: `More than ${mostAtOnce} staff members depend on them. Change some of them first`,
      },
    ]);
  const locked = new Map((await lockRecords('staffMember', ids)).map((one) => [one.id, one]));
  return { successorId, dependants, locked };
}

/** @throws ApiError 400 for a successor who does not work here, or is the one who leaves */
export async function refuseOtherSuccessor(leaverId: string, successorId: string): Promise<void> {
  if (successorId === leaverId || (await presentMember(successorId)) === undefined)
    throw invalid([{ field: 'successorId', message: 'Choose another staff member who works here' }]);
}

interface Leaver {
  readonly id: string;
  readonly manager: Schemas['RecordReference'] | null;
}

/** The new managers and deputies of those who depend on someone, by their ids. */
async function newPlaces({ id, manager }: Leaver, { successorId, dependants }: Succession) {
  const places = new Map<string, { managerId?: string | null; deputyId?: string | null }>();
  const give = (member: string, values: object) => places.set(member, { ...places.get(member), ...values });
  for (const report of dependants.reports) give(report, { managerId: successorId });
  // Nobody stands in for themselves.
  for (const one of dependants.deputised) give(one, { deputyId: one === successorId ? null : successorId });
  // A successor from below would report to themselves: they take the place of the one who leaves.
  if (await reportsTo(successorId, id)) give(successorId, { managerId: manager?.id ?? null });
  return places;
}

async function givePlaces(context: OrganisationContext, leaver: Leaver, succession: Succession): Promise<void> {
  const places = await newPlaces(leaver, succession);
  const changing = [...places].flatMap(([id, values]) => {
    const locked = succession.locked.get(id);
    return locked === undefined || locked.deleted ? [] : [{ locked, values }];
  });
  if (changing.length === 0) return;
  const changed = await register.change(context, changing);
  const notices = register.notices(context, 'a hand-over');
  await notices.add(changed);
  await notices.send();
}

/** Absences of the successor have no deputy of their own from then on. */
async function giveAbsences(
  context: OrganisationContext,
  { id: leaverId }: Leaver,
  { successorId, dependants: { absences }, locked }: Succession,
): Promise<void> {
  const which = and(
    inArray(
      staffAbsence.id,
      absences.map(({ id }) => id),
    ),
    eq(staffAbsence.deputyId, leaverId),
    isNull(staffAbsence.removedAt),
  );
  if (absences.length === 0) return;
  const before = await absencesWhere(which);
  await db
    .update(staffAbsence)
    .set({
      deputyId: sql`nullif(${successorId}::uuid, ${staffAbsence.staffMemberId})`,
      version: sql`${staffAbsence.version} + 1`,
    })
    .where(which);
  const ids = before.map(({ id }) => id);
  const after = new Map((await absencesWhere(inArray(staffAbsence.id, ids))).map((one) => [one.id, one]));
  const memberOf = new Map(absences.map(({ id, staffMemberId }) => [id, locked.get(staffMemberId)]));
  const entries = before.flatMap((was) => {
    const [member, is] = [memberOf.get(was.id), after.get(was.id)];
    if (member === undefined || is === undefined) return [];
    const changes = [{ field: 'absences', old: absenceInWords(was), new: absenceInWords(is) }];
    return [{ action: 'UPDATE' as const, ...loggedEntity('staffMember', member), changes }];
  });
  await logActivity(context, ...entries);
}

const dutyKey = ({ title, involvement, record }: Schemas['StaffDuty']) =>
  JSON.stringify([title.toLowerCase(), involvement, record?.id]);

/** What the successor does already in the same way stays with who leaves: it would stand there twice. */
async function giveDuties(
  context: OrganisationContext,
  { id: leaverId }: Leaver,
  { successorId, locked }: Succession,
): Promise<void> {
  const ofMember = (id: string) =>
    dutiesWhere(context)(and(eq(staffDuty.staffMemberId, id), isNull(staffDuty.removedAt)));
  const [theirs, own] = [await ofMember(leaverId), await ofMember(successorId)];
  const known = new Set(own.map(dutyKey));
  const given = theirs.filter((duty) => !known.has(dutyKey(duty)));
  const [leaver, successor] = [locked.get(leaverId), locked.get(successorId)];
  if (given.length === 0 || leaver === undefined || successor === undefined) return;
  if (own.length + given.length > mostDuties.count)
    throw invalid([{ field: 'successorId', message: `${mostDuties.message}: choose someone else` }]);
  await db
    .update(staffDuty)
    .set({ staffMemberId: successorId, version: sql`${staffDuty.version} + 1` })
    .where(
      inArray(
        staffDuty.id,
        given.map(({ id }) => id),
      ),
    );
  const words = given.map(dutyInWords);
  const logged = (entity: LockedRecord, changes: (duty: string) => { old: string | null; new: string | null }) => ({
    action: 'UPDATE' as const,
    ...loggedEntity('staffMember', entity),
    changes: words.map((duty) => ({ field: 'duty', ...changes(duty) })),
  });
  await logActivity(
    context,
    logged(leaver, (duty) => ({ old: duty, new: null })),
    logged(successor, (duty) => ({ old: null, new: duty })),
  );
}

/**
 * Gives the direct reports, deputyships and duties of someone who leaves to their successor, each logged with the record it changes.
 * @throws ApiError 400 if the successor would have too many duties
 */
export async function handOverPlaces(
  context: OrganisationContext,
  leaver: Leaver,
  succession: Succession,
): Promise<void> {
  await givePlaces(context, leaver, succession);
  await giveAbsences(context, leaver, succession);
  await giveDuties(context, leaver, succession);
}
