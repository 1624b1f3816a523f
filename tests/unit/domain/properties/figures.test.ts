import fc from 'fast-check';
import { expect, it } from 'vitest';

import { neededVotes, quorumProblem, voteResult, type Quorum } from '#domain/change/quorum.ts';
import { complianceScore, type ScoredItem } from '#domain/compliance/compliance-score.ts';
import { complianceResults } from '#domain/compliance/results.ts';
import { areSameRights, refusalToGrant, stillGranted, type Rights } from '#domain/people/granting.ts';
import { lowestFirst, ratingOf, scoresRated } from '#domain/risk/rating.ts';
import { percentOf } from '#domain/share.ts';
import { healthOf, progressOf, type ProjectTask } from '#domain/task/project-health.ts';
import { organisationFeatures, organisationRoles, permissionLevels } from '#openapi/access.ts';

import { hold } from './hold.ts';

it('a share is 100 % only of all, 0 % only of nothing, and never falls while its part grows', () => {
  hold(
    fc.property(fc.nat(100_000), fc.nat(100_000), (one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)];
      const share = percentOf(part, whole);
      expect(share === null).toBe(whole === 0);
      if (share === null) return;
      expect([share === 100, share === 0]).toEqual([part === whole, part === 0]);
      expect(Math.abs(share - (100 * part) / whole)).toBeLessThan(1);
      expect(percentOf(Math.min(part + 1, whole), whole)).toBeGreaterThanOrEqual(share);
    }),
  );
});

const bands = fc
  .uniqueArray(fc.nat(100), { minLength: 1, maxLength: 10 })
  .map((minimums) =>
    lowestFirst(
      minimums.map((minimumScore, index) => ({ id: `band-${index}`, name: `${index}`, colour: null, minimumScore })),
    ),
  );

it('a score is rated by exactly the band whose range it is in, and a higher one never lower', () => {
  hold(
    fc.property(bands, fc.nat(150), fc.nat(150), (all, score, more) => {
      const rating = ratingOf(score, all);
      const containing = all.filter(({ id }) =>
        scoresRated([id], all).some(({ from, below }) => from <= score && (below === undefined || score < below)),
      );
      expect(containing.map(({ id }) => id)).toEqual(rating === null ? [] : [rating.id]);
      expect(ratingOf(score + more, all)?.level ?? 0).toBeGreaterThanOrEqual(rating?.level ?? 0);
      expect(ratingOf(null, all)).toBeNull();
    }),
  );
});

const quorum: fc.Arbitrary<Quorum> = fc.oneof(
  fc.record({ rule: fc.constantFrom('ALL', 'ANY', 'MAJORITY') }),
  fc.record({ rule: fc.constant('NUMBER'), number: fc.integer({ min: 0, max: 12 }) }),
);

it('a vote is refused as soon as the seats left cannot approve any more, and decided once all have voted', () => {
  hold(
    fc.property(quorum, fc.integer({ min: 1, max: 12 }), fc.nat(12), fc.nat(12), (rule, seats, yes, no) => {
      const people = Array.from({ length: seats }, (_, index) => `person-${index}`);
      fc.pre(yes + no <= seats && quorumProblem(rule, people, 'requester') === undefined);
      const result = voteResult(rule, { seats, yes, no });
      const canApprove = seats - no >= neededVotes(rule, seats);
      expect(result === 'REFUSED').toBe(!canApprove);
      expect(result === 'PENDING' && yes + no === seats).toBe(false);
    }),
  );
});

it('a vote more never turns a decision round', () => {
  hold(
    fc.property(quorum, fc.integer({ min: 1, max: 12 }), fc.nat(12), fc.nat(12), (rule, seats, yes, no) => {
      const result = voteResult(rule, { seats, yes, no });
      fc.pre(yes + no < seats && result !== 'PENDING');
      const later = [voteResult(rule, { seats, yes: yes + 1, no }), voteResult(rule, { seats, yes, no: no + 1 })];
      expect(later).toEqual([result, result]);
    }),
  );
});

const task: fc.Arbitrary<ProjectTask> = fc.record({
  category: fc.constantFrom('TODO', 'IN_PROGRESS', 'DONE', 'CANCELLED'),
  estimate: fc.option(fc.nat(50)),
  dueOn: fc.option(fc.constantFrom('2026-06-30', '2026-07-01', '2026-07-02')),
  isOfTopSeverity: fc.boolean(),
});

it('cancelled tasks change neither progress nor health, and what is done is never overdue', () => {
  hold(
    fc.property(
      fc.array(task),
      fc.option(fc.constant('2026-01-01')),
      fc.option(fc.constant('2026-12-31')),
      (tasks, startsOn, endsOn) => {
        const [days, today] = [{ startsOn, endsOn }, '2026-07-01'];
        const counted = tasks.filter(({ category }) => category !== 'CANCELLED');
        expect(progressOf(tasks)).toBe(progressOf(counted));
        expect(healthOf(tasks, days, today)).toEqual(healthOf(counted, days, today));
        const finished = counted.map((one) => ({ ...one, category: 'DONE' as const }));
        expect(healthOf(finished, days, today).health).toBe('ON_TRACK');
      },
    ),
  );
});

const level = fc.option(fc.nat(5));
const item: fc.Arbitrary<ScoredItem> = fc.record({
  groupId: fc.constantFrom('A.5', 'A.6'),
  importance: fc.constantFrom('MANDATORY', 'RECOMMENDED', 'NICE_TO_HAVE'),
  result: fc.constantFrom(...complianceResults),
  maturity: level,
  target: level,
});

it('scores stay within their scale, and what does not apply changes none', () => {
  hold(
    fc.property(fc.array(item), item, (items, other) => {
      const score = complianceScore(items);
      for (const share of [score.coverage, score.resultShare, score.weighted])
        expect(share === null || (share >= 0 && share <= 1000)).toBe(true);
      expect(complianceScore([...items, { ...other, result: 'NON_APPLICABLE' }])).toEqual(score);
      expect(complianceScore(items.toReversed())).toEqual(score);
      expect(score.assessed <= score.applicable && score.maturityItems <= score.assessed).toBe(true);
    }),
  );
});

it('items that are alike count as if each of them were listed', () => {
  hold(
    fc.property(fc.array(fc.tuple(item, fc.integer({ min: 1, max: 4 }))), (counted) => {
      const listed = counted.flatMap(([one, count]) => Array.from({ length: count }, () => one));
      expect(complianceScore(counted.map(([one, count]) => ({ ...one, count })))).toEqual(complianceScore(listed));
    }),
  );
});

const rights: fc.Arbitrary<Rights> = fc.record({
  role: fc.constantFrom(...organisationRoles),
  featurePermissions: fc.uniqueArray(
    fc.record({ feature: fc.constantFrom(...organisationFeatures), permission: fc.constantFrom(...permissionLevels) }),
    { selector: ({ feature }) => feature },
  ),
});

it('nobody grants above themselves, whatever was offered before', () => {
  hold(
    fc.property(rights, rights, (granter, offered) => {
      const granted = stillGranted(granter, offered);
      expect(refusalToGrant(granter, granted)).toBeUndefined();
      expect(refusalToGrant(granter, granter)).toBeUndefined();
      expect(refusalToGrant(granter, offered) !== undefined || areSameRights(granted, offered)).toBe(true);
      expect(stillGranted(undefined, offered).featurePermissions).toEqual([]);
    }),
  );
});
