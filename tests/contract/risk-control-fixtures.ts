import type { FixturesOf } from './fixture-types.ts';
import { newPart, removedPart } from './record-parts.ts';
import { createPlain } from './samples.ts';

const controls = { of: 'Risks', list: 'controls', one: 'risk-control' } as const;

/** Valid inputs of the operations of `RiskControls`. */
export const riskControlFixtures = {
  'RiskControls.ofRecord': async (place) => ({ path: { id: (await newPart(place, controls)).recordId } }),
  'RiskControls.add': async (place, who) => ({
    path: { id: (await createPlain(place, 'Risks')).id },
    body: {
      title: place.marker,
      description: place.marker,
      type: 'DETECTIVE',
      ownControlId: (await createPlain(place, 'OwnControls')).id,
      ownerId: who.id,
      effectiveness: 'EFFECTIVE',
      lastTestedOn: '2026-01-31',
    },
  }),
  'RiskControls.update': async (place, who) => {
    const { id, version } = await newPart(place, controls);
    const ownControlId = (await createPlain(place, 'OwnControls')).id;
    const changes = { ownControlId, title: `${place.marker} changed`, ownerId: who.id, lastTestedOn: null };
    return { path: { id }, body: { version, type: 'CORRECTIVE', ...changes } };
  },
  'RiskControls.remove': async (place) => {
    const { id, version } = await newPart(place, controls);
    return { path: { id }, query: { version } };
  },
  'RiskControls.restore': async (place) => {
    const { id, version } = await removedPart(place, controls);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'RiskControls'>;
