/** How many of those with a seat must agree to a change (work.md 5, A2). */
export type Quorum =
  | { readonly rule: 'ALL' | 'ANY' | 'MAJORITY' }
  | { readonly rule: 'NUMBER'; readonly number: number };

export interface Votes {
  readonly seats: number;
  readonly yes: number;
  readonly no: number;
}

export type VoteResult = 'PENDING' | 'APPROVED' | 'REFUSED';

/** How many votes for a change are needed of so many seats. */
export function neededVotes(quorum: Quorum, seats: number): number {
  if (quorum.rule === 'NUMBER') return quorum.number;
  return { ALL: seats, ANY: 1, MAJORITY: Math.floor(seats / 2) + 1 }[quorum.rule];
}

/** What votes have decided. Refused as soon as those who have not voted could not approve any more. */
export function voteResult(quorum: Quorum, { seats, yes, no }: Votes): VoteResult {
  const needed = neededVotes(quorum, seats);
  if (yes >= needed) return 'APPROVED';
  return seats - no < needed ? 'REFUSED' : 'PENDING';
}

/** What is wrong with the seats of a change; undefined if nothing is. A quorum of nobody would approve by itself. */
export function quorumProblem(
  quorum: Quorum,
  seats: readonly string[],
  requesterId: string,
): { readonly field: 'seats' | 'quorum'; readonly message: string } | undefined {
  if (seats.length === 0) return { field: 'seats', message: 'Name who decides' };
  if (new Set(seats).size < seats.length) return { field: 'seats', message: 'Name each person once' };
  if (seats.includes(requesterId))
    return { field: 'seats', message: 'The person who asks for a change does not decide on it' };
  const needed = neededVotes(quorum, seats.length);
  return Number.isInteger(needed) && needed >= 1 && needed <= seats.length
    ? undefined
    : { field: 'quorum', message: `Enter 1 to ${seats.length}: as many as decide` };
}
