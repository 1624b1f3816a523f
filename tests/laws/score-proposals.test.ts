import { proposalLifecycle } from '#domain/risk/score-proposal.ts';
import type { Stored } from '#tests/contract/samples.ts';
import { proposeScore } from '#tests/contract/score-proposal-fixtures.ts';
import { at } from '#tests/server/identity/support.ts';

import { castOf } from './cast.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { rowsOf, useLawPlaces } from './places.ts';

const risks = new Map<string, string>();
const riskOf = ({ id }: Stored) => risks.get(id) ?? '';
const cast = castOf('author', 'riskOwner');

lifecycleLaws(useLawPlaces(), {
  lifecycle: proposalLifecycle,
  subject: {
    async create(place) {
      const { author, riskOwner } = await cast(place);
      const { id, riskId, version } = await proposeScore(place, author, riskOwner);
      risks.set(id, riskId);
      return { id, version };
    },
    async read({ owner }, stored) {
      const rows = rowsOf(await owner.call(`/api/risk/${riskOf(stored)}/score-proposals`));
      return rows.find((row) => at(row, 'id') === stored.id);
    },
    path: ({ id }) => `/api/score-proposal/${id}/status`,
    recordOf: riskOf,
    happen: {},
  },
  given: { reason: { reason: 'It was contained within minutes' } },
  notices: {
    as: 'scoreProposal',
    people: cast,
    owner: 'riskOwner',
    // The score of the risk changes.
    alsoTold: (action) => (action === 'ACCEPT' ? { watchers: 'watched', riskOwner: 'updated' } : {}),
  },
});
