import { expect, test } from 'vitest';

import { create, type Stored } from '#tests/contract/samples.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

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

/** Everything that was until now was two months ago. */
async function backdate(): Promise<void> {
  const { harbour } = places();
  const columns = [
    'record set created_at = created_at',
    'risk_score_change set at = at',
    'risk_appetite_version set at = at',
  ];
  for (const column of columns)
    await asOwner(harbour.server, `update ${column} - interval '62 days' where organisation_id = $1`, [
      harbour.organisation.id,
    ]);
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

test('a category that no risk has can be deleted with its appetite, which is kept and logged', async () => {
  const { harbour } = places();
  const [gone, kept] = [
    await create(harbour, 'RiskCategories', { name: 'Short-lived' }),
    await create(harbour, 'RiskCategories', { name: 'Lasting' }),
  ];
  const version = Number(at(await stored(), 'version'));
  const categories = [gone, kept].map(({ id: categoryId }) => ({ categoryId, score: 6 }));
  expect((await apply({ version, score: 8, categories })).status).toBe(200);
  const removed = await harbour.owner.call(`/api/risk-category/${gone.id}?version=1`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  const lasting = [{ category: { id: kept.id, name: 'Lasting' }, score: 6 }];
  expect(await stored()).toEqual({ version: version + 2, score: 8, categories: lasting });
  const [newest, before] = rowsOf(await harbour.owner.call('/api/risk-appetite/versions'));
  expect(newest).toMatchObject({ number: version + 2, categories: [{ name: 'Lasting', score: 6 }] });
  expect(before).toMatchObject({
    categories: [
      { name: 'Lasting', score: 6 },
      { name: 'Short-lived', score: 6 },
    ],
  });
  const [logged] = rowsOf(await harbour.owner.call('/api/activities?entityType=riskAppetite'));
  expect(logged?.['changes']).toContainEqual(
    expect.objectContaining({ field: 'categories', old: 'Lasting 6, Short-lived 6', new: 'Lasting 6' }),
  );
});

test('past months stay as they were when a category is renamed', async () => {
  const { harbour } = places();
  const category = await create(harbour, 'RiskCategories', { name: 'Before' });
  await risksIn({ Renamed: [category] });
  const version = Number(at(await stored(), 'version'));
  await apply({ version, score: null, categories: [{ categoryId: category.id, score: 3 }] });
  // Since then, another appetite applies: the former one is of past months only.
  const months = async () => {
    const found = at((await harbour.owner.call('/api/risk-scores/statistics')).body, 'data.months');
    return Array.isArray(found) ? found.map((month: unknown) => at(month, 'above')) : [];
  };
  await backdate();
  await apply({ version: version + 1, score: null, categories: [] });
  expect((await months()).slice(-2)).toEqual([1, 0]);
  const body = { version: 1, name: 'After' };
  expect((await harbour.owner.call(`/api/risk-category/${category.id}`, { method: 'PATCH', body })).status).toBe(200);
  expect((await months()).slice(-2)).toEqual([1, 0]);
});
