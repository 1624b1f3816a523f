import { expect, test } from 'vitest';

import { neededVotes, quorumProblem, voteResult, type Quorum } from '#domain/change/quorum.ts';
import { areOverlapping, windowProblem } from '#domain/change/windows.ts';

const number = (of: number): Quorum => ({ rule: 'NUMBER', number: of });

test.each<[Quorum, number, number, number, string]>([
  [{ rule: 'ALL' }, 10, 0, 1, 'REFUSED'],
  [{ rule: 'ALL' }, 3, 3, 0, 'APPROVED'],
  [{ rule: 'ALL' }, 3, 2, 0, 'PENDING'],
  [{ rule: 'MAJORITY' }, 4, 2, 0, 'PENDING'],
  [{ rule: 'MAJORITY' }, 4, 2, 2, 'REFUSED'],
  [{ rule: 'MAJORITY' }, 5, 3, 0, 'APPROVED'],
  [{ rule: 'MAJORITY' }, 5, 2, 2, 'PENDING'],
  [{ rule: 'ANY' }, 3, 0, 2, 'PENDING'],
  [{ rule: 'ANY' }, 3, 0, 3, 'REFUSED'],
  [number(2), 4, 1, 2, 'PENDING'],
  [number(2), 4, 1, 3, 'REFUSED'],
  [number(2), 4, 2, 2, 'APPROVED'],
])('by %j, %i seats with %i for and %i against are %s (work.md A2)', (quorum, seats, yes, no, result) => {
  expect(voteResult(quorum, { seats, yes, no })).toBe(result);
});

test.each<[Quorum, readonly string[], string | undefined]>([
  [{ rule: 'ALL' }, ['Ana', 'Ben'], undefined],
  [{ rule: 'ANY' }, [], 'seats'],
  [{ rule: 'ANY' }, ['Ana', 'Ana'], 'seats'],
  [{ rule: 'ANY' }, ['Ana', 'Requester'], 'seats'],
  [number(0), ['Ana', 'Ben'], 'quorum'],
  [number(3), ['Ana', 'Ben'], 'quorum'],
  [number(1.5), ['Ana', 'Ben'], 'quorum'],
  [number(2), ['Ana', 'Ben'], undefined],
])('%j of %j: a problem with %s', (quorum, seats, field) => {
  expect(quorumProblem(quorum, seats, 'Requester')?.field).toBe(field);
});

const partitions = [3, 4, 5, 6, 7].flatMap((seats) =>
  Array.from({ length: seats + 1 }, (_one, yes) =>
    Array.from({ length: seats - yes + 1 }, (_other, no) => ({ seats, yes, no })),
  ).flat(),
);

test.each<Quorum>([{ rule: 'ALL' }, { rule: 'ANY' }, { rule: 'MAJORITY' }, number(3)])(
  'by %j a vote is open exactly while it could end both ways',
  (quorum) => {
    const results = partitions.map((votes) => voteResult(quorum, votes) === 'PENDING');
    const couldBoth = partitions.map(({ seats, yes, no }) => {
      const needed = neededVotes(quorum, seats);
      return yes < needed && seats - no >= needed;
    });
    expect(results).toEqual(couldBoth);
    const isAllIn = ({ seats, yes, no }: (typeof partitions)[number]) => yes + no === seats;
    expect(partitions.filter(isAllIn).map((votes) => voteResult(quorum, votes))).not.toContain('PENDING');
  },
);

const window = (from: string, to: string) => ({ startsAt: `2026-11-28T${from}:00Z`, endsAt: `2026-11-28T${to}:00Z` });

test.each([
  ['one after the other', window('09:00', '11:00'), window('11:00', '12:00'), false],
  ['one minute in common', window('09:00', '11:01'), window('11:00', '12:00'), true],
  ['one within the other', window('09:00', '12:00'), window('10:00', '11:00'), true],
  ['the same', window('09:00', '10:00'), window('09:00', '10:00'), true],
])('windows with %s', (_what, one, other, expected) => {
  expect([areOverlapping(one, other), areOverlapping(other, one)]).toEqual([expected, expected]);
});

test('a window ends after it starts', () => {
  expect(windowProblem(window('09:00', '09:01'))).toBeUndefined();
  expect(windowProblem(window('09:00', '09:00'))).toBe('Choose an end after the start');
  expect(windowProblem(window('10:00', '09:00'))).toBe('Choose an end after the start');
});
