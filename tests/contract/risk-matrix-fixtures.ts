import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { referencedBy } from './samples.ts';

const isMatrix = (value: unknown): value is Schemas['RiskMatrix'] => at(value, 'bands') !== undefined;
const isList = (value: unknown): value is readonly Schemas['RiskLikelihood'][] => Array.isArray(value);

const mostLevels = 7;

/** Takes off offer what other fixtures have added to an axis, but for what samples reference: its levels rise, and are few. */
async function clearAxis(place: Place, path: string): Promise<void> {
  const { owner, organisation } = place;
  const referenced = await referencedBy(place);
  const { body } = await owner.call(`${path}?perPage=100`, { organisation: organisation.id });
  const levels = at(body, 'data.data');
  if (!isList(levels)) throw new Error(`${path} has no list`);
  const onOffer = levels
    .filter(({ active }) => active)
    .toSorted(
      (one, other) => one.score - other.score || Number(referenced.has(other.id)) - Number(referenced.has(one.id)),
    );
  const rising = onOffer.filter(({ score }, index) => onOffer[index - 1]?.score !== score);
  const kept = new Set(rising.slice(0, mostLevels));
  for (const { id, version } of onOffer.filter((level) => !kept.has(level)))
    await owner.call(`${path}/${id}`, {
      method: 'PATCH',
      organisation: organisation.id,
      body: { version, active: false },
    });
}

/** The stored matrix, with another name for its lowest band. Removing takes another right. */
async function renamedBand(place: Place) {
  const { owner, organisation, marker } = place;
  await clearAxis(place, '/api/risk-likelihood');
  await clearAxis(place, '/api/risk-impact');
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
