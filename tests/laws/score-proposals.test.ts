import { proposalLifecycle } from '#domain/score-proposal.ts';
import { proposeScore } from '#tests/contract/score-proposal-fixtures.ts';
import { at } from '#tests/server/identity/support.ts';

import { lifecycleLaws } from './lifecycle-laws.ts';
import { rowsOf, useLawPlaces } from './places.ts';

const risks = new Map<string, string>();

lifecycleLaws(useLawPlaces(), {
  lifecycle: proposalLifecycle,
  subject: {
    // The owner of a risk decides on their own proposals too.
    async create(place) {
      const { id, riskId, version } = await proposeScore(place, place.owner, place.owner);
      risks.set(id, riskId);
      return { id, version };
    },
    async read({ owner }, { id }) {
      const rows = rowsOf(await owner.call(`/api/risk/${risks.get(id)}/score-proposals`));
      return rows.find((row) => at(row, 'id') === id);
    },
    path: ({ id }) => `/api/score-proposal/${id}/status`,
  },
  given: { reason: { reason: 'It was contained within minutes' } },
});
