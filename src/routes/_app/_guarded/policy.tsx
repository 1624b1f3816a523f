import { createFileRoute } from '@tanstack/react-router';

import { PolicyListPage } from '#src/features/policy/PolicyListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

/** A link in a message identifies the policy to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/policy')({
  ...registerRoute({ kind: 'policy', param: 'policyId' }, () => import('#src/features/policy/search.ts')),
  component: PolicyListPage,
});
