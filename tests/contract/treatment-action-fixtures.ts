import { numberAt, textAt } from '#tests/server/identity/support.ts';

import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** An action in the treatment plan of a risk. */
export async function newAction({ owner, organisation, ...place }: Place) {
  const { id: riskId } = await createPlain({ owner, organisation, ...place }, 'Risks');
  const { body } = await owner.call(`/api/risk/${riskId}/treatment-actions`, {
    method: 'POST',
    body: { title: `${place.marker} ${unique()}` },
    organisation: organisation.id,
  });
  return { id: textAt(body, 'data.id'), riskId, version: numberAt(body, 'data.version') };
}

/** The same, removed again, with the version that the removal gave it. */
export async function removedAction(place: Place) {
  const action = await newAction(place);
  await place.owner.call(`/api/treatment-action/${action.id}?version=${action.version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { ...action, version: action.version + 1 };
}
