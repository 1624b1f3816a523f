import { expect, test } from 'vitest';

import { create, type Stored } from '#tests/contract/samples.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

const call = (path: string, body: object) => places().harbour.owner.call(path, { method: 'POST', body });
const apply = (body: object) => call('/api/risk-appetite/apply', body);
const stored = async () => at((await places().harbour.owner.call('/api/risk-appetite')).body, 'data');

/** Risks with the score of 4 × 5 in some categories, by title. */
async function risksIn(categories: Readonly<Record<string, readonly Stored[]>>): Promise<void> {
  const { harbour } = places();
  const levels = async (axis: 'risk-likelihood' | 'risk-impact') =>
    rowsOf(await harbour.owner.call(`/api/${axis}?perPage=20`)).toSorted(
      (one, other) => Number(one['score']) - Number(other['score']),
    );
  const [likelihoods, impacts] = [await levels('risk-likelihood'), await levels('risk-impact')];
  const current = { likelihoodId: likelihoods[3]?.['id'], impactId: impacts[4]?.['id'] };
  for (const [title, own] of Object.entries(categories))
    await create(harbour, 'Risks', { title, current, categoryIds: own.map(({ id }) => id) });
}

test('the lowest appetite of the categories of a risk counts, or else that of the organisation', async () => {
  const { harbour, meridian } = places();
  const category = (name: string) => create(harbour, 'RiskCategories', { name });
  const [cloud, finance, foreign] = [
    await category('Cloud'),
    await category('Finance'),
    await create(meridian, 'RiskCategories', { name: 'Foreign' }),
  ];
  await risksIn({ Both: [cloud, finance], Cloud: [cloud], Neither: [] });
  const listed = async () =>
    rowsOf(await callsOf('Risks', harbour).get('?figure=ABOVE_APPETITE&perPage=100&sortId=title')).map(
      ({ title }) => title,
    );
  expect(await listed()).toEqual([]);

  const proposed = {
    version: 0,
    score: 20,
    categories: [
      { categoryId: cloud.id, score: 25 },
      { categoryId: finance.id.toUpperCase(), score: 4 },
    ],
  };
  const preview = await call('/api/risk-appetite/preview', proposed);
  expect(at(preview.body, 'data')).toMatchObject({
    above: 0,
    aboveThen: 1,
    rising: 1,
    falling: 0,
    changes: [{ risk: { title: 'Both' }, score: 20, isAbove: true }],
  });
  expect(await stored()).toMatchObject({ version: 0, score: null, categories: [] });

  expect((await apply(proposed)).status).toBe(200);
  expect(await listed()).toEqual(['Both']);
  const numbers = at((await harbour.owner.call('/api/risk-scores/statistics')).body, 'data');
  expect(numbers).toMatchObject({ above: 1, appetite: { version: 1, score: 20 } });
  const months = at(numbers, 'months');
  expect(Array.isArray(months) ? months.at(-1) : undefined).toMatchObject({ above: 1 });

  const lower = { version: 1, score: 19, categories: [] };
  expect(at((await call('/api/risk-appetite/preview', lower)).body, 'data')).toMatchObject({ rising: 2, falling: 0 });
  expect((await apply(lower)).status).toBe(200);
  expect(await listed()).toEqual(['Both', 'Cloud', 'Neither']);

  const refused = await apply({ version: 2, score: 9, categories: [{ categoryId: foreign.id, score: 4 }] });
  expect([refused.status, at(refused.body, 'errors.0.field')]).toEqual([400, 'categories/0/categoryId']);
  const twice = [cloud, cloud].map(({ id: categoryId }) => ({ categoryId, score: 4 }));
  const repeated = await apply({ version: 2, score: 9, categories: twice });
  expect(at(repeated.body, 'errors')).toEqual([
    { field: 'categories/1/categoryId', message: 'This category is listed twice' },
  ]);
});

test('every appetite is kept and logged, and one changed by another person is not overwritten', async () => {
  const { harbour, meridian } = places();
  const before = Number(at(await stored(), 'version'));
  expect((await apply({ version: before, score: 7, categories: [] })).status).toBe(200);
  const late = await apply({ version: before, score: 12, categories: [] });
  expect([late.status, at(late.body, 'current')]).toMatchObject([409, { version: before + 1, score: 7 }]);
  const versions = rowsOf(await harbour.owner.call('/api/risk-appetite/versions'));
  expect(versions[0]).toMatchObject({ number: before + 1, score: 7, categories: [], by: { id: harbour.owner.id } });
  expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => before + 1 - index));
  const [logged] = rowsOf(await harbour.owner.call('/api/activities?entityType=riskAppetite'));
  expect(logged?.['changes']).toContainEqual(expect.objectContaining({ field: 'score', new: 7 }));
  expect(rowsOf(await meridian.owner.call('/api/risk-appetite/versions'))).toEqual([]);
});
