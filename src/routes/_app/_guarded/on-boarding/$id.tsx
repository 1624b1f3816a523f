import { createFileRoute } from '@tanstack/react-router';

import { OnboardingScreen } from '#src/app/pages/OnboardingScreen.tsx';
import { deferredSearch } from '#src/components/deferred-search.ts';

export const Route = createFileRoute('/_app/_guarded/on-boarding/$id')({
  ...deferredSearch(async () => (await import('#src/features/organisation/onboarding-search.ts')).onboardingSearch),
  component: OnboardingScreen,
});
