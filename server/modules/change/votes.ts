import { asc, eq } from 'drizzle-orm';

import { changeLifecycle } from '#domain/change/lifecycle.ts';
import { neededVotes, voteResult, type Votes } from '#domain/change/quorum.ts';
import { isOpenForVotes, quorumOf, resultNow } from '#domain/change/rules.ts';
import { ballotStates, changeStatusLabels } from '#domain/words/change.ts';
import { changeRequestInput } from '#openapi/generated/inputs.ts';
import { conflict, forbidden, invalid, versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { changeManagementProcess as change, changeVote, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedStep, tellOfSteps } from '#server/modules/lifecycle/index.ts';
import { editorsAmong, inContractForm, loggedEntity, logActivity, quoted } from '#server/modules/record/index.ts';

import { openImpacts } from './impacts.ts';
import { lockChange, peopleOf, touchChange } from './locked.ts';

type Change = Schemas['ChangeRequest'];

/** Earlier votes are many only if a change is submitted again and again. */
const mostFormer = 200;

/** Every vote on a change, the oldest first. */
const votesOn = (changeId: string) =>
  db
    .select({
      round: changeVote.round,
      voter: { id: userAccount.id, name: userAccount.name },
      vote: changeVote.vote,
      comment: changeVote.comment,
      votedAt: inContractForm(changeVote.votedAt).mapWith(String),
    })
    .from(changeVote)
    .innerJoin(userAccount, eq(userAccount.id, changeVote.voterId))
    .where(eq(changeVote.changeId, changeId))
    .orderBy(asc(changeVote.votedAt), asc(changeVote.id));

/** Whether enough had agreed in the present round: what is decided stays so, even if someone leaves afterwards. */
async function isAgreed({ id, round }: Change): Promise<boolean> {
  const [found] = await db.select({ agreedRound: change.agreedRound }).from(change).where(eq(change.id, id));
  return found?.agreedRound === round;
}

/** Those whose votes count now. */
const ableAmong = async (people: readonly Schemas['PersonReference'][]): Promise<ReadonlySet<string>> =>
  new Set(
    await editorsAmong(
      'changeManagementProcess',
      people.map(({ id }) => id),
    ),
  );

/** The seats of a change with the votes that count, and what they have decided. */
export async function tallyOf(before: Change) {
  const agreed = await isAgreed(before);
  const isOver = agreed || before.status === 'CLOSED' || before.status === 'CANCELLED';
  const able = await ableAmong(before.voters);
  const all = await votesOn(before.id);
  const last = new Map(all.filter(({ round }) => round === before.round).map((vote) => [vote.voter.id, vote]));
  const seats = before.voters.map((voter): Schemas['ChangeSeat'] => {
    const cast = last.get(voter.id);
    return {
      voter,
      isVacant: !isOver && !able.has(voter.id),
      vote: cast?.vote ?? null,
      comment: cast?.comment ?? '',
      votedAt: cast?.votedAt ?? null,
    };
  });
  const count = (vote: Schemas['Ballot']) => seats.filter((seat) => !seat.isVacant && seat.vote === vote).length;
  const votes: Votes = { seats: seats.length, yes: count('YES'), no: count('NO') };
  const quorum = quorumOf(changeRequestInput.of(before));
  const isAsked = seats.length > 0;
  const seated = new Set(before.voters.flatMap(({ id }) => last.get(id) ?? []));
  const settled = agreed ? ('APPROVED' as const) : before.refusedAt === null ? undefined : ('REFUSED' as const);
  const counted = settled ?? voteResult(quorum, votes);
  return {
    seats,
    needed: isAsked ? neededVotes(quorum, seats.length) : 0,
    result: isAsked ? counted : ('PENDING' as const),
    now: isAsked ? resultNow(before.type, quorum, votes) : ('PENDING' as const),
    formerVotes: all
      .filter((vote) => !seated.has(vote))
      .toReversed()
      .slice(0, mostFormer),
  };
}

type Locked = Awaited<ReturnType<typeof lockChange>>;

/** @throws ApiError 403 for who does not decide, 409 for what was decided or changed meanwhile, 400 for a refusal without a reason */
async function refuse({ before }: Locked, ballot: Schemas['BallotInput'], personId: string): Promise<void> {
  if (before.owner?.id === personId) throw forbidden('Nobody decides on what they request themselves');
  if (!before.voters.some(({ id }) => id === personId)) throw forbidden('This is for those who decide on it');
  if (before.round !== ballot.round) throw versionConflict(before);
  if (!isOpenForVotes(before, (await tallyOf(before)).result))
    throw conflict([{ field: 'vote', message: 'It is not open for votes' }], before);
  if (ballot.vote === 'NO' && (ballot.comment ?? '').trim() === '')
    throw invalid([{ field: 'comment', message: 'Say why you refuse it' }]);
}

/** What a result is told as. */
const results = {
  APPROVED: { event: changeLifecycle.events.APPROVE, title: 'Change authorised', does: 'is authorised' },
  REFUSED: { event: changeLifecycle.events.REFUSE, title: 'Change refused', does: 'is refused' },
} as const;

/** Stores what the votes have decided, if they have. */
async function settle(context: OrganisationContext, locked: Locked, comment: string): Promise<Schemas['ChangeStatus']> {
  const { before } = locked;
  const { result, now } = await tallyOf(before);
  if (result === 'APPROVED') await db.update(change).set({ agreedRound: before.round }).where(eq(change.id, before.id));
  if (before.status !== 'AUTHORISE') return before.status;
  if (now === 'PENDING') return before.status;
  const { event, title, does } = results[now];
  await db
    .update(change)
    .set({
      status: event.to,
      authorisedAt: now === 'APPROVED' ? new Date() : null,
      statusReason: now === 'APPROVED' ? '' : comment,
    })
    .where(eq(change.id, before.id));
  if (now === 'APPROVED') await openImpacts(before);
  await touchChange(context, locked);
  const because = comment === '' ? '' : ` ${comment}`;
  await tellOfSteps('changeManagementProcess', 'changeStep', [
    {
      entity: locked.entity,
      step: event,
      people: peopleOf(before),
      words: {
        told: { title, describe: (what) => `${what} ${does}.${now === 'REFUSED' ? because : ''}` },
        asked: {
          title: 'Change to carry out',
          describe: (what) => `${what} is authorised: you are to carry it out.`,
        },
      },
    },
  ]);
  return event.to;
}

/** Casts a vote, and moves the change as soon as the votes decide. */
export async function castVote(
  id: string,
  ballot: Schemas['BallotInput'],
  context: OrganisationContext,
): Promise<void> {
  const locked = await lockChange(id);
  await refuse(locked, ballot, context.user.id);
  const { vote, comment = '' } = ballot;
  const { before } = locked;
  await db.insert(changeVote).values({
    organisationId: context.organisation.id,
    changeId: id,
    round: before.round,
    voterId: context.user.id,
    vote,
    comment,
  });
  const status = await settle(context, locked, comment);
  const said = comment === '' ? ballotStates[vote] : `${ballotStates[vote]}: ${comment}`;
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('changeManagementProcess', locked.entity),
    changes: [
      { field: 'vote', old: null, new: said },
      ...(status === before.status ? [] : loggedStep(changeStatusLabels, { from: before.status, to: status })),
    ],
  });
}

/** What those who decide are told. */
export const askedToVote = (name: string) => ({
  title: 'Change to decide on',
  describe: (what: string) => `${quoted(name)} asks you to decide on ${what}.`,
});
