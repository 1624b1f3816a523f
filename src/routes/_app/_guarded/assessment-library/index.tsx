import { createFileRoute } from '@tanstack/react-router';

import { LibraryPage } from '#src/features/assessment-library/LibraryPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/assessment-library/')({
  ...registerRoute(
    { kind: 'assessmentTemplate', param: 'template' },
    () => import('#src/features/assessment-library/search.ts'),
  ),
  component: LibraryPage,
});
