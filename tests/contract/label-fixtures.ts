import type { Place } from './place.ts';
import { addLabel, unique } from './samples.ts';

const nameIn = ({ marker }: Place) => `${marker} ${unique()}`;

const newLabel = (place: Place) => addLabel(place, { name: nameIn(place) });

/** Valid inputs of the operations on labels. */
export const labelFixtures = {
  'Labels.list': async (place: Place) => {
    await newLabel(place);
    return { query: { search: place.marker, sortId: 'uses', desc: true } } as const;
  },
  'Labels.options': async (place: Place) => {
    await newLabel(place);
    return { query: { search: place.marker } };
  },
  'Labels.add': async (place: Place) => ({ body: { name: nameIn(place), colour: 'TEAL' } }) as const,
  'Labels.update': async (place: Place) =>
    ({ path: { id: await newLabel(place) }, body: { version: 1, name: nameIn(place), colour: 'RED' } }) as const,
  'Labels.remove': async (place: Place) => ({ path: { id: await newLabel(place) }, query: { version: 1 } }),
  'Labels.merge': async (place: Place) => ({
    path: { id: await newLabel(place) },
    body: { version: 1, intoId: await newLabel(place) },
  }),
};
