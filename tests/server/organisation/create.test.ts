import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  membership,
  organisationFeature,
  riskCategory,
  riskImpact,
  riskLikelihood,
  riskRating,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { createOrganisation } from '#server/modules/organisation/index.ts';

import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

describe('a new organisation', () => {
  it('has its features and the default matrix, and no members', async () => {
    const { database } = test;
    const features = ['RISK', 'POLICY'] as const;
    const { id } = await createOrganisation(database, { name: 'Northbank Ferries', features });
    const matrix = await database.inOrganisation({ organisationId: id, userId: '' }, async () => ({
      likelihoods: await db
        .select({ name: riskLikelihood.name, score: riskLikelihood.score })
        .from(riskLikelihood)
        .orderBy(asc(riskLikelihood.position)),
      impacts: await db
        .select({ name: riskImpact.name, score: riskImpact.score })
        .from(riskImpact)
        .orderBy(asc(riskImpact.position)),
      ratings: await db
        .select({ name: riskRating.name, minimumScore: riskRating.minimumScore, colour: riskRating.colour })
        .from(riskRating)
        .orderBy(asc(riskRating.position)),
      categories: await db.$count(riskCategory),
    }));
    expect(matrix).toEqual({
      likelihoods: [
        { name: 'Rare', score: 1 },
        { name: 'Unlikely', score: 2 },
        { name: 'Possible', score: 3 },
        { name: 'Likely', score: 4 },
        { name: 'Almost certain', score: 5 },
      ],
      impacts: [
        { name: 'Negligible', score: 1 },
        { name: 'Minor', score: 2 },
        { name: 'Moderate', score: 3 },
        { name: 'Major', score: 4 },
        { name: 'Severe', score: 5 },
      ],
      ratings: [
        { name: 'Very low', minimumScore: 1, colour: null },
        { name: 'Low', minimumScore: 3, colour: null },
        { name: 'Medium', minimumScore: 6, colour: null },
        { name: 'High', minimumScore: 10, colour: null },
        { name: 'Critical', minimumScore: 20, colour: null },
      ],
      categories: 10,
    });
    const stored = await database.platform
      .select({ feature: organisationFeature.feature })
      .from(organisationFeature)
      .where(eq(organisationFeature.organisationId, id))
      .orderBy(asc(organisationFeature.feature));
    expect(stored).toEqual([{ feature: 'POLICY' }, { feature: 'RISK' }]);
    expect(await database.platform.select().from(membership)).toEqual([]);
  });

  it('cannot take an existing name', async () => {
    const { database } = test;
    await createOrganisation(database, { name: 'Northbank Ferries', features: [] });
    const second = createOrganisation(database, { name: 'Northbank Ferries', features: ['RISK'] });
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'organisation_name' } });
  });
});
