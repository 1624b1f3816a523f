import { expect, test } from 'vitest';

import type { Risk } from '#src/api/risks.ts';
import { countOf, daysBetween, overdueBy, today } from '#src/components/format.ts';
import { dueReviews } from '#src/features/home/reviews.ts';

const notAssessed = { likelihood: null, impact: null, score: null, rating: null };

const riskWith = (ref: string, nextReviewOn: string | null): Risk => ({
  id: `00000000-0000-4000-8000-00000000${ref.slice(2)}`,
  ref,
  version: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-05T09:00:00.000Z',
  updatedBy: null,
  title: 'Fire in the archive',
  description: '',
  categories: [],
  owner: null,
  identificationSource: null,
  assets: [],
  pillars: [],
  existingControls: '',
  inherent: notAssessed,
  current: notAssessed,
  residual: notAssessed,
  treatment: 'NONE',
  justification: '',
  treatmentPlan: { actions: '', dueOn: null, progress: 0, status: 'NOT_STARTED' },
  nextReviewOn,
});

test('reviews are due that are overdue or lie within 30 days', () => {
  const risks = [
    riskWith('R-0001', '2026-11-12'),
    riskWith('R-0002', '2026-11-20'),
    riskWith('R-0003', '2026-12-20'),
    riskWith('R-0004', '2026-12-21'),
    riskWith('R-0005', null),
  ];
  expect(dueReviews(risks, '2026-11-20').map(({ risk, inDays }) => [risk.ref, inDays])).toEqual([
    ['R-0001', -8],
    ['R-0002', 0],
    ['R-0003', 30],
  ]);
});

test('a day that has passed says by how long', () => {
  const daysAgo = (days: number) => today(new Date(Date.now() - days * 86_400_000));
  expect([8, 1, 0, -1].map((days) => overdueBy(daysAgo(days)))).toEqual([
    'overdue by 8 days',
    'overdue by 1 day',
    undefined,
    undefined,
  ]);
});

test('days are counted over the change of the clocks', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test('a count has its noun', () => {
  expect([countOf(1, 'day'), countOf(8, 'day'), countOf(1200, 'account')]).toEqual([
    '1 day',
    '8 days',
    '1,200 accounts',
  ]);
});
