import { numberAt } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { create, createPlain, unique } from './samples.ts';

export async function changesOfScores(place: Place) {
  const { id } = await createPlain(place, 'Risks');
  return { query: { riskId: id, search: place.marker, sortId: 'at', desc: true } } as const;
}

/** An appetite, based on the version that is stored. */
async function newAppetite(place: Place) {
  const { body } = await place.owner.call('/api/risk-appetite', { organisation: place.organisation.id });
  const { id: categoryId } = await create(place, 'RiskCategories', { name: `${place.marker} ${unique()}` });
  return { body: { version: numberAt(body, 'data.version'), score: 9, categories: [{ categoryId, score: 4 }] } };
}

/** Valid inputs of the operations of `RiskAppetites`. */
export const riskAppetiteFixtures = {
  'RiskAppetites.read': async () => ({}),
  'RiskAppetites.list': async () => ({ query: { search: '1', sortId: 'at', desc: true } }),
  'RiskAppetites.preview': newAppetite,
  'RiskAppetites.apply': newAppetite,
} satisfies FixturesOf<'RiskAppetites'>;
