import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { RiskCourses } from '#openapi/generated/operations/risk-courses.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { staleAfterChange } from '../record/register.ts';
import { risks } from './risks.ts';

export type RiskReview = Schemas['RiskReview'];

export const riskCourses = clientOf(RiskCourses);

const key = 'risk-review';

/** The reviews of a risk, the newest first. */
export const riskReviewsQuery = (api: ApiClient, riskId: string) =>
  queryOptions({
    queryKey: [key, riskId],
    queryFn: ({ signal }): Promise<RiskReview[]> => riskCourses(api).reviews({ path: { id: riskId }, signal }),
  });

/** Fetches risks and their reviews again. */
export const refreshRiskCourses = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(risks);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === key || isStale(query) });
};
