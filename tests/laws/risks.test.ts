import { riskLifecycle } from '#domain/risk/lifecycle.ts';
import { riskStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Place } from '#tests/contract/place.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, unique, type Body } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** The acceptance of every second risk with a residual rating has been asked for; some are open, some closed. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('Risks', place);
  const approver = await anotherMember(place);
  const request = { approverId: approver.id, expiresOn: '2099-12-31', justification: place.marker };
  const varied: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const id = String(entity['id']);
    if (index % 2 === 0) await post(`${id}/acceptances`, request);
    const action = index % 3 === 0 ? { action: 'OPEN' } : { action: 'CLOSE', closedBecause: 'MERGED' };
    if (index % 3 !== 2) await post(`${id}/status`, { version: entity['version'], ...action });
    varied.push(objectOf(await read(id)));
  }
  return varied;
}

registerLaws('Risks', {
  vary,
  values: {
    acceptance: ({ acceptance }: Schemas['Risk']) => acceptance?.status ?? null,
    ratingId: ({ current }: Schemas['Risk']) => current.rating,
    inherentRatingId: ({ inherent }: Schemas['Risk']) => inherent.rating,
    residualRatingId: ({ residual }: Schemas['Risk']) => residual.rating,
    reviewBy: ({ nextReviewOn }: Schemas['Risk']) => nextReviewOn,
    inherent: ({ inherent }: Schemas['Risk']) => inherent.score,
    current: ({ current }: Schemas['Risk']) => current.score,
    residual: ({ residual }: Schemas['Risk']) => residual.score,
    inherentLikelihoodId: ({ inherent }: Schemas['Risk']) => inherent.likelihood,
    inherentImpactId: ({ inherent }: Schemas['Risk']) => inherent.impact,
    currentLikelihoodId: ({ current }: Schemas['Risk']) => current.likelihood,
    currentImpactId: ({ current }: Schemas['Risk']) => current.impact,
    residualLikelihoodId: ({ residual }: Schemas['Risk']) => residual.likelihood,
    residualImpactId: ({ residual }: Schemas['Risk']) => residual.impact,
    dueOn: ({ treatmentPlan }: Schemas['Risk']) => treatmentPlan.dueOn,
    dueBy: ({ treatmentPlan }: Schemas['Risk']) => treatmentPlan.dueOn,
    scoreFrom: ({ current }: Schemas['Risk']) => current.score,
    scoreTo: ({ current }: Schemas['Risk']) => current.score,
  },
  // Undecided first, accepted last.
  orders: { treatment: ['NONE', 'MITIGATE', 'TRANSFER', 'AVOID', 'ACCEPT'], status: riskStatusValues },
  // Once set, it moves by a review or with a reason: tests/server/api/risk-courses.test.ts.
  dependent: ['nextReviewOn'],
  choosing: {
    RiskCategories: (id) => ({ categoryIds: id === null ? [] : [id] }),
    Threats: (id) => ({ threatIds: id === null ? [] : [id] }),
    Vulnerabilities: (id) => ({ vulnerabilityIds: id === null ? [] : [id] }),
    RiskLikelihoods: (likelihoodId) => ({ current: { likelihoodId, impactId: null } }),
    RiskImpacts: (impactId) => ({ residual: { likelihoodId: null, impactId } }),
  },
});

const cast = castOf('owner');

lifecycleLaws(useLawPlaces(), {
  lifecycle: riskLifecycle,
  subject: {
    ...recordsWithStatus('Risks', 'status'),
    create: async (place) =>
      create(place, 'Risks', { title: `${place.marker} ${unique()}`, ownerId: (await cast(place)).owner.id }),
  },
  given: { closedBecause: { closedBecause: 'DUPLICATE' }, reason: { reason: 'It applies again' } },
  notices: { as: 'updated', people: cast, owner: 'owner' },
});
