import { createFileRoute } from '@tanstack/react-router';

import { AssessmentDetailPage } from '#src/features/compliance/assessment/AssessmentDetailPage.tsx';
import { assessmentSearch } from '#src/features/compliance/assessment/search.ts';
import { fetchEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/assessments/$organisationStandardId')({
  validateSearch: assessmentSearch,
  loaderDeps: ({ search: { assessmentId, view } }) => ({ assessmentId, view }),
  loader: ({ context, deps, params: { organisationStandardId: id } }): void =>
    fetchEarly(context, () => import('#src/features/compliance/assessment/read-assessment.ts'), { ...deps, id }),
  component: AssessmentDetailPage,
});
