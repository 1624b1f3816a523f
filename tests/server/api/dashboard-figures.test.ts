import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type {
  assessmentFigureValues,
  exemptionFigureValues,
  incidentFigureValues,
  informationAssetFigureValues,
  policyFigureValues,
  riskFigureValues,
  serviceProviderFigureValues,
} from '#openapi/generated/values.ts';
import { exemption } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { dayIn, exemptionInForce } from '#tests/contract/exemption-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

/** Where each register's numbers are, and which of them each figure is. */
const dashboards = {
  risk: {
    statistics: 'risk-scores/statistics',
    numbers: {
      ABOVE_APPETITE: 'above',
      REVIEW_OVERDUE: 'overdueReviews',
      PLAN_OVERDUE: 'overduePlans',
    } satisfies Record<(typeof riskFigureValues)[number], string>,
  },
  incident: {
    statistics: 'incident-statistics',
    numbers: { NOTIFICATION_DUE: 'clocks.running', NOTIFICATION_OVERDUE: 'clocks.overdue' } satisfies Record<
      (typeof incidentFigureValues)[number],
      string
    >,
  },
  exemption: {
    statistics: 'exemption-statistics',
    numbers: { IN_FORCE: 'inForce', TO_CONFIRM: 'toConfirm' } satisfies Record<
      (typeof exemptionFigureValues)[number],
      string
    >,
  },
  policy: {
    statistics: 'policy-statistics',
    numbers: { REVIEW_OVERDUE: 'reviews.overdue' } satisfies Record<(typeof policyFigureValues)[number], string>,
  },
  'service-provider': {
    statistics: 'service-provider-statistics',
    numbers: { REVIEW_OVERDUE: 'reviewsOverdue' } satisfies Record<
      (typeof serviceProviderFigureValues)[number],
      string
    >,
  },
  'information-asset': {
    statistics: 'information-asset-statistics',
    numbers: { REVIEW_OVERDUE: 'overdue' } satisfies Record<(typeof informationAssetFigureValues)[number], string>,
  },
  'service-provider-assessment': {
    statistics: 'service-provider-assessment-statistics',
    numbers: { OVERDUE: 'overdue' } satisfies Record<(typeof assessmentFigureValues)[number], string>,
  },
} as const;

const past = '2020-01-01';
const future = '2099-01-01';

beforeAll(async () => {
  const { harbour } = places();
  for (const dueOn of [past, past, future, null]) {
    for (const status of ['IN_PROGRESS', 'COMPLETED'] as const) {
      const treatmentPlan = { actions: '', dueOn, progress: 0, status };
      await create(harbour, 'Risks', { title: 'Flood', treatmentPlan, nextReviewOn: dueOn });
    }
    await create(harbour, 'Policies', { title: 'Access', nextReviewOn: dueOn });
    await create(harbour, 'ServiceProviders', { title: 'Quay', nextReviewOn: dueOn });
    await create(harbour, 'InformationAssets', { title: 'Crane', reviewOn: dueOn });
  }
  const day = 86_400_000;
  for (const daysAgo of [0, 2, 400]) {
    const detectedAt = new Date(Date.now() - daysAgo * day).toISOString();
    await create(harbour, 'Incidents', { title: 'Breach', detectedAt, partiesToNotify: ['AUTHORITY'] });
    await create(harbour, 'Incidents', { title: 'Outage', detectedAt });
  }
  const approver = await anotherMember(harbour);
  const asked = await exemptionInForce(harbour, approver);
  const ended = await exemptionInForce(harbour, approver);
  await exemptionInForce(harbour, approver, { validFrom: dayIn(1) });
  await exemptionInForce(harbour, approver);
  await within(harbour, async () => {
    await db.update(exemption).set({ question: 'NEW_VERSION' }).where(eq(exemption.id, asked.id));
    // Its last day has passed, although no job has run.
    await db.update(exemption).set({ question: 'NEW_VERSION', validTo: past }).where(eq(exemption.id, ended.id));
  });
  const removed = await create(harbour, 'Risks', { title: 'Removed', nextReviewOn: past });
  await callsOf('Risks', harbour).remove(removed.id, removed.version);
});

const cases = Object.entries(dashboards).flatMap(([path, { statistics, numbers }]) =>
  Object.entries(numbers).map(([figure, number]) => ({ path, statistics, figure, number })),
);

test.each(cases)('the number $number of $path is the length of the list $figure', async (given) => {
  const { owner } = places().harbour;
  const counted = await owner.call(`/api/${given.statistics}`);
  const listed = await owner.call(`/api/${given.path}?figure=${given.figure}&perPage=100`);
  const all = await owner.call(`/api/${given.path}?perPage=100`);
  const total = at(listed.body, 'data.pagination.total');
  expect(total).toBe(at(counted.body, `data.${given.number}`));
  expect(rowsOf(listed)).toHaveLength(Number(total));
  if (given.path === 'service-provider-assessment' || given.figure === 'ABOVE_APPETITE') return;
  // It selects some, but not all.
  expect(Number(total)).toBeGreaterThan(0);
  expect(Number(total)).toBeLessThan(Number(at(all.body, 'data.pagination.total')));
});
