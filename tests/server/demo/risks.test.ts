import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { operationsOfContract } from '#server/contract/operations.ts';
import { validatorOf } from '#server/contract/validation.ts';
import { harbourLogistics, meridianHealth } from '#server/database/demo/organisations.ts';
import {
  activity,
  record,
  risk,
  riskCategory,
  riskCategoryAssignment,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { ratingOf } from '#server/modules/risk/rules.ts';

import { type DemoServer, startDemoServer } from './demo-server.ts';

let server: DemoServer;

beforeAll(async () => {
  server = await startDemoServer();
  await server.seed();
});
afterAll(() => server.close());

describe.each([harbourLogistics, meridianHealth])('the risks of $name', ({ risks }) => {
  it('are such as the API accepts', () => {
    const create = operationsOfContract.find(({ id }) => id === 'Risks.create');
    if (create === undefined) throw new Error('The contract has no Risks.create');
    const validate = validatorOf(create);
    const header = { 'x-organisation-id': '00000000-0000-4000-8000-000000000000' };
    for (const { title, description, treatment } of risks) {
      const body = { title, ...(description && { description }), ...(treatment && { treatment }) };
      expect(() => validate({ path: {}, query: {}, header, body })).not.toThrow();
    }
  });

  it('are forty, differ in their titles, and show what a register has to show', () => {
    const has = (wanted: (risk: (typeof risks)[number]) => boolean) => risks.some(wanted);
    expect(risks).toHaveLength(40);
    expect(new Set(risks.map(({ title }) => title)).size).toBe(40);
    expect(has(({ reviewInDays = 0 }) => reviewInDays < 0)).toBe(true);
    expect(has(({ reviewInDays }) => reviewInDays === undefined)).toBe(true);
    expect(has(({ rating }) => rating === undefined)).toBe(true);
    expect(has(({ categories }) => categories.length === 0)).toBe(true);
    expect(has(({ title }) => title.length > 150)).toBe(true);
    expect(has(({ title }) => /[^\p{ASCII}’]/u.test(title))).toBe(true);
    const scores = risks.flatMap(({ rating }) => (rating === undefined ? [] : [rating[0] * rating[1]]));
    const bands = [1, 3, 6, 10, 20].map((minimumScore) => ({ id: '', name: '', colour: null, minimumScore }));
    expect(new Set(scores.map((score) => ratingOf(score, bands)?.level))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

it('writes a risk as its author would, with rating, categories and activity', async () => {
  const stored = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select({
        title: record.title,
        author: userAccount.email,
        score: risk.score,
        treatment: risk.treatment,
        daysToReview: sql<number>`${risk.nextReviewOn} - (${record.createdAt} at time zone 'UTC')::date`,
        categories: sql`(select json_agg(${riskCategory.name} order by ${riskCategory.name})
          from ${riskCategoryAssignment} join ${riskCategory} on ${riskCategory.id} = ${riskCategoryAssignment.categoryId}
          where ${riskCategoryAssignment.riskId} = ${record.id})`,
        action: activity.action,
        entity: activity.entityName,
      })
      .from(record)
      .innerJoin(risk, eq(risk.id, record.id))
      .innerJoin(userAccount, eq(userAccount.id, record.createdBy))
      .innerJoin(activity, eq(activity.entityId, record.id))
      .where(eq(record.ref, 'R-0001')),
  );
  const title = 'Quay crane controllers share one flat network with the office at the Gdańsk terminal';
  expect(stored).toEqual([
    {
      title,
      author: 'manager@attest.example',
      score: 20,
      treatment: 'MITIGATE',
      daysToReview: -8,
      categories: ['Cybersecurity', 'Physical'],
      action: 'CREATE',
      entity: `R-0001 ${title}`,
    },
  ]);
});
