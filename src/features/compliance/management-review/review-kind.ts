import { managementReviewInput } from '#openapi/generated/inputs.ts';
import { managementReview } from '#openapi/generated/records.ts';
import { managementReviews } from '#src/api/management-system/management-reviews.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const reviewKind = registerKind({ facts: managementReview, input: managementReviewInput }, managementReviews);
