import { numberAt } from '#tests/server/identity/support.ts';

import type { Place } from './place.ts';
import { createPlain } from './samples.ts';

export async function changesOfScores(place: Place) {
  const { id } = await createPlain(place, 'Risks');
  return { query: { riskId: id, search: place.marker, sortId: 'at', desc: true } } as const;
}

/** An appetite, based on the version that is stored. */
export async function newAppetite(place: Place) {
  const { body } = await place.owner.call('/api/risk-scores/statistics', { organisation: place.organisation.id });
  return { body: { version: numberAt(body, 'data.appetite.version'), score: 9 } };
}
