import { createFileRoute } from '@tanstack/react-router';

import { AssessmentListPage } from '#src/features/provider-assessment/AssessmentListPage.tsx';
import { assessmentAddress } from '#src/features/provider-assessment/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/service-provider-assessment')({
  ...assessmentAddress.route,
  loaderDeps: ({ search }) => assessmentAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(
      context,
      async () => (await import('#src/api/provider-assessment/service-provider-assessments.ts')).assessments,
      deps,
    ),
  component: AssessmentListPage,
});
