import { and, eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { conflict, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, member as chosenMember, viewersAmong } from '#server/modules/record/index.ts';

import { heldBy, placesOf, type Held, type Registers } from './responsibilities.ts';

/** So many responsibilities are handed over in one step: more would hold their records for too long. */
const mostAtOnce = 2_000;

/** So many of those that are left are named. */
const mostNamed = 5;

/** A person cannot be the approver of what they wrote, nor own what they approve. */
const isDeciding = ({ place }: Held) => place.field === 'approverId' || place.field === 'reviewerIds';

/** Why a successor cannot take something as it is; undefined if they can. */
function successorProblem(
  held: Held,
  successorId: string,
  { viewers, theirs }: { readonly viewers: ReadonlySet<RecordKind>; readonly theirs: readonly Held[] },
): Schemas['SuccessorProblem'] | undefined {
  if (!viewers.has(held.place.kind)) return 'MAY_NOT_VIEW';
  const inSame = theirs.filter(({ id }) => id === held.id);
  const hasOther = inSame.some((other) => isDeciding(other) !== isDeciding(held));
  return hasOther || (isDeciding(held) && held.createdBy === successorId) ? 'OTHER_PART' : undefined;
}

/** What a successor could not take. */
export async function questionsFor(
  registers: Registers,
  held: readonly Held[],
  successorId: string,
): Promise<Map<Held, Schemas['SuccessorProblem']>> {
  const places = placesOf(registers);
  const kinds = new Set(held.map(({ place }) => place.kind));
  const viewers = new Set<RecordKind>();
  for (const kind of kinds) if ((await viewersAmong(kind, [successorId])).length > 0) viewers.add(kind);
  const theirs = await heldBy(places, [successorId]);
  return new Map(
    held.flatMap((one) => {
      const problem = successorProblem(one, successorId, { viewers, theirs });
      return problem === undefined ? [] : [[one, problem] as const];
    }),
  );
}

interface Given {
  readonly held: Held;
  readonly successorId: string;
}

const keyOf = (recordId: string, field: string) => `${recordId.toLowerCase()} ${field}`;

/** @throws ApiError 400 naming successors who are no other members, and exceptions for what the person is not responsible for */
async function refuseUnknown(
  personId: string,
  held: readonly Held[],
  { successorId, exceptions = [] }: Schemas['HandOver'],
): Promise<void> {
  const named = [
    ...(successorId === null ? [] : [{ field: 'successorId', id: successorId.toLowerCase() }]),
    ...exceptions.map((one, index) => ({
      field: `exceptions/${index}/successorId`,
      id: one.successorId.toLowerCase(),
    })),
  ];
  const present = new Set((await chosenMember.find([...new Set(named.map(({ id }) => id))])).map(({ id }) => id));
  const strangers = named.flatMap(({ field, id }) => {
    if (id === personId) return [{ field, message: 'Choose someone else' }];
    return present.has(id) ? [] : [{ field, message: 'Choose a member of the organisation' }];
  });
  const theirs = new Set(held.map((one) => keyOf(one.id, one.place.field)));
  const others = exceptions.flatMap(({ recordId, field }, index) =>
    theirs.has(keyOf(recordId, field))
      ? []
      : [{ field: `exceptions/${index}/recordId`, message: 'Choose something that this person is responsible for' }],
  );
  if (strangers.length + others.length > 0) throw invalid([...strangers, ...others]);
}

/** Who takes what. @throws ApiError 400 naming each record that nobody can take */
async function assignAll(
  registers: Registers,
  held: readonly Held[],
  { successorId, exceptions = [] }: Schemas['HandOver'],
): Promise<Given[]> {
  const named = new Map(exceptions.map((one) => [keyOf(one.recordId, one.field), one.successorId.toLowerCase()]));
  const given = held.map((one) => ({
    held: one,
    successorId: named.get(keyOf(one.id, one.place.field)) ?? successorId?.toLowerCase(),
  }));
  const successors = [...new Set(given.flatMap((one) => one.successorId ?? []))];
  const problems = new Map<Held, string>();
  for (const id of successors) {
    const theirs = given.filter((one) => one.successorId === id).map((one) => one.held);
    for (const [one, problem] of await questionsFor(registers, theirs, id)) problems.set(one, problemTexts[problem]);
  }
  const errors = given.flatMap(({ held: one, successorId: taker }) => {
    const { id, ref, place } = one;
    const problem = taker === undefined ? 'Choose a successor' : problems.get(one);
    return problem === undefined ? [] : [{ field: `exceptions/${id}/${place.field}`, message: `${ref}: ${problem}` }];
  });
  if (errors.length > 0) throw invalid(errors);
  return given.flatMap(({ held: one, successorId: taker }) =>
    taker === undefined ? [] : [{ held: one, successorId: taker }],
  );
}

const problemTexts = {
  MAY_NOT_VIEW: 'This member may not see it. Choose another successor',
  OTHER_PART: 'This member is its author, owner or approver already. Choose another successor',
} as const satisfies Record<Schemas['SuccessorProblem'], string>;

/** The input's values once others stand where the person stood. */
function valuesFor(input: object, given: readonly Given[]): object {
  const now: Record<string, unknown> = {};
  for (const { held, successorId } of given) {
    const { field, as } = held.place;
    if (as === 'one') now[field] = successorId;
    if (as !== 'several') continue;
    const before: unknown = now[field] ?? Reflect.get(input, field);
    const ids = Array.isArray(before) ? before.map(String) : [];
    now[field] = [...new Set(ids.map((id) => (id === held.personId ? successorId : id)))];
  }
  // Nobody is an owner and a co-owner of the same record.
  const owner = now['ownerId'] ?? Reflect.get(input, 'ownerId');
  const coOwners: unknown = now['coOwnerIds'];
  if (Array.isArray(coOwners)) now['coOwnerIds'] = coOwners.filter((id) => id !== owner);
  return now;
}

/** A seat among those who decide on a change is for one person, who does not ask for the change. */
const isSeat = ({ place: { field } }: Held) => field === 'voterIds';

/** The seats that their successors cannot take: they decide there already, or ask for what is decided on. */
async function seatsToLeave(registers: Registers, given: readonly Given[]): Promise<ReadonlySet<Given>> {
  const seats = given.filter(({ held }) => isSeat(held));
  if (seats.length === 0) return new Set();
  const kinds = new Set(seats.map(({ held: { place } }) => place.kind));
  const excluding = placesOf(registers).filter(
    ({ kind, field }) => kinds.has(kind) && (field === 'voterIds' || field === 'ownerId'),
  );
  const theirs = await heldBy(excluding, [...new Set(seats.map(({ successorId }) => successorId))]);
  const taken = given.filter(({ held: { place } }) => place.field === 'ownerId');
  return new Set(
    seats.filter(
      ({ held: { id }, successorId }) =>
        theirs.some((one) => one.id === id && one.personId === successorId) ||
        taken.some((one) => one.held.id === id && one.successorId === successorId),
    ),
  );
}

/** Changes the records of a kind as their register does: logged, and told to owners and watchers. @returns the ids of those left as they are */
async function changeRecords(
  registers: Registers,
  kind: RecordKind,
  given: readonly Given[],
  context: OrganisationContext,
): Promise<string[]> {
  const own = given.filter(({ held }) => held.place.kind === kind && held.place.as !== 'part');
  if (own.length === 0) return [];
  const register = registers[kind];
  const locked = await register.lock([...new Set(own.map(({ held }) => held.id))]);
  const found = await register.find([...new Set(own.map(({ held }) => held.ref))]);
  const inputs = new Map([...found.values()].map(({ id, input }) => [id, input]));
  const changing = locked.flatMap((one) => {
    const input = inputs.get(one.id);
    const theirs = own.filter(({ held }) => held.id === one.id);
    return input === undefined || one.deleted ? [] : [{ locked: one, values: valuesFor(input, theirs) }];
  });
  const fixed = await register.fixed(changing);
  const changeable = changing.filter((one) => !fixed.has(one.locked.id));
  // Where all of a kind are closed, nothing is changed, logged or told.
  if (changeable.length === 0) return [...fixed];
  const changed = await register.change(context, changeable);
  const notices = register.notices(context, 'a hand-over');
  await notices.add(changed);
  await notices.send();
  return [...fixed];
}

/** Gives parts of records, such as the actions of a plan, other owners. */
async function changeParts(given: readonly Given[], context: OrganisationContext): Promise<void> {
  const parts = given.filter(({ held }) => held.place.as === 'part');
  for (const { held, successorId } of parts) {
    const { table, person, recordId, kind, field, isOpen } = held.place;
    const hasVersion = getTableConfig(table).columns.some(({ name }) => name === 'version');
    const version = hasVersion ? sql`, version = version + 1` : sql``;
    await db.execute(sql`update ${table} set ${sql.identifier(person.name)} = ${successorId} ${version}
      where ${and(eq(recordId, held.id), eq(person, held.personId), isOpen)}`);
    const changes = [{ field, old: held.personId, new: successorId }];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity(kind, held), changes });
  }
}

