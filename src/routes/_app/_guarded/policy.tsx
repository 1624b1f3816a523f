import { createFileRoute } from '@tanstack/react-router';

import { idOf, searchSchema } from '#src/components/search-schema.ts';

/** A link in a message identifies the policy to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/policy')({
  validateSearch: searchSchema((given) => ({ policyId: idOf(given['policyId']) })),
  staticData: { opens: { kind: 'policy', param: 'policyId' } },
});
