import { projectStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';

import { callsOf, entityOf } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Every third project has been started. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post } = callsOf('Projects', place);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const change = { version: 1, action: 'START' };
    moved.push(index % 3 === 0 ? entityOf(await post(`${String(entity['id'])}/status`, change)) : entity);
  }
  return moved;
}

registerLaws('Projects', {
  dependent: ['startsOn'],
  vary,
  orders: { status: projectStatusValues },
  values: { endsBy: ({ endsOn }: Schemas['Project']) => endsOn },
});
