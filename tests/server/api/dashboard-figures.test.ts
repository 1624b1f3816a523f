import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import type {
  assessmentFigureValues,
  exemptionFigureValues,
  findingFigureValues,
  incidentFigureValues,
  informationAssetFigureValues,
  ownControlFigureValues,
  policyFigureValues,
  riskFigureValues,
  serviceProviderFigureValues,
  taskFigureValues,
} from '#openapi/generated/values.ts';
import { exemption, finding, organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import { dayIn, exemptionInForce } from '#tests/contract/exemption-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

/** A path in the statistics for each number. */
type NumbersOf<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const places = useLawPlaces();

/** Where each register's numbers are, and which of them each figure is. */
const dashboards = {
  risk: {
    statistics: 'risk-scores/statistics',
    numbers: {
      ABOVE_APPETITE: 'above',
      REVIEW_OVERDUE: 'overdueReviews',
      PLAN_OVERDUE: 'overduePlans',
    } satisfies NumbersOf<typeof riskFigureValues>,
  },
  incident: {
    statistics: 'incident-statistics',
    numbers: {
      NOTIFICATION_DUE: 'clocks.running',
      NOTIFICATION_DUE_IN_A_DAY: 'clocks.dueSoon',
      NOTIFICATION_OVERDUE: 'clocks.overdue',
      // Of those that are not assessed, as all of these incidents are.
      DETECTED_WITHIN_7_DAYS: 'bySeverity.5.day + bySeverity.5.week',
      DETECTED_7_TO_30_DAYS_AGO: 'bySeverity.5.month',
      DETECTED_OVER_30_DAYS_AGO: 'bySeverity.5.older',
      DETECTED_UNKNOWN_DAYS_AGO: 'bySeverity.5.undated',
      TIME_TO_CONTAIN_COUNTED: 'toContain.count',
      TIME_TO_CONTAIN_LEFT_OUT: 'toContain.leftOut',
      TIME_TO_RESOLVE_COUNTED: 'toResolve.count',
      TIME_TO_RESOLVE_LEFT_OUT: 'toResolve.leftOut',
      DETECTED_IN_UNKNOWN_MONTH: 'undated.detected',
      RESOLVED_IN_UNKNOWN_MONTH: 'undated.resolved',
    } satisfies NumbersOf<typeof incidentFigureValues>,
  },
  exemption: {
    statistics: 'exemption-statistics',
    numbers: { IN_FORCE: 'inForce', TO_CONFIRM: 'toConfirm' } satisfies NumbersOf<typeof exemptionFigureValues>,
  },
  policy: {
    statistics: 'policy-statistics',
    numbers: { REVIEW_OVERDUE: 'reviews.overdue', REVIEW_DUE_SOON: 'reviews.dueSoon' } satisfies NumbersOf<
      typeof policyFigureValues
    >,
  },
  'service-provider': {
    statistics: 'service-provider-statistics',
    numbers: { REVIEW_OVERDUE: 'reviewsOverdue' } satisfies NumbersOf<typeof serviceProviderFigureValues>,
  },
  'information-asset': {
    statistics: 'information-asset-statistics',
    numbers: { REVIEW_OVERDUE: 'overdue', POSSIBLE_DOUBLE: 'doubles' } satisfies NumbersOf<
      typeof informationAssetFigureValues
    >,
  },
  task: {
    statistics: 'task-statistics',
    numbers: {
      OPEN: 'open',
      OVERDUE: 'overdue',
      DUE_SOON: 'dueSoon',
      UNASSIGNED: 'unassigned',
    } satisfies NumbersOf<typeof taskFigureValues>,
  },
  'non-conformance': {
    statistics: 'compliance-report',
    // Of the kind that all of these findings have.
    numbers: {
      OPEN: 'findings.1.open',
      OVERDUE: 'findings.1.overdue',
      UP_TO_30_DAYS: 'findings.1.upTo30Days',
      UP_TO_90_DAYS: 'findings.1.upTo90Days',
      OVER_90_DAYS: 'findings.1.over90Days',
      RISK_ACCEPTED: 'findings.1.riskAccepted',
    } satisfies NumbersOf<typeof findingFigureValues>,
  },
  'organisation-control': {
    statistics: 'compliance-report',
    numbers: {
      WITHOUT_POLICY: 'ownControls.withoutPolicy',
      FAILED_WITH_RISK: 'ownControls.failedWithRisk',
      OPEN_INCIDENT: 'ownControls.openIncident',
      EXEMPTED: 'ownControls.exempted',
    } satisfies NumbersOf<typeof ownControlFigureValues>,
  },
  'service-provider-assessment': {
    statistics: 'service-provider-assessment-statistics',
    numbers: { OVERDUE: 'overdue' } satisfies NumbersOf<typeof assessmentFigureValues>,
  },
} as const;

const daysAgoAt = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** An incident with these times that was led through these steps. */
async function respondedTo(times: object, actions: readonly string[]): Promise<void> {
  const { harbour } = places();
  const { id, version } = await create(harbour, 'Incidents', { title: 'Responded to', ...times });
  for (const [index, action] of actions.entries()) {
    const answer = await callsOf('Incidents', harbour).post(`${id}/status`, { version: version + index, action });
    expect(answer.status).toBe(200);
  }
}

const past = '2020-01-01';
const future = '2099-01-01';

beforeAll(async () => {
  const { harbour } = places();
  for (const dueOn of [past, past, future, null]) {
    for (const status of ['IN_PROGRESS', 'COMPLETED'] as const) {
      const treatmentPlan = { actions: '', dueOn, progress: 0, status };
      await create(harbour, 'Risks', { title: 'Flood', treatmentPlan, nextReviewOn: dueOn });
    }
    await create(harbour, 'Tasks', { title: 'Look', dueOn });
    await create(harbour, 'Tasks', { title: 'Look again', dueOn: dueOn === null ? null : dayIn(3) });
    await create(harbour, 'Policies', { title: 'Access', nextReviewOn: dueOn });
    await create(harbour, 'ServiceProviders', { title: 'Quay', nextReviewOn: dueOn });
    await create(harbour, 'InformationAssets', { title: 'Crane', reviewOn: dueOn });
  }
  for (const daysAgo of [0, 30, 31, 90, 91])
    for (const dueOn of [past, null])
      await create(harbour, 'Findings', { title: 'Gap', kind: 'MINOR', raisedOn: dayIn(-daysAgo), dueOn });
  await create(harbour, 'InformationAssets', { title: 'Quay wall' });
  await create(harbour, 'Policies', { title: 'Backup', nextReviewOn: dayIn(30) });
  const raised = await create(harbour, 'Findings', { title: 'Raised in error', kind: 'MINOR', dueOn: past });
  await callsOf('Findings', harbour).post(`${raised.id}/archive`, {
    version: raised.version,
    isArchived: true,
    reason: 'In error',
  });
  const accepted = await create(harbour, 'Findings', { title: 'Under an acceptance', kind: 'MINOR', dueOn: past });
  await within(harbour, () => db.update(finding).set({ status: 'RISK_ACCEPTED' }).where(eq(finding.id, accepted.id)));
  const day = 86_400_000;
  for (const daysAgo of [0, 2, 400]) {
    const detectedAt = new Date(Date.now() - daysAgo * day).toISOString();
    await notifiableIncident(harbour, ['nis2'], { title: 'Breach', detectedAt, awareAt: detectedAt });
    await create(harbour, 'Incidents', { title: 'Outage', detectedAt });
  }
  await respondedTo({ detectedAt: daysAgoAt(12) }, []);
  for (const detectedAt of ['2019', '2019-06', null, dayIn(-1), dayIn(0).slice(0, 4)])
    await create(harbour, 'Incidents', { title: 'Known in part', detectedAt });
  await respondedTo({ detectedAt: daysAgoAt(3), containedAt: daysAgoAt(2), resolvedAt: daysAgoAt(1) }, [
    'CONTAIN',
    'RESOLVE',
  ]);
  await respondedTo({ detectedAt: dayIn(-3), containedAt: daysAgoAt(1), resolvedAt: dayIn(0).slice(0, 4) }, [
    'CONTAIN',
    'RESOLVE',
  ]);
  // Long before the last twelve months, whatever the day was: in no mean, and left out of none.
  await respondedTo({ detectedAt: '2019', containedAt: '2019', resolvedAt: '2019-12' }, ['CONTAIN', 'RESOLVE']);
  const approver = await anotherMember(harbour);
  await create(harbour, 'Tasks', { title: 'Theirs', ownerId: approver.id });
  const done = await create(harbour, 'Tasks', { title: 'Done' });
  await callsOf('Tasks', harbour).post(`${done.id}/status`, { version: done.version, action: 'COMPLETE' });
  const asked = await exemptionInForce(harbour, approver);
  const ended = await exemptionInForce(harbour, approver);
  await exemptionInForce(harbour, approver, { validFrom: dayIn(1) });
  await exemptionInForce(harbour, approver);
  await within(harbour, async () => {
    await db.update(exemption).set({ question: 'NEW_VERSION' }).where(eq(exemption.id, asked.id));
    // Its last day has passed, although no job has run.
    await db.update(exemption).set({ question: 'NEW_VERSION', validTo: past }).where(eq(exemption.id, ended.id));
  });
  await create(harbour, 'OwnControls', { title: 'Not named' });
  const retired = await create(harbour, 'OwnControls', { title: 'Retired', implementation: 'RETIRED' });
  const ownControlIds = [(await create(harbour, 'OwnControls', { title: 'Named' })).id];
  await create(harbour, 'Policies', { title: 'Names it', ownControlIds });
  await create(harbour, 'Incidents', { title: 'Names it', ownControlIds });
  await exemptionInForce(harbour, approver, { ownControlIds });
  const risk = await create(harbour, 'Risks', { title: 'Names it' });
  await callsOf('Risks', harbour).post(`${risk.id}/controls`, { title: 'Locks', ownControlId: retired.id });
  const removed = await create(harbour, 'Risks', { title: 'Removed', nextReviewOn: past });
  await callsOf('Risks', harbour).remove(removed.id, removed.version);
});

const cases = Object.entries(dashboards).flatMap(([path, { statistics, numbers }]) =>
  Object.entries(numbers).map(([figure, number]) => ({ path, statistics, figure, number })),
);

interface Case {
  readonly path: string;
  readonly statistics: string;
  readonly figure: string;
  readonly number: string;
}

/** What a dashboard counts, and how long the list is that the number opens. */
async function countedAndListed({
  path,
  statistics,
  figure,
  number,
}: Case): Promise<{ counted: unknown; total: unknown }> {
  const { owner } = places().harbour;
  const counted = await owner.call(`/api/${statistics}`);
  const listed = await owner.call(`/api/${path}?figure=${figure}&perPage=100`);
  const total = at(listed.body, 'data.pagination.total');
  expect(rowsOf(listed)).toHaveLength(Number(total));
  const parts = number.split(' + ').map((one) => at(counted.body, `data.${one}`));
  return { counted: parts.length === 1 ? parts[0] : parts.reduce<number>((sum, part) => sum + Number(part), 0), total };
}

test.each(cases)('the number $number of $path is the length of the list $figure', async (given) => {
  const { counted, total } = await countedAndListed(given);
  expect(total).toBe(counted);
  if (given.path === 'service-provider-assessment' || given.figure === 'ABOVE_APPETITE') return;
  const all = await places().harbour.owner.call(`/api/${given.path}?perPage=100`);
  // It selects some, but not all.
  expect(Number(total)).toBeGreaterThan(0);
  expect(Number(total)).toBeLessThan(Number(at(all.body, 'data.pagination.total')));
});

/** Wherever the day begins or ends, one of these has another than UTC. */
const zones = ['Pacific/Auckland', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago'] as const;

describe('in the zone of an organisation', () => {
  beforeAll(async () => {
    const { harbour } = places();
    for (const dueOn of [dayIn(-1), dayIn(0), dayIn(1), dayIn(6), dayIn(7), dayIn(8)]) {
      await create(harbour, 'Risks', { title: 'Edge', nextReviewOn: dueOn });
      await create(harbour, 'Tasks', { title: 'Edge', dueOn });
      await create(harbour, 'Policies', { title: 'Edge', nextReviewOn: dueOn });
      await create(harbour, 'ServiceProviders', { title: 'Edge', nextReviewOn: dueOn });
      await create(harbour, 'InformationAssets', { title: `Edge ${dueOn}`, reviewOn: dueOn });
      await create(harbour, 'Findings', { title: 'Edge', kind: 'MINOR', dueOn });
    }
  });

  test.each(zones)('%s, every number counts the days that its list counts', async (timeZone) => {
    const { server, harbour } = places();
    await server.database.platform
      .update(organisation)
      .set({ timeZone })
      .where(eq(organisation.id, harbour.organisation.id));
    for (const given of cases) {
      const { counted, total } = await countedAndListed(given);
      expect({ ...given, total }).toEqual({ ...given, total: counted });
    }
    const edges = await harbour.owner.call('/api/information-asset?figure=REVIEW_OVERDUE&search=Edge&perPage=100');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const overdue = rowsOf(edges).map(({ reviewOn }) => String(reviewOn));
    expect(overdue.every((day) => day < today)).toBe(true);
    expect(overdue).toHaveLength([dayIn(-1), dayIn(0), dayIn(1)].filter((day) => day < today).length);
  });
});
