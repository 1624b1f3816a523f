import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ManagementReviews } from '#openapi/generated/operations/management-reviews.ts';
import { ReviewCourse } from '#openapi/generated/operations/review-course.ts';
import { managementReview } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type ManagementReview = Schemas['ManagementReview'];
export type ManagementReviewKind = KindOf<'ManagementReviews'>;
export type ReviewFacts = Schemas['ReviewFacts'];

export const managementReviews: RegisterSource<ManagementReviewKind> = registerSource(
  managementReview,
  clientOf(ManagementReviews),
);

export const reviewCourse = clientOf(ReviewCourse);

/** What the registers say about the inputs of a review. */
export const reviewFactsQuery = (api: ApiClient, { id, version }: Pick<ManagementReview, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [managementReview.kind, 'facts', id, version],
    queryFn: ({ signal }): Promise<ReviewFacts> => reviewCourse(api).facts({ path: { id }, signal }),
  });

/** Fetches management reviews again. */
export const refreshManagementReviews = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [managementReview.kind] });
