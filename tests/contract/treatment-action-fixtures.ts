import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { newPart, removedPart } from './record-parts.ts';
import { createPlain } from './samples.ts';

const actions = { of: 'Risks', list: 'treatment-actions', one: 'treatment-action' } as const;

/** An action in the treatment plan of a risk. */
export const newAction = (place: Place) => newPart(place, actions);

/** Valid inputs of the operations of `TreatmentActions`. */
export const treatmentActionFixtures = {
  'TreatmentActions.list': async (_place, who) => ({
    query: {
      search: 'a',
      mine: true,
      ownerId: [who.id],
      status: ['ON_HOLD'],
      overdue: true,
      sortId: 'title',
      desc: true,
    },
  }),
  'TreatmentActions.ofRecord': async (place) => ({ path: { id: (await newAction(place)).recordId } }),
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
    const { id, recordId } = await newAction(place);
    return { path: { id: recordId }, body: { actionIds: [id] } };
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
    const { id, version } = await removedPart(place, actions);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'TreatmentActions'>;