/**
 * Hands over what people are responsible for. Records that stand where their people are fixed, such as a policy under review, keep them
 * until that has ended, and a seat that its successor cannot take stays vacant: they stay listed. Someone who is still a member when this
 * is called has not vacated their seats, and would be replaced as if others decided now.
 * @returns those that were left
 * @throws ApiError 400 naming successors who are no members, and each record that its successor cannot take
 */
export async function handOverAll(
  registers: Registers,
  personId: string,
  handOver: Schemas['HandOver'],
  context: OrganisationContext,
): Promise<Schemas['HandedOver']> {
  const held = await heldBy(placesOf(registers), [personId]);
  if (held.length > mostAtOnce)
    throw conflict([
      {
        field: 'successorId',
        message: `They are responsible for more than ${mostAtOnce} records. Change some of them first`,
      },
    ]);
  await refuseUnknown(personId, held, handOver);
  const assigned = await assignAll(registers, held, handOver);
  const vacant = await seatsToLeave(registers, assigned);
  const given = assigned.filter((one) => !vacant.has(one));
  const kinds = [...new Set(given.map(({ held: { place } }) => place.kind))].toSorted();
  const parts = new Set(given.filter(({ held: { place } }) => place.as === 'part').map(({ held: { id } }) => id));
  const left = new Set([...vacant].map((one) => one.held.id));
  for (const kind of kinds) {
    // Records are locked first, also those of which only a part changes (decision 092).
    const ids = given
      .filter(({ held: { id, place } }) => place.kind === kind && parts.has(id))
      .map(({ held: { id } }) => id);
    if (ids.length > 0) await registers[kind].lock([...new Set(ids)]);
    for (const id of await changeRecords(registers, kind, given, context)) left.add(id);
  }
  await changeParts(given, context);
  const kept = new Map(held.filter(({ id }) => left.has(id)).map(({ id, ref, title }) => [id, { id, ref, title }]));
  return { left: kept.size, first: [...kept.values()].slice(0, mostNamed) };
}
