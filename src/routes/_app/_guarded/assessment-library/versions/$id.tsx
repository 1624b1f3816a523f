import { createFileRoute } from '@tanstack/react-router';

import { versionSearch } from '#src/features/assessment-library/versions/search.ts';
import { VersionsPage } from '#src/features/assessment-library/versions/VersionsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/assessment-library/versions/$id')({
  validateSearch: versionSearch,
  component: VersionsPage,
});
