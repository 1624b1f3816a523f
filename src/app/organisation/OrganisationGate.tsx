import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

import { useSession } from '#src/components/SessionProvider.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { expectedOrganisation, rememberOfTab, settleExpected } from './expected-organisation.ts';

const OtherOrganisation = lazy(() =>
  importWithRetry(() => import('./OtherOrganisation.tsx')).then((module) => ({ default: module.OtherOrganisation })),
);

/**
 * Shows the page, unless a link or the tab before meant another organisation than the active one: then it says so first, instead of
 * showing what may look deleted, or another organisation's data without a word.
 */
export function OrganisationGate({ children }: { readonly children: ReactNode }) {
  const sessionId = useSession(({ context }) => context.sessionId);
  const activeId = useSession(({ context }) => context.organisation?.id ?? null);
  const [expected] = useState(() => expectedOrganisation(sessionId));
  const [accepted, setAccepted] = useState(false);
  const isOther = expected !== null && expected.id !== activeId && !accepted;
  useEffect(() => {
    if (isOther || activeId === null) return;
    rememberOfTab(sessionId, activeId);
    settleExpected();
  }, [isOther, activeId, sessionId]);
  if (!isOther) return children;
  return (
    <Suspense fallback={null}>
      <OtherOrganisation expected={expected} onStay={() => setAccepted(true)} />
    </Suspense>
  );
}
