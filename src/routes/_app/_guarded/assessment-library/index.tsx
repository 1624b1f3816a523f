import { createFileRoute } from '@tanstack/react-router';

import { LibraryPage } from '#src/features/assessment-library/LibraryPage.tsx';
import { templateAddress } from '#src/features/assessment-library/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/assessment-library/')({
  ...templateAddress.route,
  loaderDeps: ({ search }) => templateAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(
      context,
      async () => (await import('#src/api/provider-assessment/assessment-templates.ts')).assessmentTemplates,
      deps,
    ),
  component: LibraryPage,
});
