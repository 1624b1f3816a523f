import { createFileRoute } from '@tanstack/react-router';

import { idOf, searchSchema } from '#src/components/search-schema.ts';

/** A link in a message identifies the change to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/change-management-process')({
  validateSearch: searchSchema((given) => ({ changeManagementProcessId: idOf(given['changeManagementProcessId']) })),
});
