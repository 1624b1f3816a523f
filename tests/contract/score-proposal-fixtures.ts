import { numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { create, unique } from './samples.ts';

/** A level of each axis of the matrix. */
export async function levelsOf(place: Place, scores: readonly [number, number] = [4, 5]) {
  const [likelihood, impact] = scores;
  const name = `${place.marker} ${unique()}`;
  return {
    likelihoodId: (await create(place, 'RiskLikelihoods', { name, score: likelihood })).id,
    impactId: (await create(place, 'RiskImpacts', { name, score: impact })).id,
  };
}

/** A risk and an incident that realises it. */
export async function realisedRisk(place: Place, ownerId: string | null) {
  const risk = await create(place, 'Risks', { title: `${place.marker} ${unique()}`, ownerId });
  const incident = await create(place, 'Incidents', { title: `${place.marker} ${unique()}`, riskIds: [risk.id] });
  return { riskId: risk.id, incidentId: incident.id };
}

/** A score that `author` proposes for a risk of `owner`. */
export async function proposeScore(place: Place, author: Person, owner: Person | null) {
  const { riskId, incidentId } = await realisedRisk(place, owner?.id ?? null);
  const levels = await levelsOf(place);
  const { body } = await author.call(`/api/incident/${incidentId}/score-proposals`, {
    method: 'POST',
    body: { riskId, ...levels, reason: `${place.marker} ${unique()}` },
    organisation: place.organisation.id,
  });
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version'), riskId, incidentId, levels };
}

/** Valid inputs of the operations of `ScoreProposals`. */
export const scoreProposalFixtures = {
  'ScoreProposals.ofIncident': async (place) => ({
    path: { id: (await proposeScore(place, place.owner, null)).incidentId },
  }),
  'ScoreProposals.ofRisk': async (place) => ({ path: { id: (await proposeScore(place, place.owner, null)).riskId } }),
  'ScoreProposals.propose': async (place) => {
    const { riskId, incidentId } = await realisedRisk(place, place.owner.id);
    return { path: { id: incidentId }, body: { riskId, ...(await levelsOf(place)), reason: place.marker } };
  },
  'ScoreProposals.changeStatus': async (place, who) => {
    const isViewer = (await who.call('/api/risk', { organisation: place.organisation.id })).status === 200;
    const { id, version } = await proposeScore(place, await anotherMember(place), isViewer ? who : place.owner);
    return { path: { id }, body: { version, action: 'DECLINE', reason: place.marker } };
  },
} satisfies FixturesOf<'ScoreProposals'>;
