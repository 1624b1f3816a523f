import { eq } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { objective } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { send } from '#tests/contract/adopted-standard.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';

import { objectOf } from './fields.ts';
import { callsOf } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Some of them are measured: above any target, and below any. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  for (const [index, { id }] of entities.entries()) {
    if (index % 3 === 0) continue;
    const body = { title: 'Measured', takenOn: '2026-01-31', value: index % 3 === 1 ? 1e9 : -1e9 };
    await send(place, place.owner, { path: `objective/${String(id)}/readings`, body });
  }
  const { read } = callsOf('Objectives', place);
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('Objectives', {
  vary,
  values: { dueBy: ({ dueOn }: Schemas['Objective']) => dueOn },
  follows: {
    nextReadingOn: (place, id, day) =>
      within(place, () => db.update(objective).set({ nextReadingOn: day }).where(eq(objective.id, id))),
  },
});
