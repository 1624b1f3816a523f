import { createFileRoute } from '@tanstack/react-router';

import { PolicyListPage } from '#src/features/policy/PolicyListPage.tsx';
import { policyAddress } from '#src/features/policy/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

/** A link in a message identifies the policy to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/policy')({
  ...policyAddress.route,
  loaderDeps: ({ search }) => policyAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/policy/policies.ts')).policies, deps),
  component: PolicyListPage,
});
