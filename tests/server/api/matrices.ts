import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import type { Person } from '../support/people.ts';

/** The server checks its answers against the contract. */
const isMap = (value: unknown): value is Schemas['RiskHeatMap'] => at(value, 'cells') !== undefined;
const isMatrix = (value: unknown): value is Schemas['RiskMatrix'] => at(value, 'bands') !== undefined;

/** The heat map of an organisation. @param query `stage=current&asOf=2026-11-26` */
export async function heatMap(person: Person, query: string): Promise<Schemas['RiskHeatMap']> {
  const found = at((await person.call(`/api/risk-scores/heat-map?${query}`)).body, 'data');
  if (!isMap(found)) throw new Error('There is no heat map');
  return found;
}

/** The matrix of an organisation. */
export async function matrixOf(person: Person): Promise<Schemas['RiskMatrix']> {
  const found = at((await person.call('/api/risk-matrix')).body, 'data');
  if (!isMatrix(found)) throw new Error('There is no matrix');
  return found;
}

/** A 5 × 5 matrix becomes 4 × 4: Almost certain becomes Likely, and Severe becomes Major (incidents.md, D4). */
export async function shrunk(person: Person): Promise<Schemas['MatrixProposal']> {
  const { version, likelihoods, impacts, bands } = await matrixOf(person);
  const replacement = (levels: Schemas['MatrixLevel'][]) => ({
    levelId: levels[4]?.id ?? '',
    replacedById: levels[3]?.id ?? '',
  });
  return {
    version,
    likelihoods: likelihoods.slice(0, 4),
    impacts: impacts.slice(0, 4),
    bands,
    replacements: [replacement(likelihoods), replacement(impacts)],
  };
}
