import { queryOptions } from '@tanstack/react-query';

import { AssessmentFigures } from '#openapi/generated/operations/assessment-figures.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type AssessmentStatistics = Schemas['AssessmentStatistics'];

const figures = clientOf(AssessmentFigures);

/** What all assessments tell together: with their key, so that a change of one makes it stale. */
export const assessmentStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['serviceProviderAssessment', 'statistics'],
    queryFn: ({ signal }): Promise<AssessmentStatistics> => figures(api).statistics({ signal }),
  });
