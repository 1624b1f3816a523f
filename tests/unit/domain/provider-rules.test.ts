import { describe, expect, it, test } from 'vitest';

import { contactLine, contactOfLine } from '#domain/service-provider/contact.ts';
import { endsTooEarly, noticeDate } from '#domain/service-provider/contract-dates.ts';
import { documentState } from '#domain/service-provider/document-state.ts';
import { proposedTier, rankFor } from '#domain/service-provider/tier.ts';
import { levelValues } from '#openapi/generated/values.ts';

describe('the tier that a provider calls for', () => {
  it('follows from criticality and data sensitivity', () => {
    const ranks = levelValues.map((businessCriticality) =>
      levelValues.map((dataSensitivity) => rankFor({ businessCriticality, dataSensitivity })),
    );
    expect(ranks).toEqual([
      [4, 4, 3, 2],
      [4, 3, 2, 2],
      [3, 2, 2, 1],
      [2, 2, 1, 1],
    ]);
  });

  it('is unknown until both are rated', () => {
    expect(rankFor({ businessCriticality: 'CRITICAL', dataSensitivity: null })).toBeUndefined();
    expect(rankFor({ businessCriticality: null, dataSensitivity: 'CRITICAL' })).toBeUndefined();
  });

  it('is not proposed until both are rated', () => {
    expect(proposedTier({ businessCriticality: 'HIGH', dataSensitivity: null }, [{ rank: 1 }])).toBeUndefined();
  });

  it.each([
    // The rank is 3.
    ['the same rank', [1, 2, 3, 4], 3],
    ['no tier of that rank', [5, 1, 2], 2],
    ['only less thorough tiers', [9, 7], 7],
    ['no tiers', [], undefined],
  ])('is the least thorough one that is thorough enough: with %s', (_about, ranks, expected) => {
    const tiers = ranks.map((rank) => ({ rank }));
    expect(proposedTier({ businessCriticality: 'MEDIUM', dataSensitivity: 'MEDIUM' }, tiers)?.rank).toBe(expected);
  });
});

test.each([
  [{ endsOn: '2027-03-31', noticeDays: 90 }, '2026-12-31'],
  [{ endsOn: '2028-03-01', noticeDays: 1 }, '2028-02-29'],
  [{ endsOn: '2027-03-31', noticeDays: 0 }, '2027-03-31'],
  [{ endsOn: null, noticeDays: 90 }, null],
  [{ endsOn: '2027-03-31', noticeDays: null }, null],
])('notice of a contract with %o is due on %s', (term, day) => {
  expect(noticeDate(term)).toBe(day);
});

test('a period may end on the day on which it starts, but not before', () => {
  expect(endsTooEarly('2026-02-01', '2026-02-01')).toBe(false);
  expect(endsTooEarly('2026-02-01', '2026-01-31')).toBe(true);
  expect([endsTooEarly(null, '2026-01-31'), endsTooEarly('2026-02-01', null)]).toEqual([false, false]);
});

test.each([
  ['2026-11-24', 'expired'],
  ['2026-11-25', 'expiring'],
  ['2027-01-24', 'expiring'],
  ['2027-01-25', 'valid'],
  [null, 'valid'],
])('a document that expires on %s is %s on 2026-11-25', (expiresOn, state) => {
  expect(documentState(expiresOn, '2026-11-25')).toBe(state);
});

describe('a contact in a line', () => {
  it.each([
    [{ name: 'Ada King', email: 'ada@example.com', phone: '+44 20 7946 0000', role: 'Account manager' }],
    [{ name: 'Ada King', email: '', phone: '', role: '' }],
    [{ name: 'Ada King', email: '', phone: '112', role: '' }],
    [{ name: 'A | B || C', email: '', phone: '|', role: '' }],
  ])('is the same contact again: %o', (contact) => {
    expect(contactOfLine(contactLine(contact))).toEqual(contact);
  });

  it('ends with its last part', () => {
    expect(contactLine({ name: 'Ada', email: '', phone: '', role: '' })).toBe('Ada');
    expect(contactLine({ name: 'Ada', email: '', phone: '112', role: '' })).toBe('Ada |  | 112');
  });

  it('needs a name and has no fifth part', () => {
    expect([contactOfLine(' | ada@example.com'), contactOfLine('Ada | b | c | d | e')]).toEqual([undefined, undefined]);
  });
});
