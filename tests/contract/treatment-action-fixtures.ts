import { numberAt, textAt } from '#tests/server/identity/support.ts';

import type { FixturesOf } from './fixture-types.ts';
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
async function removedAction(place: Place) {
  const action = await newAction(place);
  await place.owner.call(`/api/treatment-action/${action.id}?version=${action.version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { ...action, version: action.version + 1 };
}

/** Valid inputs of the operations of `TreatmentActions`. */
export const treatmentActionFixtures = {
  'TreatmentActions.ofRisk': async (place) => ({ path: { id: (await newAction(place)).riskId } }),
  'TreatmentActions.add': async (place, who) => ({
    path: { id: (await createPlain(place, 'Risks')).id },
    body: {
      title: place.marker,
      ownerId: who.id,
      dueOn: '2027-01-31',
      effortDays: 5,
      cost: 1200,
      progress: 40,
      status: 'IN_PROGRESS',
    },
  }),
  'TreatmentActions.arrange': async (place) => {
    const { id, riskId } = await newAction(place);
    return { path: { id: riskId }, body: { actionIds: [id] } };
  },
  'TreatmentActions.update': async (place, who) => {
    const { id, version } = await newAction(place);
    const changes = { title: `${place.marker} changed`, ownerId: who.id, dueOn: null, progress: 100 };
    return { path: { id }, body: { version, ...changes } };
  },
  'TreatmentActions.remove': async (place) => {
    const { id, version } = await newAction(place);
    return { path: { id }, query: { version } };
  },
  'TreatmentActions.restore': async (place) => {
    const { id, version } = await removedAction(place);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'TreatmentActions'>;
