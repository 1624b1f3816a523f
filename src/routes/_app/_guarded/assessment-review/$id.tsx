import { createFileRoute } from '@tanstack/react-router';

import { AssessmentReviewPage } from '#src/features/provider-assessment/review/AssessmentReviewPage.tsx';
import { reviewSearch } from '#src/features/provider-assessment/review/search.ts';

export const Route = createFileRoute('/_app/_guarded/assessment-review/$id')({
  validateSearch: reviewSearch,
  component: AssessmentReviewPage,
});
