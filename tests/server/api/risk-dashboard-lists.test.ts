import { expect, test } from 'vitest';

import { countedStatuses } from '#domain/risk/lifecycle.ts';
import type { Schemas } from '#server/contract/types.ts';
import { create, sampleOf } from '#tests/contract/samples.ts';
import { callsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';

const places = useLawPlaces();

/** The server checks its answers against the contract. */
const isStatistics = (value: unknown): value is Schemas['RiskStatistics'] => at(value, 'months') !== undefined;
const isMap = (value: unknown): value is Schemas['RiskHeatMap'] => at(value, 'cells') !== undefined;

/** How many risks the register lists with these filters, as the links of the dashboard name them. */
async function listed(filters: Readonly<Record<string, string | null>>): Promise<number> {
  const asked = Object.entries(filters).map(([name, value]) => (value === null ? ['without', name] : [name, value]));
  const status = countedStatuses.map((one) => ['status', one]);
  const query = new URLSearchParams([...status, ...asked]);
  return numberAt((await callsOf('Risks', places().harbour).get(`?${query}`)).body, 'data.pagination.total');
}

test('every number of the risk dashboard is as many as the risks that its link lists, closed ones left out', async () => {
  const { harbour } = places();
  const full = await sampleOf(harbour, 'Risks');
  const bodies = [full, full, { title: 'Bare' }, { ...full, treatment: 'NONE', categoryIds: [], ownerId: null }];
  for (const [index, body] of bodies.entries()) {
    const { id, version } = await create(harbour, 'Risks', body);
    if (index !== 1) continue;
    const close = { version, action: 'CLOSE', closedBecause: 'DUPLICATE' };
    await callsOf('Risks', harbour).post(`${id}/status`, close);
  }
  const numbers = at((await harbour.owner.call('/api/risk-scores/statistics')).body, 'data');
  const map = at((await harbour.owner.call('/api/risk-scores/heat-map?stage=current')).body, 'data');
  if (!isStatistics(numbers) || !isMap(map)) throw new Error('The dashboard was not answered');
  const { count, byTreatment, byCategory, byOwner, byRating } = numbers;
  const shown = [
    { count, filters: {} },
    ...byTreatment.map((one) => ({ count: one.count, filters: { treatment: one.treatment } })),
    ...byCategory.map((one) => ({ count: one.count, filters: { categoryId: one.category?.id ?? null } })),
    ...byOwner.map((one) => ({ count: one.count, filters: { ownerId: one.owner?.id ?? null } })),
    ...byRating.flatMap(({ rating, ...one }) => [
      { count: one.current, filters: { ratingId: rating?.id ?? null } },
      { count: one.inherent, filters: { inherentRatingId: rating?.id ?? null } },
      { count: one.residual, filters: { residualRatingId: rating?.id ?? null } },
    ]),
    ...map.cells.map(({ count: inCell, likelihoodId, impactId }) => ({
      count: inCell,
      filters: { currentLikelihoodId: likelihoodId, currentImpactId: impactId },
    })),
  ];
  expect(count).toBe(3);
  for (const { count: counted, filters } of shown)
    expect({ filters, listed: await listed(filters) }).toEqual({ filters, listed: counted });
});
