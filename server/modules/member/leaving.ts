import { eq, notInArray, sql } from 'drizzle-orm';

import { memberStateTexts } from '#domain/words/people.ts';
import { conflict, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { deactivatedMember, membership, organisationPerson, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { actingOnMember } from './acting-on-member.ts';
import { handOverAll, questionsFor } from './hand-over.ts';
import { asMember, storedMember } from './read.ts';
import { asResponsibility, heldBy, placesOf, type Registers } from './responsibilities.ts';
import { changedBy, logMember, refuseOtherVersion } from './steps.ts';

/** So many are shown: the others follow once these are handed over. */
const mostShown = 100;

type Leaving = Pick<HandlersOf<'Members'>, 'responsibilities' | 'handOver' | 'remove' | 'formerOwners'>;

/** @throws ApiError 404 for someone who never was a member */
async function refuseUnknownPerson(id: string): Promise<void> {
  const [found] = await db
    .select({ id: organisationPerson.userId })
    .from(organisationPerson)
    .where(eq(organisationPerson.userId, id));
  if (found === undefined) throw notFound();
}

async function formerOwners(registers: Registers): Promise<Schemas['FormerOwner'][]> {
  const people = await db
    .select({ id: organisationPerson.userId, name: userAccount.name, deactivated: deactivatedMember.userId })
    .from(organisationPerson)
    .innerJoin(userAccount, eq(userAccount.id, organisationPerson.userId))
    .leftJoin(deactivatedMember, eq(deactivatedMember.userId, organisationPerson.userId))
    .where(notInArray(organisationPerson.userId, db.select({ id: membership.userId }).from(membership)));
  if (people.length === 0) return [];
  const held = await heldBy(
    placesOf(registers),
    people.map(({ id }) => id),
  );
  return people
    .map(({ id, name, deactivated }) => ({
      id,
      name,
      state: deactivated === null ? null : ('DEACTIVATED' as const),
      owned: held.filter(({ personId }) => personId === id).length,
    }))
    .filter(({ owned }) => owned > 0)
    .toSorted((one, other) => other.owned - one.owned || one.name.localeCompare(other.name, 'en'));
}

/** What becomes of the responsibilities of those who leave. */
export const leavingHandlers = (registers: Registers): Leaving => ({
  async responsibilities({ path: { id }, query: { successorId } }) {
    const personId = id.toLowerCase();
    await refuseUnknownPerson(personId);
    const held = await heldBy(placesOf(registers), [personId]);
    const questions =
      successorId === undefined ? new Map() : await questionsFor(registers, held, successorId.toLowerCase());
    return {
      total: held.length,
      first: held.slice(0, mostShown).map(asResponsibility),
      questions: held
        .flatMap((one) => {
          const problem = questions.get(one);
          return problem === undefined ? [] : [{ ...asResponsibility(one), problem }];
        })
        .slice(0, mostShown),
    };
  },

  formerOwners: () => formerOwners(registers),

  handOver: actingOnMember<'Members.handOver'>(async ({ input: { body }, member }, context) => {
    if (member.state === 'ACTIVE')
      throw conflict([{ field: 'id', message: 'This person is an active member: deactivate or remove them first' }]);
    const handedOver = await handOverAll(registers, member.id, body, context);
    await logMember(context, member, [{ field: 'successor', old: null, new: body.successorId }]);
    return handedOver;
  }, 'formerToo'),

  remove: actingOnMember<'Members.remove'>(async ({ input: { body }, member }, context) => {
    const { version, ...handOver } = body;
    refuseOtherVersion(member, version);
    // First: the seats of someone who has left are vacant, so that their successor goes on with the votes that were cast.
    if (!(await changedBy(sql`end_membership(${member.id}, ${version}, true)`)))
      throw versionConflict(asMember(await storedMember(member.id)));
    const handedOver = await handOverAll(registers, member.id, handOver, context);
    await logMember(
      context,
      member,
      [
        { field: 'state', old: memberStateTexts[member.state], new: null },
        { field: 'successor', old: null, new: handOver.successorId },
      ],
      'DELETE',
    );
    return handedOver;
  }),
});
