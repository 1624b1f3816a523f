import { createFileRoute } from '@tanstack/react-router';

import { FindingsOfStandardPage } from '#src/features/compliance/FindingsOfStandardPage.tsx';

export const Route = createFileRoute('/_app/_guarded/non-conformity/$organisationStandardId')({
  component: FindingsOfStandardPage,
});
