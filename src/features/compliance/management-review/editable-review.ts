import { zManagementReviewInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { reviewKind } from './review-kind.ts';

export const editableReview = editableRegister(reviewKind, zManagementReviewInput);
