import { complianceResultValues } from '#openapi/generated/values.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';

import { objectOf } from './fields.ts';
import { callsOf } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Some of them are answered. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('OwnControls', place);
  for (const [index, { id }] of entities.entries()) {
    const result = complianceResultValues[index % 4];
    if (index % 3 === 0) continue;
    await post(`${String(id)}/response`, { version: 1, result, maturity: index, observation: place.marker });
  }
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('OwnControls', { vary, orders: { result: complianceResultValues } });
