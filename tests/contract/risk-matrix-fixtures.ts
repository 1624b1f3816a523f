import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

const isMatrix = (value: unknown): value is Schemas['RiskMatrix'] => at(value, 'bands') !== undefined;

/** The stored matrix, with another name for its lowest band. Removing takes another right. */
async function renamedBand({ owner, organisation, marker }: Place) {
  const { body } = await owner.call('/api/risk-matrix', { organisation: organisation.id });
  const matrix = at(body, 'data');
  if (!isMatrix(matrix)) throw new Error('There is no matrix');
  const bands = matrix.bands.map((band, index) => (index === 0 ? { ...band, name: `Lowest ${marker}` } : band));
  return { body: { ...matrix, bands, replacements: [] } };
}

/** Valid inputs of the operations of `RiskMatrices`. */
export const riskMatrixFixtures = {
  'RiskMatrices.read': async () => ({}),
  'RiskMatrices.list': async () => ({ query: { search: '1', sortId: 'at', desc: true } }),
  'RiskMatrices.preview': renamedBand,
  'RiskMatrices.apply': renamedBand,
} satisfies FixturesOf<'RiskMatrices'>;
