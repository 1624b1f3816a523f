import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { ratingOf } from '#domain/risk/rating.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OperationId } from '#server/contract/types.ts';
import { validatorOf } from '#server/contract/validation.ts';
import {
  activity,
  record,
  risk,
  riskAssetAssignment,
  riskCategory,
  riskCategoryAssignment,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { harbourAssets, meridianAssets } from '#server/demo/assets/index.ts';
import { assetInput, readChoices, riskInput } from '#server/demo/choices.ts';
import { harbourRisks, meridianRisks } from '#server/demo/risks/index.ts';
import { shared } from '#tests/server/support/shared.ts';

import { startDemoServer } from './demo-server.ts';

const owner = alias(userAccount, 'owner');

const server = shared(startDemoServer);
beforeAll(async () => {
  await server.seed();
});

function validatorOfCreate(id: OperationId) {
  const create = operationsOfContract.find((operation) => operation.id === id);
  if (create === undefined) throw new Error(`The contract has no ${id}`);
  return validatorOf(create);
}

const organisations = [
  { name: 'Harbour Logistics', risks: harbourRisks, assets: harbourAssets },
  { name: 'Meridian Health', risks: meridianRisks, assets: meridianAssets },
];

describe.each(organisations)('the risks of $name', ({ name, risks, assets }) => {
  it('are accepted by the API, like the assets', async () => {
    const header = { 'x-organisation-id': '00000000-0000-4000-8000-000000000000' };
    const choices = await server.inOrganisation(name, readChoices);
    for (const item of risks) {
      const body = riskInput(item, choices);
      expect(() => validatorOfCreate('Risks.create')({ path: {}, query: {}, header, body })).not.toThrow();
    }
    for (const asset of assets) {
      const body = assetInput(asset, choices, choices.assets);
      expect(() => validatorOfCreate('InformationAssets.create')({ path: {}, query: {}, header, body })).not.toThrow();
    }
  });

  it('are forty with different titles, covering what a register has to show', () => {
    const has = (wanted: (risk: (typeof risks)[number]) => boolean) => risks.some(wanted);
    expect(risks).toHaveLength(40);
    expect(new Set(risks.map(({ title }) => title)).size).toBe(40);
    expect(has(({ reviewInDays = 0 }) => reviewInDays < 0)).toBe(true);
    expect(has(({ reviewInDays }) => reviewInDays === undefined)).toBe(true);
    expect(has(({ current }) => current === undefined)).toBe(true);
    expect(has(({ owner: address }) => address === undefined)).toBe(true);
    expect(has(({ plan }) => plan === undefined)).toBe(true);
    expect(has(({ plan }) => plan !== undefined && plan.dueInDays < 0 && plan.progress < 100)).toBe(true);
    expect(has((item) => item.assets !== undefined && item.assets.length > 1)).toBe(true);
    expect(has(({ categories }) => categories.length === 0)).toBe(true);
    expect(has(({ title }) => title.length > 150)).toBe(true);
    expect(has(({ title }) => /[^\p{ASCII}’]/u.test(title))).toBe(true);
    const scores = risks.flatMap(({ current }) => (current === undefined ? [] : [current[0] * current[1]]));
    const bands = [1, 3, 6, 10, 20].map((minimumScore) => ({ id: '', name: '', colour: null, minimumScore }));
    expect(new Set(scores.map((score) => ratingOf(score, bands)?.level))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

it('creates a risk as its author would, with owner, scores, assets and activity', async () => {
  const stored = await server.inOrganisation('Harbour Logistics', () =>
    db
      .select({
        title: record.title,
        author: userAccount.email,
        owner: owner.email,
        scores: sql`json_build_array(${risk.inherentScore}, ${risk.currentScore}, ${risk.residualScore})`,
        pillars: risk.pillars,
        treatment: risk.treatment,
        plan: risk.planStatus,
        daysToPlan: sql<number>`${risk.planDueOn} - (now() at time zone 'UTC')::date`,
        daysToReview: sql<number>`${risk.nextReviewOn} - (now() at time zone 'UTC')::date`,
        categories: sql`(select json_agg(${riskCategory.name} order by ${riskCategory.name})
          from ${riskCategoryAssignment} join ${riskCategory} on ${riskCategory.id} = ${riskCategoryAssignment.categoryId}
          where ${riskCategoryAssignment.riskId} = ${record.id})`,
        assets: sql`(select json_agg(asset.title) from ${riskAssetAssignment} join ${record} asset
          on asset.id = ${riskAssetAssignment.assetId} where ${riskAssetAssignment.riskId} = ${record.id})`,
        action: activity.action,
        entity: sql`${activity.entityRef} || ' ' || ${activity.entityName}`,
      })
      .from(record)
      .innerJoin(risk, eq(risk.id, record.id))
      .innerJoin(userAccount, eq(userAccount.id, record.createdBy))
      .innerJoin(owner, eq(owner.id, risk.ownerId))
      .innerJoin(activity, and(eq(activity.entityId, record.id), eq(activity.action, 'CREATE')))
      .where(eq(record.ref, 'R-0001')),
  );
  const title = 'Quay crane controllers share one flat network with the office at the Gdańsk terminal';
  expect(stored).toEqual([
    {
      title,
      author: 'manager@attest.example',
      owner: 'mfa@attest.example',
      scores: [25, 20, 10],
      pillars: ['INTEGRITY', 'AVAILABILITY'],
      treatment: 'MITIGATE',
      plan: 'IN_PROGRESS',
      daysToPlan: 75,
      daysToReview: -8,
      categories: ['Cybersecurity', 'Physical'],
      assets: ['Quay crane controllers'],
      action: 'CREATE',
      entity: `R-0001 ${title}`,
    },
  ]);
});
