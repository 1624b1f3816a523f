import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import { organisation } from '#server/database/schema/index.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, read } from './place.ts';

const server = shared(startTestServer);

const plan = { actions: '', progress: 0, status: 'IN_PROGRESS' };

/** What falls due on a day, by the figure that counts it, and where the dashboard has its number. */
const due = [
  ['risk', 'REVIEW_OVERDUE', 'risk-scores/statistics', 'overdueReviews', (day: string) => ({ nextReviewOn: day })],
  [
    'risk',
    'PLAN_OVERDUE',
    'risk-scores/statistics',
    'overduePlans',
    (day: string) => ({ treatmentPlan: { ...plan, dueOn: day } }),
  ],
  ['policy', 'REVIEW_OVERDUE', 'policy-statistics', 'reviews.overdue', (day: string) => ({ nextReviewOn: day })],
  [
    'service-provider',
    'REVIEW_OVERDUE',
    'service-provider-statistics',
    'reviewsOverdue',
    (day: string) => ({ nextReviewOn: day }),
  ],
  [
    'information-asset',
    'REVIEW_OVERDUE',
    'information-asset-statistics',
    'overdue',
    (day: string) => ({ reviewOn: day }),
  ],
] as const;

// At any time of the day, it is another day than in UTC in one of these.
const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'];

const yesterdayOf = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

test.each(zones)('what was due yesterday in %s is overdue there, and what is due today is not', async (timeZone) => {
  const place = await openPlace(server);
  await server.database.platform
    .update(organisation)
    .set({ timeZone })
    .where(eq(organisation.id, place.organisation.id));
  const today = dayAndTimeIn(timeZone, new Date().toISOString()).day;
  for (const day of [yesterdayOf(today), today])
    for (const [path, figure, , , input] of due)
      await add(place, `/api/${path}`, { title: `${figure} ${day}`, ...input(day) });
  const found = [];
  for (const [path, figure, statistics, number] of due) {
    const listed = await place.owner.call(`/api/${path}?figure=${figure}&perPage=100`);
    const rows = at(listed.body, 'data.data');
    const titles = Array.isArray(rows) ? rows.map((row) => at(row, 'title')) : [];
    found.push([path, figure, titles, at(await read(place.owner, `/api/${statistics}`), number)]);
  }
  expect(found).toEqual(due.map(([path, figure]) => [path, figure, [`${figure} ${yesterdayOf(today)}`], 1]));
});

test.each(zones)('a file that is exported in %s has the day there in its name', async (timeZone) => {
  const place = await openPlace(server);
  await server.database.platform
    .update(organisation)
    .set({ timeZone })
    .where(eq(organisation.id, place.organisation.id));
  const today = () => dayAndTimeIn(timeZone, new Date().toISOString()).day;
  const before = today();
  const { headers } = await place.owner.call('/api/risk/export?format=csv');
  const day = /\d{4}-\d\d-\d\d/.exec(headers['content-disposition'] ?? '')?.[0];
  // It may have become midnight meanwhile.
  expect([before, today()]).toContain(day);
});
