import { lazy, Suspense, useState } from 'react';

import { useSession } from '#src/components/SessionProvider.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { readConsent } from './consent-cookie.ts';

const CookieConsent = lazy(() =>
  importWithRetry(() => import('./CookieConsent.tsx')).then((module) => ({ default: module.CookieConsent })),
);

const phone = '(max-width: 767.98px)';

/** Loads the cookie consent only if it has not been answered yet. */
export function ConsentPlace() {
  const [cookie] = useState(readConsent);
  const signedIn = useSession((snapshot) => snapshot.matches('signedIn'));
  if (cookie === 'true' || cookie === 'false') return null;
  const variant = matchMedia(phone).matches ? 'mini' : signedIn ? 'small' : 'default';
  return (
    <Suspense fallback={null}>
      <CookieConsent cookie={cookie} variant={variant} />
    </Suspense>
  );
}
