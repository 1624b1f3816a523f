import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ScoreProposals } from '#openapi/generated/operations/score-proposals.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange } from '../record/register.ts';
import { risks } from './risks.ts';

export type ScoreProposal = Schemas['ScoreProposal'];

/** A record that proposals are listed of. */
export interface ProposalsOf {
  readonly kind: 'incident' | 'risk';
  readonly id: string;
}

export const scoreProposals = clientOf(ScoreProposals);

const key = 'score-proposal';

/** The scores that were proposed by an incident or for a risk, the newest first. */
export const proposalsQuery = (api: ApiClient, { kind, id }: ProposalsOf) =>
  queryOptions({
    queryKey: [key, kind, id],
    queryFn({ signal }): Promise<ScoreProposal[]> {
      const { ofIncident, ofRisk } = scoreProposals(api);
      return (kind === 'incident' ? ofIncident : ofRisk)({ path: { id }, signal });
    },
  });

/** Fetches risks and proposed scores again. */
export const refreshProposals = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(risks);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
