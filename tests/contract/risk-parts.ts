import { numberAt, textAt } from '#tests/server/identity/support.ts';

import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** A part of a new risk, such as an action of its plan. @param list the end of the address where it is added */
export async function newPart({ owner, organisation, ...place }: Place, list: string) {
  const { id: riskId } = await createPlain({ owner, organisation, ...place }, 'Risks');
  const { body } = await owner.call(`/api/risk/${riskId}/${list}`, {
    method: 'POST',
    body: { title: `${place.marker} ${unique()}` },
    organisation: organisation.id,
  });
  return { id: textAt(body, 'data.id'), riskId, version: numberAt(body, 'data.version') };
}

/** The same, removed again, with the version that the removal gave it. @param one the start of its own address */
export async function removedPart(place: Place, list: string, one: string) {
  const part = await newPart(place, list);
  await place.owner.call(`/api/${one}/${part.id}?version=${part.version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { ...part, version: part.version + 1 };
}
